import { parseArgs } from "node:util"
import { sets } from "@feljong/core/variants"
import { type Answer, CONTRACT, serve, type Verdict } from "./adapter.ts"
import { askProgram } from "./against.ts"
import type { Case } from "./case.ts"
import { coverageOf, coverageText } from "./coverage.ts"
import { exceptions } from "./exceptions.ts"
import { gatedSections, gatedSets } from "./gates.ts"
import { loadCases } from "./load.ts"
import { killerOf, mutantsOf } from "./mutants.ts"
import { readClauses } from "./rulebook.ts"
import { runCase } from "./run.ts"

const { values } = parseArgs({
  options: {
    coverage: { type: "boolean", default: false },
    mutants: { type: "boolean", default: false },
    stdio: { type: "boolean", default: false },
    case: { type: "string" },
    set: { type: "string" },
    against: { type: "string" }
  }
})

const fail = (): void => void (process.exitCode = 1)

const explain = (one: Case | undefined): void => {
  if (one === undefined) {
    console.error(`there is no case ${values.case}`)
    return fail()
  }
  const findings = runCase(one)
  console.log(`${one.id} (${one.cites.join(", ")})\n${one.description}\n`)
  console.log(JSON.stringify(one, null, 2))
  console.log(findings.length === 0 ? "\nholds" : `\nfails:\n${findings.join("\n")}`)
  if (findings.length > 0) fail()
}

const report = (verdicts: readonly Verdict[], cases: readonly Case[]): void => {
  const of = (verdict: Verdict["verdict"]) => verdicts.filter((one) => one.verdict === verdict)
  for (const one of verdicts) {
    if (one.verdict === "fail") console.log(`FAILS ${one.id}\n  ${one.findings.join("\n  ")}`)
    if (one.verdict === "skip") console.log(`skipped ${one.id}: ${one.reason}`)
  }
  const valid = cases.filter((one) => one.valid).length
  console.log(`contract ${CONTRACT}: ${cases.length} cases, ${valid} valid and ${cases.length - valid} invalid`)
  console.log(`${of("pass").length} passed, ${of("fail").length} failed, ${of("skip").length} skipped`)
  if (of("fail").length > 0) fail()
}

const hunt = (cases: readonly Case[]): void => {
  const hunted = values.set === undefined ? gatedSets : [values.set]
  const mutants = hunted.flatMap(mutantsOf)
  const survivors = mutants.filter((mutant) => killerOf(mutant, cases) === null).map((mutant) => mutant.id)
  for (const id of survivors)
    console.log(exceptions[id] === undefined ? `SURVIVES ${id}` : `excepted ${id}: ${exceptions[id]}`)
  const noticed = Object.keys(exceptions).filter(
    (id) => hunted.some((set) => id.startsWith(`${set}: `)) && !survivors.includes(id)
  )
  for (const id of noticed) console.log(`NOTICED after all, or not there: ${id}`)
  console.log(`${mutants.length} mutants, ${survivors.length} survive`)
  const open = [...sets.keys()].filter((id) => !gatedSets.includes(id))
  if (open.length > 0) console.log(`not gated yet: ${open.join(", ")}`)
  if (survivors.some((id) => exceptions[id] === undefined) || noticed.length > 0) fail()
}

const own = (one: Case): Answer => {
  const findings = runCase(one)
  const { id } = one
  return findings.length === 0
    ? { contract: CONTRACT, id, verdict: "pass" }
    : { contract: CONTRACT, id, verdict: "fail", findings }
}

if (values.stdio) await serve(process.stdin, process.stdout)
else {
  const cases = loadCases()
  if (values.set !== undefined && !values.mutants) {
    console.error("--set says whose mutants to try: give it with --mutants")
    fail()
  } else if (values.set !== undefined && !sets.has(values.set)) {
    console.error(`there is no set "${values.set}": ${[...sets.keys()].join(", ")}`)
    fail()
  } else if (values.case !== undefined) explain(cases.find((one) => one.id === values.case))
  else if (values.coverage) {
    const coverage = coverageOf(readClauses(gatedSections), cases)
    console.log(coverageText(coverage))
    if (coverage.uncovered.length > 0 || coverage.unknown.length > 0) fail()
  } else if (values.mutants) hunt(cases)
  else if (values.against === undefined) report(cases.map(own), cases)
  else report(await askProgram(values.against, cases), cases)
}
