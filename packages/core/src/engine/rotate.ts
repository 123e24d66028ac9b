import type { RuleSet } from "../rules/rule-set.ts"
import type { Event, Place } from "../seams/event.ts"
import type { DealEnd, Due } from "../seams/parts.ts"
import { distance } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { readOf } from "./read.ts"
import { pay, withOptions } from "./settle.ts"

type End = DealEnd<never, never>

/** What follows a settled deal: the deal passes on or stays, or the match is over. `end` holds the settled state. */
export const afterDeal = (rules: RuleSet, end: End, reveal: string): Extract<Event, { _tag: "Rotated" | "Ended" }> => {
  const { state } = end
  const { endsMatch, keepsDeal, goesOn } = rules.parts
  const stop = endsMatch.find((rule) => rule.holds(withOptions(end, rule)))
  if (stop !== undefined) return ended(rules, state, stop.id, stop.cites, reveal)
  const count = state.seats.length
  const kept = keepsDeal.some((rule) => rule.holds(withOptions(end, rule)))
  const turns = state.turns + (kept ? 0 : 1)
  const played = turns >= count * rules.slots.rounds.count
  if (played && !goesOn.some((rule) => rule.holds(withOptions(end, rule))))
    return ended(rules, state, "rounds-played", rules.slots.rounds.cites, reveal)
  return {
    _tag: "Rotated",
    dealer: (state.firstDealer + turns) % count,
    round: Math.floor(turns / count),
    kept
  }
}

const ended = (
  rules: RuleSet,
  state: State,
  why: string,
  clause: string,
  reveal: string
): Extract<Event, { _tag: "Ended" }> => {
  const before = rankingOf(rules, state, state.points)
  const here = {
    o: {} as never,
    read: readOf(state),
    state,
    ranking: before
  }
  const dues = rules.parts.closings.flatMap((closing) =>
    closing.of({ ...here, o: closing.o as never }).map((due: Due) => ({ due, why: closing.id, clause: closing.cites }))
  )
  const { transfers } = pay(rules, state, dues)
  const points = state.points.slice()
  for (const t of transfers) {
    if (typeof t.from === "number") points[t.from]! -= t.points
    if (typeof t.to === "number") points[t.to]! += t.points
  }
  const after = settledPoints(state, points)
  const ranking = before.map((place) => ({ ...place, points: after[place.seat]! }))
  return {
    _tag: "Ended",
    why,
    clause,
    ranking,
    transfers,
    reveal
  }
}

/** What everybody holds once debts are settled. */
const settledPoints = ({ debts }: Pick<State, "debts">, points: readonly number[]): readonly number[] => {
  const worth = points.slice()
  for (const debt of debts) {
    worth[debt.from]! -= debt.points
    if (typeof debt.to === "number") worth[debt.to]! += debt.points
  }
  return worth
}

/** Seats by what they hold once debts are settled, best first; equal points share a place or go by seat. */
export const rankingOf = (
  rules: RuleSet,
  state: Pick<State, "debts" | "firstDealer">,
  points: readonly number[]
): Place[] => {
  const worth = settledPoints(state, points)
  const order = (seat: number): number => distance(state.firstDealer, seat, points.length)
  const isAhead = (other: number, seat: number): boolean =>
    worth[other]! > worth[seat]! ||
    (rules.slots.ties === "by-seat" && worth[other] === worth[seat] && order(other) < order(seat))
  return worth
    .map((own, seat) => ({
      seat,
      points: own,
      before: own,
      place: 1 + worth.filter((_, other) => isAhead(other, seat)).length
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
