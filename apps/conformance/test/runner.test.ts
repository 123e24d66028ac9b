import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { join } from "node:path"
import { expect, test } from "vitest"
import { answer, serve } from "../src/adapter.ts"
import { askProgram } from "../src/against.ts"
import type { Case } from "../src/case.ts"
import { loadCases, parseCases } from "../src/load.ts"
import { runCase } from "../src/run.ts"

const cases = loadCases()
const find = (id: string): Case => cases.find((one) => one.id === id)!

/** The case with other expectations, or with anything else that it has not. */
const changed = (one: Case, changes: readonly (readonly [string, unknown])[]): Case =>
  Object.fromEntries([...Object.entries(one), ...changes]) as Case
const line = (one: unknown, contract = 1) => JSON.stringify({ contract, case: one })

/** Whether a case asks for something to be refused. */
const refuses = (one: Case): boolean => /"(?:refused|bad|error|cannot)":|"conflicts":\[\{/u.test(JSON.stringify(one))

test("an invalid case asks for a refusal, a valid one for none", () => {
  expect(cases.filter((one) => refuses(one) === one.valid).map((one) => one.id)).toEqual([])
})

test("valid and invalid cases are both there in numbers", () => {
  const invalid = cases.filter((one) => !one.valid).length
  expect(invalid / cases.length).toBeGreaterThan(0.35)
  expect(invalid / cases.length).toBeLessThan(0.65)
})

test("a wrong expectation is a finding", () => {
  const one = find("1.25-one-han")
  expect(runCase(changed(one, [["then", { han: 2, deltas: { S: 1000, E: -1000 } }]]))).toHaveLength(2)
  const play = find("1.13-skips")
  expect(runCase(changed(play, [["then", { phase: "turn 3", live: 70 }]]))).toHaveLength(8)
})

test("an action that must be refused and is not is a finding", () => {
  const one = find("1.13-skips")
  const when = [{ seat: 0, do: "discard 7z", refused: { reasons: ["any"], clause: "FJ-1.10" } }]
  const changes = [
    ["when", when],
    ["then", { phase: "turn 0" }]
  ] as const
  expect(runCase(changed(one, changes))[0]).toContain("must be refused")
})

test("a file that breaks the schema is refused with its place", () => {
  const one = changed(find("1.13-skips"), [["valid", "yes"]])
  expect(() => parseCases(JSON.stringify({ cases: [one] }), "mine.json")).toThrow("/cases/0/valid must be boolean")
})

test("the adapter answers each line with a verdict, whatever the line", async () => {
  const good = find("1.25-one-han")
  expect(answer(line(good))).toEqual({ contract: 1, id: good.id, verdict: "pass" })
  expect(answer(line(changed(good, [["then", { han: 5 }]])))).toMatchObject({ id: good.id, verdict: "fail" })
  expect(answer(line(good, 2))).toMatchObject({ id: good.id, verdict: "skip" })
  expect(answer("{")).toMatchObject({ verdict: "fail" })
  expect(answer(line(changed(good, [["rules", "nobody/knows"]])))).toMatchObject({ verdict: "fail" })
  const input = new PassThrough()
  const output = new PassThrough()
  input.end(`${line(good)}\n\n${line(good, 2)}\n`)
  await serve(input, output)
  output.end()
  expect((await text(output)).trim().split("\n")).toHaveLength(2)
})

test("another program is asked by the same lines", { timeout: 60_000 }, async () => {
  const cli = join(import.meta.dirname, "..", "src", "cli.ts")
  const some = cases.slice(0, 20)
  const ours = await askProgram(`"${process.execPath}" --conditions=source "${cli}" --stdio`, some)
  expect(ours.map((one) => one.verdict)).toEqual(some.map(() => "pass"))
  const silent = await askProgram(`"${process.execPath}" -e ""`, some.slice(0, 1))
  expect(silent).toMatchObject([{ verdict: "fail", findings: ["there was no answer"] }])
})
