import { expect, test } from "vitest"
import type { Case } from "../src/case.ts"
import { coverageOf } from "../src/coverage.ts"
import { loadCases } from "../src/load.ts"
import { clausesOf, readClauses } from "../src/rulebook.ts"

const cases = loadCases()

test("every clause that is played has a case, and no case cites another", () => {
  const { uncovered, unknown } = coverageOf(readClauses(), cases)
  expect({ uncovered, unknown }).toEqual({ uncovered: [], unknown: [] })
})

test("a clause without a case is found, unless it is presentation or not played yet", () => {
  const rulebook = [
    "# Rules",
    "- **not a clause** in a preface",
    "## XX-1 First",
    "- **XX-1.1** Shown.",
    "- **XX-1.2** Not shown.",
    "- **XX-1.3** A colour. (presentation: cannot\n  be played)",
    "## XX-A Later",
    "_No published set plays this yet._",
    "- **XX-A1** Not yet."
  ].join("\n")
  const clauses = clausesOf(rulebook)
  expect(clauses.map((clause) => clause.exempt)).toEqual([null, null, "cannot be played", "not played yet"])
  const shown = { id: "one", cites: ["XX-1.1", "XX-9"], valid: true } as unknown as Case
  expect(coverageOf(clauses, [shown])).toMatchObject({ uncovered: ["XX-1.2"], unknown: ["one cites XX-9"] })
})
