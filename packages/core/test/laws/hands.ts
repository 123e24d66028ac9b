/** Half of the hands that the laws play: between greedy bots, or between players that do anything they may. */
import * as fc from "fast-check"
import * as Result from "effect/Result"
import { afterAll, expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { type Course, openCourse, steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import { families } from "../../src/variants/registry.ts"
import { anyhow, numbersFrom, playMatch, type Tally } from "./play.ts"

export const seeds = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString("hex"))

/** Every published set and course, opened. */
export const published: readonly (readonly [string, Course])[] = families.flatMap((family) => [
  ...family.courses.map((course) => [course.id, Result.getOrThrow(openCourse(course))] as const),
  ...family.sets.map((set) => [set.id, steady(Result.getOrThrow(compile(set.layers, set.options)), set.id)] as const)
])

export const playHands = (who: "greedy" | "anyhow", hands: number, tally: Tally): void => {
  let played = 0
  it(`${hands} hands of ${who} players keep every tile and point`, { timeout: 300_000 }, () => {
    const player = who === "greedy" ? middle : anyhow
    fc.assert(
      fc.property(seeds, fc.nat(published.length - 1), (seed, which) => {
        const [, course] = published[which]!
        if (played >= hands) return
        const seats = Array.from({ length: course.stages[0]!.rules.slots.seats.count }, () => player)
        played += playMatch(course, { seed }, seats, numbersFrom(seed), { tally, curious: 0.2 }).deals
      }),
      { numRuns: hands }
    )
    expect(played).toBeGreaterThanOrEqual(hands)
  })
  afterAll(() => {
    console.log(`${who}: ${played} hands\n${[...tally].sort().map(([what, n]) => `  ${what}: ${n}`).join("\n")}`)
  })
}
