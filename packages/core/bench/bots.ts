/** Plays bots against each other over mirrored matches: the same walls twice, seats swapped. Usage: bots.ts [matches] */
import * as Result from "effect/Result"
import { bots, type Bot } from "../src/bots/index.ts"
import { type Course, openCourse, steady } from "../src/engine/course.ts"
import { start, step, waitingFor } from "../src/engine/step.ts"
import { view } from "../src/engine/view.ts"
import { compile } from "../src/rules/compile.ts"
import { courses, level4 } from "../src/variants/feljong/index.ts"

const numbers = (seed: number) => () => {
  seed = (Math.imul(seed ^ (seed >>> 15), seed | 1) + 0x6d2b79f5) >>> 0
  return seed / 2 ** 32
}

/** Final points by seat. */
const play = (course: Course, seats: readonly Bot[], seed: string, random: () => number): readonly number[] => {
  let { table } = Result.getOrThrow(start(course, { seed }))
  while (table.state.phase.at !== "over") {
    const seat = waitingFor(table)[0]!
    table = Result.getOrThrow(step(table, seat, seats[seat]!.act(course, view(table, seat), random))).table
  }
  return table.state.ranking!.toSorted((a, b) => a.seat - b.seat).map((place) => place.points)
}

const matches = Number(process.argv[2] ?? 2000)
const published = [
  ["level 4", steady(Result.getOrThrow(compile(level4)))],
  ["first match, levels 1 to 4", Result.getOrThrow(openCourse(courses[0]!))]
] as const
for (const [name, course] of published)
  for (const [a, b] of [
    ["strong", "middle"],
    ["middle", "weak"]
  ] as const) {
    const gains: number[] = []
    for (let i = 0; i < matches; i++) {
      const seed = (i + 1).toString(16).padStart(32, "0")
      const one = play(course, [bots[a], bots[b], bots[a], bots[b]], seed, numbers(i))
      const two = play(course, [bots[b], bots[a], bots[b], bots[a]], seed, numbers(i))
      gains.push((one[0]! + one[2]! + two[1]! + two[3]! - (one[1]! + one[3]! + two[0]! + two[2]!)) / 8)
    }
    const mean = gains.reduce((sum, g) => sum + g, 0) / gains.length
    const deviation = Math.sqrt(gains.reduce((sum, g) => sum + (g - mean) ** 2, 0) / (gains.length - 1))
    const half = (1.96 * deviation) / Math.sqrt(gains.length)
    const verdict = mean - half > 0 ? "clear" : "NOT CLEAR"
    console.log(
      `${name}: ${a} over ${b}: ${mean.toFixed(0)} ± ${half.toFixed(0)} points a match over the mean, ${matches} mirrored matches, ${verdict}`
    )
    if (mean - half <= 0) process.exitCode = 1
  }
