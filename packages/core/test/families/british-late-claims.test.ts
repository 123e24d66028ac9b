/** Claims after the next player has drawn: whoever may, does so now and then, and nothing that must hold breaks. */
import * as Result from "effect/Result"
import { expect, it } from "vitest"
import { middle } from "../../src/bots/index.ts"
import { steady } from "../../src/engine/course.ts"
import { legal } from "../../src/engine/legal.ts"
import { reduce } from "../../src/engine/reduce.ts"
import { verifyShuffle } from "../../src/engine/replay.ts"
import { start, step, waitingFor } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import { redact, view } from "../../src/engine/view.ts"
import { nextPlace, type Taken, undrawn } from "../../src/engine/wall.ts"
import { compile } from "../../src/rules/compile.ts"
import type { Action } from "../../src/seams/action.ts"
import type { Event } from "../../src/seams/event.ts"
import { sets } from "../../src/variants/british-1924/index.ts"
import { check, numbersFrom } from "../laws/play.ts"

const compiled = sets.map(({ id, layers }) => {
  const rules = Result.getOrThrow(compile(layers, { "british-1924/turn": { claims: "until-discard" } }))
  return [id, rules] as const
})

/** A claim that somebody may make on another's turn; now and then. */
const late = (table: Table, random: () => number): readonly [seat: number, action: Action] | null => {
  const { phase, seats } = table.state
  if (phase.at !== "turn" || random() > 0.3) return null
  for (const seat of seats.keys()) {
    const [action] = seat === phase.seat ? [] : view(table, seat).legal
    if (action !== undefined) return [seat, action]
  }
  return null
}

/** Goes for a ready hand, and lets everything pass while it is asked: whatever could be claimed may be claimed late. */
const patient = (table: Table, seat: number, random: () => number): Action => {
  const seen = view(table, seat)
  return seen.legal.find((action) => action._tag === "pass") ?? middle.act(table.course, seen, random)
}

it.each(compiled)("%s: 150 hands of play", (id, rules) => {
  const course = steady(rules, id)
  const random = numbersFrom("1924")
  let claims = 0
  let wins = 0
  for (let match = 0; match < 150; match++) {
    let { table } = Result.getOrThrow(start(course, { seed: (match + 1).toString(16).padStart(32, "0") }))
    const viewers = table.state.seats.map((_, seat) => view(table, seat).state)
    while (table.state.phase.at !== "between") {
      const before = table
      const claim = late(table, random)
      const seat = claim?.[0] ?? waitingFor(table)[0]!
      const action = claim?.[1] ?? patient(table, seat, random)
      const next = Result.getOrThrow(step(table, seat, action))
      table = next.table
      let { state } = before
      for (const event of next.events) {
        state = reduce(course, state, event)
        check(course, state, event)
        for (const viewer of viewers.keys()) {
          const seen = redact(event, viewer)
          if (seen !== null) viewers[viewer] = reduce(course, viewers[viewer]!, seen)
        }
      }
      expect(state).toEqual(table.state)
      if (claim === null) continue
      if (action._tag === "win") wins++
      else claims++
      // whoever draws next draws what was drawn before, unless a loose card came between
      const drawn = before.state.phase.at === "turn" ? before.state.phase.drawn : null
      const { at } = nextPlace(rules.slots.wall, table.wall.length, table, false)
      if (action._tag === "claim" && action.what !== "kong") expect(table.wall[at]).toBe(drawn)
      for (const [viewer, seen] of viewers.entries()) {
        expect(seen).toEqual(view(table, viewer).state)
        expect(legal(course, seen, viewer)).toEqual(legal(course, table.state, viewer))
      }
    }
  }
  expect(claims).toBeGreaterThan(50)
  expect(wins).toBeGreaterThan(20)
})

it.each(compiled)("%s: what was drawn and shown by a wrong call does not go back", (id, rules) => {
  const course = steady(rules, id)
  const random = numbersFrom("1926")
  let shown = 0
  for (let match = 0; match < 60 && shown < 20; match++) {
    let { table } = Result.getOrThrow(start(course, { seed: (match + 1).toString(16).padStart(32, "2") }))
    while (table.state.phase.at !== "between") {
      const claim = late(table, random)
      const { phase } = table.state
      const call =
        phase.at === "turn" ? view(table, phase.seat).legal.find(({ _tag }) => _tag === "declare") : undefined
      if (claim !== null && phase.at === "turn" && call !== undefined) {
        const called = Result.getOrThrow(step(table, phase.seat, call)).table
        if (called.state.phase.at === "turn" && called.state.phase.seat === phase.seat) {
          shown++
          expect(view(called, claim[0]).legal).toEqual([])
          expect(Result.isFailure(step(called, ...claim))).toBe(true)
        }
      }
      const seat = waitingFor(table)[0]!
      table = Result.getOrThrow(step(table, seat, patient(table, seat, random))).table
    }
  }
  expect(shown).toBeGreaterThan(10)
})

it.each(compiled)("%s: the shuffle of matches with late claims is verified", (id, rules) => {
  const course = steady(rules, id)
  const random = numbersFrom("1925")
  let claimed = 0
  for (let match = 0; match < 5; match++) {
    const opened = Result.getOrThrow(start(course, { seed: (match + 1).toString(16).padStart(32, "1") }))
    let { table } = opened
    const events: Event[] = [...opened.events]
    while (table.state.phase.at !== "over") {
      const claim = late(table, random)
      const seat = claim?.[0] ?? waitingFor(table)[0]!
      const next = Result.getOrThrow(step(table, seat, claim?.[1] ?? patient(table, seat, random)))
      if (claim !== null) claimed++
      table = next.table
      events.push(...next.events)
    }
    const { committed, deals } = Result.getOrThrow(verifyShuffle(course, events))
    expect(committed).toBe(true)
    expect(deals.filter(({ matches }) => !matches)).toEqual([])
  }
  expect(claimed).toBeGreaterThan(20)
})

it.each(compiled)(
  "%s: what is put back is what is drawn next, to the last loose card",
  (_, { slots: { wall, tiles } }) => {
    const size = tiles.all.length
    // past what is dealt, to three or to four
    const dealt = 53
    for (const back of [0, 1, 2, 5]) {
      let taken: Taken = { front: dealt, back }
      while (taken.front + taken.back < size) {
        const { at: _at, ...after } = nextPlace(wall, size, taken, false)
        expect(undrawn(wall, size, after)).toEqual(taken)
        taken = after
      }
    }
  }
)
