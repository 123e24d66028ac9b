import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { type Bot, middle, strong, weak } from "../../src/bots/index.ts"
import { openCourse, steady } from "../../src/engine/course.ts"
import { view } from "../../src/engine/view.ts"
import { compile } from "../../src/rules/compile.ts"
import { courses, level1, level4 } from "../../src/variants/feljong/index.ts"
import { numbersFrom, playMatch } from "../laws/play.ts"

const course = steady(Result.getOrThrow(compile(level4)))

/** Mean points a match of one bot over the other, over mirrored matches. */
const gain = (a: Bot, b: Bot, matches: number): number => {
  let sum = 0
  for (let i = 1; i <= matches; i++) {
    const seed = i.toString(16).padStart(32, "0")
    for (const seats of [
      [a, b, a, b],
      [b, a, b, a]
    ]) {
      const { table } = playMatch(course, { seed }, seats, numbersFrom(seed))
      for (const { seat, points } of table.state.ranking!) sum += seats[seat] === a ? points : -points
    }
  }
  return sum / matches / 8
}

describe("bots", () => {
  it("the middle one is far over the weak one, even in a few matches", { timeout: 120_000 }, () => {
    expect(gain(middle, weak, 30)).toBeGreaterThan(1_500)
  })
  it("the strong one is over the weak one by as much", { timeout: 120_000 }, () => {
    expect(gain(strong, weak, 30)).toBeGreaterThan(1_500)
  })
  it("play every course to its end without a refusal, together", { timeout: 120_000 }, () => {
    for (const published of courses) {
      const opened = Result.getOrThrow(openCourse(published))
      const { table } = playMatch(
        opened,
        { seed: "5a".repeat(16) },
        [weak, middle, strong, middle],
        numbersFrom("5a".repeat(4))
      )
      expect(table.state.ranking).toHaveLength(opened.stages[0]!.rules.slots.seats.count)
    }
  })
  it("decide by their view alone: another table behind the same view changes nothing", () => {
    const rules = Result.getOrThrow(compile(level1))
    playMatch(steady(rules), { seed: "a5".repeat(16) }, [middle, middle, middle, middle], numbersFrom("12345678"), {
      each: (before, _, seat, action) => {
        const copy = JSON.parse(JSON.stringify(view(before, seat)))
        for (const bot of [middle, strong]) {
          const choice = bot.act(before.course, copy, () => 0)
          expect(copy.legal).toContainEqual(choice)
        }
        expect(action).toBeDefined()
      }
    })
  })
})
