import * as fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { legal, mayAnswer } from "../../src/engine/legal.ts"
import { reduce } from "../../src/engine/reduce.ts"
import { replay, verifyShuffle } from "../../src/engine/replay.ts"
import type { Table } from "../../src/engine/table.ts"
import { redact, view } from "../../src/engine/view.ts"
import type { Event } from "../../src/seams/event.ts"
import type { State } from "../../src/seams/state.ts"
import { dealAgain } from "./deal-again.ts"
import { published, seeds } from "./hands.ts"
import { anyhow, numbersFrom, playMatch } from "./play.ts"

const matches = fc.record({ seed: seeds, which: fc.nat(published.length - 1), greedy: fc.boolean() })
const play = ({ seed, which, greedy }: { seed: string; which: number; greedy: boolean }, watch = {}) => {
  const course = published[which]![1]
  const seats = course.stages[0]!.rules.slots.seats.count
  const players = Array.from({ length: seats }, () => (greedy ? middle : anyhow))
  return { course, ...playMatch(course, { seed }, players, numbersFrom(seed), watch) }
}

describe("what is hidden stays hidden", () => {
  it("dealing the hidden tiles again changes neither a view nor what may be done", { timeout: 120_000 }, () => {
    let compared = 0
    fc.assert(
      fc.property(matches, (match) => {
        const random = numbersFrom(match.seed.slice(8))
        play(match, {
          each: (before: Table) => {
            if (random() > 0.1) return
            const viewer = Math.floor(random() * (before.state.seats.length + 1)) - 1
            const again = dealAgain(before.course, before, viewer, random)
            expect(view(again, viewer)).toEqual(view(before, viewer))
            if (viewer >= 0) {
              expect(legal(before.course, again.state, viewer)).toEqual(legal(before.course, before.state, viewer))
              expect(mayAnswer(before.course, again.state, viewer)).toBe(mayAnswer(before.course, before.state, viewer))
            }
            compared++
          }
        })
      }),
      { numRuns: 40 }
    )
    expect(compared).toBeGreaterThan(1_000)
  })

  it("a seat that folds its own events knows what its view says, and no more", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(matches, (match) => {
        const course = published[match.which]![1]
        const folded = new Map<number, State>()
        const follow = (viewer: number, events: readonly Event[]): State => {
          let state = folded.get(viewer)!
          for (const event of events) {
            const seen = redact(event, viewer)
            if (seen !== null) state = reduce(course, state, seen)
          }
          folded.set(viewer, state)
          return state
        }
        let steps = 0
        play(match, {
          each: (before: Table, after: { table: Table; events: readonly Event[] }) => {
            for (let viewer = -1; viewer < before.state.seats.length; viewer++) {
              if (!folded.has(viewer)) folded.set(viewer, view(before, viewer).state)
              const mine = follow(viewer, after.events)
              if (steps % 7 === 0) expect(mine).toEqual(view(after.table, viewer).state)
            }
            steps++
          }
        })
      }),
      { numRuns: 25 }
    )
  })

  it("only its owner hears of a pass", () => {
    expect(redact({ _tag: "Passed", seat: 1 }, 1)).not.toBeNull()
    expect(redact({ _tag: "Passed", seat: 1 }, 2)).toBeNull()
  })
})

describe("everything replays", () => {
  it("from seed and actions: the same states, events and views at every step", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(matches, (match) => {
        const steps: { table: Table; events: readonly Event[] }[] = []
        const { course, actions, table } = play(match, {
          each: (_: Table, step: { table: Table; events: readonly Event[] }) => void steps.push(step)
        })
        const firstDealer = table.state.firstDealer
        const moments = Result.getOrThrow(replay(course, { source: { seed: match.seed }, firstDealer, actions }))
        expect(moments.length).toBe(steps.length + 1)
        for (const [i, step] of steps.entries()) {
          expect(moments[i + 1]!.events).toEqual(step.events)
          if (i % 11 === 0) {
            expect(moments[i + 1]!.table.state).toEqual(step.table.state)
            expect(view(moments[i + 1]!.table, 1)).toEqual(view(step.table, 1))
          }
        }
        expect(moments.at(-1)!.table.state).toEqual(table.state)
      }),
      { numRuns: 25 }
    )
  })

  it("from the walls alone, given one by one", () => {
    fc.assert(
      fc.property(matches, (match) => {
        const walls: (readonly number[])[] = []
        const { course, actions, table } = play(match, {
          each: (before: Table) => void (walls[before.state.deal - 1] = before.wall)
        })
        const log = { source: { walls }, firstDealer: table.state.firstDealer, actions }
        const last = Result.getOrThrow(replay(course, log)).at(-1)!.table.state
        expect(last).toEqual(table.state)
      }),
      { numRuns: 10 }
    )
  })

  it("the revealed seed explains every wall, and another seed none", () => {
    fc.assert(
      fc.property(matches, (match) => {
        const opened: Event[] = []
        const { course, events } = play(match)
        // a match that is left before its end has not revealed its seed
        fc.pre(events.at(-1)?._tag === "Ended")
        opened.push(...events)
        const report = Result.getOrThrow(verifyShuffle(course, opened))
        expect(report.committed).toBe(true)
        expect(report.deals.length).toBeGreaterThanOrEqual(1)
        expect(report.deals.every((deal) => deal.matches)).toBe(true)
        const seen = opened.flatMap((event) => redact(event, 2) ?? [])
        expect(Result.getOrThrow(verifyShuffle(course, seen)).deals.every((deal) => deal.matches)).toBe(true)
        const forged = opened.map((event): Event =>
          event._tag === "Ended" ? { ...event, reveal: "00".repeat(16) } : event
        )
        const found = Result.getOrThrow(verifyShuffle(course, forged))
        expect(found.committed).toBe(false)
        expect(found.deals.some((deal) => deal.matches)).toBe(false)
      }),
      { numRuns: 15 }
    )
  })
})
