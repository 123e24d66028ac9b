import { expect, test } from "vitest"
import type { Case } from "../src/case.ts"
import { coverageOf } from "../src/coverage.ts"
import { gatedSections } from "../src/gates.ts"
import { loadCases } from "../src/load.ts"
import { clausesOf, readClauses } from "../src/rulebook.ts"

const cases = loadCases()

test("every gated section is one that a rulebook has", () => {
  for (const section of gatedSections)
    expect(readClauses([section]).some((clause) => clause.exempt === null)).toBe(true)
})

test("every clause of a gated section has a case, and no case cites another", () => {
  const { uncovered, unknown } = coverageOf(readClauses(gatedSections), cases)
  expect({ uncovered, unknown }).toEqual({ uncovered: [], unknown: [] })
})

test("a clause without a case is found, unless it is presentation or its section is not gated", () => {
  const rulebook = [
    "# Rules",
    "- **not a clause** in a preface",
    "## XX-1 First",
    "- **XX-1.1** Shown.",
    "- **XX-1.2** Not shown.",
    "- **XX-1.3** A colour. (presentation: cannot\n  be played)",
    "## XX-A Later",
    "- **XX-A1** Not yet."
  ].join("\n")
  const clauses = clausesOf(rulebook, ["XX-1"])
  expect(clauses.map((clause) => clause.exempt)).toEqual([null, null, "cannot be played", "not gated yet"])
  const shown = { id: "one", cites: ["XX-1.1", "XX-9"], valid: true } as unknown as Case
  expect(coverageOf(clauses, [shown])).toMatchObject({ uncovered: ["XX-1.2"], unknown: ["one cites XX-9"] })
})
