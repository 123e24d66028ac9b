import * as fc from "fast-check"
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { compile } from "../../src/rules/compile.ts"
import { families } from "../../src/variants/registry.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import { playHands, print, published, seeds } from "./hands.ts"
import { playRare, rarities, refuseRare } from "./rare.ts"

const tally = new Map<string, number>()
const enough = 20

it("10,000 hands between greedy bots keep every tile and point", { timeout: 300_000 }, () => {
  playHands("greedy", 10_000, tally)
})

it("and so do walls made for what seldom happens", { timeout: 120_000 }, () => {
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
  const sets = published.flatMap(([, course]) => course.stages.map((stage) => stage.rules))
  const wanted = new Set([
    ...["self-draw", "discard", "2 winners", "3 winners", "exhausted"].map((end) => `ending: ${end}`),
    "match: rounds-played",
    "refused: below-minimum",
    ...sets.flatMap(({ parts }) => [
      ...parts.bans.map(({ id }) => `refused: ${id}`),
      ...parts.elements.map(({ id }) => `element: ${id}`),
      ...[...parts.charges, ...parts.extras, ...parts.closings].map(({ id }) => `transfer: ${id}`),
      ...parts.endsMatch.map(({ id }) => `match: ${id}`),
      ...parts.claims.map(({ id }) => `claim: ${id}`)
    ])
  ])
  expect(families.length).toBeGreaterThan(0)
  expect([...wanted].filter((what) => (tally.get(what) ?? 0) < enough)).toEqual([])
})
