import * as fc from "fast-check"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { compile } from "../../src/rules/compile.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import { canHappen, playHands, print, seeds, taught } from "./hands.ts"
import { playRare, rarities, refuseRare } from "./rare.ts"

const tally = new Map<string, number>()
const enough = 20

it("10,000 hands between greedy bots keep every tile and point", () => {
  playHands("greedy", 10_000, taught, tally)
})

it("and so do walls made for what seldom happens", () => {
  const rules = Result.getOrThrow(compile(level4))
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const rare of rarities) playRare(rules, rare, seed, tally)
      refuseRare(seed, tally)
    }),
    { numRuns: enough + 5 }
  )
})

it("every ban, element, payment and ending came up at least twenty times", () => {
  print("greedy bots and rare walls", tally)
  const wanted = [...canHappen(taught), "ending: 2 winners", "ending: 3 winners", "refused: below-minimum"]
  expect(wanted.filter((what) => (tally.get(what) ?? 0) < enough)).toEqual([])
})
