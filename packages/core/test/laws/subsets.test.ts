import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import { advancedRules, forThree, forTwo, level4 } from "../../src/variants/feljong/index.ts"
import { anyhow, numbersFrom, playMatch } from "./play.ts"

const HALF = 25

it.each([
  ["four", []],
  ["two", forTwo],
  ["three", forThree]
] as const)("each of the 256 subsets of the advanced rules plays fifty hands for %s", (_, players) => {
  let played = 0
  for (let subset = 0; subset < 2 ** advancedRules.length; subset++) {
    const course = steady(
      Result.getOrThrow(compile([...level4, ...players, ...advancedRules.filter((_, i) => (subset >> i) & 1)]))
    )
    for (const player of [anyhow, middle])
      for (let left = HALF; left > 0;) {
        const seed = (subset * HALF + left).toString(16).padStart(32, player === middle ? "a" : "0")
        const seats = [player, player, player, player]
        const { deals } = playMatch(course, { seed }, seats, numbersFrom(seed.slice(-8)), { most: left })
        left -= deals
        played += deals
      }
  }
  expect(played).toBe(256 * 2 * HALF)
})
