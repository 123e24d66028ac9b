/** The hands that the laws play: between greedy bots, or between players that do anything they may. */
import * as fc from "fast-check"
import * as Result from "effect/Result"
import { expect } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { type Course, openCourse, steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import type { RuleLayer } from "../../src/rules/layer.ts"
import type { Choices } from "../../src/seams/option.ts"
import { families } from "../../src/variants/registry.ts"
import { anyhow, numbersFrom, playMatch, type Tally } from "./play.ts"

export const seeds = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString("hex"))

/** The other value of every option. */
const flipped = (layers: readonly RuleLayer[]) =>
  Object.fromEntries(
    layers.map((layer) => [
      layer.id,
      Object.fromEntries(
        Object.entries(layer.options as Choices).map(([name, choice]) => {
          const values = choice.values as readonly unknown[] | { readonly min: number; readonly max: number }
          return [name, "min" in values ? values.max : values.find((value) => value !== choice.default)]
        })
      )
    ])
  )

/** Every published set and course, opened; and every set again with each of its options turned round. */
export const published: readonly (readonly [string, Course])[] = families.flatMap((family) => [
  ...family.courses.map((course) => [course.id, Result.getOrThrow(openCourse(course))] as const),
  ...family.sets.flatMap(({ id, layers, options }) => [
    [id, steady(Result.getOrThrow(compile(layers, options)), id)] as const,
    [`${id}, options turned`, steady(Result.getOrThrow(compile(layers, flipped(layers))), id)] as const
  ])
])

export type Published = (typeof published)[number]
const isTaught = (id: string): boolean => /^feljong\/(?:level-|first-match|from-)/u.test(id)

/** The levels and the courses that teach them, and everything of that family beyond. */
export const taught: readonly Published[] = published.filter(([id]) => isTaught(id))
export const beyond: readonly Published[] = published.filter(([id]) => id.startsWith("feljong/") && !isTaught(id))

/** Plays so many hands, spread over some of the published sets by fast-check's seeds. */
export const playHands = (who: "greedy" | "anyhow", hands: number, among: readonly Published[], tally: Tally): void => {
  const player = who === "greedy" ? middle : anyhow
  let played = 0
  fc.assert(
    fc.property(seeds, fc.nat(among.length - 1), (seed, which) => {
      if (played >= hands) return
      const [, course] = among[which]!
      const seats = Array.from({ length: course.stages[0]!.rules.slots.seats.count }, () => player)
      played += playMatch(course, { seed }, seats, numbersFrom(seed), { tally, curious: 0.1 }).deals
    }),
    { numRuns: hands }
  )
  expect(played).toBeGreaterThanOrEqual(hands)
}

/** What rule sets can bring about, in the words of a tally. */
export const canHappen = (among: readonly Published[]): readonly string[] => {
  const sets = among.flatMap(([, course]) => course.stages.map((stage) => stage.rules))
  const ids = sets.flatMap(({ parts }) => [
    ...parts.bans.map(({ id }) => `refused: ${id}`),
    ...parts.elements.map(({ id }) => `element: ${id}`),
    ...[...parts.charges, ...parts.extras, ...parts.closings].map(({ id }) => `transfer: ${id}`),
    ...[...parts.endings, ...parts.exhaustions].map(({ id }) => `ending: ${id}`),
    ...parts.robberies.map(() => "ending: robbed"),
    ...parts.endsMatch.map(({ id }) => `match: ${id}`),
    ...parts.claims.map(({ id }) => `claim: ${id}`),
    ...parts.setAsides.map(({ id }) => `set aside: ${id}`)
  ])
  return [...new Set(["ending: self-draw", "ending: discard", "ending: exhausted", "match: rounds-played", ...ids])]
}

export const print = (title: string, tally: Tally): void =>
  console.log(
    `${title}\n${[...tally]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([what, n]) => `  ${what}: ${n}`)
      .join("\n")}`
  )
