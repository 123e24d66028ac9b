import { expect, test } from "vitest"
import { exceptions } from "../src/exceptions.ts"
import { gatedSets } from "../src/gates.ts"
import { loadCases } from "../src/load.ts"
import { killerOf, mutantsOf } from "../src/mutants.ts"

const cases = loadCases()

// a suite that cannot fail proves nothing: whatever is broken in a set, one of its cases notices
test.each(gatedSets)("some case notices whatever is broken in %s", { timeout: 300_000 }, (set) => {
  const survivors = mutantsOf(set).filter((mutant) => killerOf(mutant, cases) === null)
  const excepted = Object.keys(exceptions).filter((id) => id.startsWith(`${set}: `))
  expect(survivors.map((mutant) => mutant.id).sort()).toEqual(excepted.sort())
})
