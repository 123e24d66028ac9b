import { expect, test } from "vitest"
import { exceptions } from "../src/exceptions.ts"
import { gatedSets } from "../src/gates.ts"
import { loadCases } from "../src/load.ts"
import { killerOf, mutantsOf } from "../src/mutants.ts"

const cases = loadCases()

// a suite that cannot fail proves nothing: whatever is broken in a set, one of its cases notices. Those that no case can
// notice are asked of every case by `npm run conformance -- --mutants`, which takes longer
test.each(gatedSets)("some case notices whatever is broken in %s", { timeout: 300_000 }, (set) => {
  const mutants = mutantsOf(set)
  const survivors = mutants
    .filter(({ id }) => exceptions[id] === undefined)
    .filter((one) => killerOf(one, cases) === null)
  expect(survivors.map((mutant) => mutant.id)).toEqual([])
  const excepted = Object.keys(exceptions).filter((id) => id.startsWith(`${set}: `))
  expect(excepted.filter((id) => !mutants.some((mutant) => mutant.id === id))).toEqual([])
})
