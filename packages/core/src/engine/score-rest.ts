import type { RuleSet } from "../rules/rule-set.ts"
import type { HandScore, Win } from "../seams/event.ts"
import { others } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { readOf } from "./read.ts"
import { scoreUnfinished } from "./score.ts"

/** What the hands count that have not won, in playing order from the winner, where the rules count them. */
export const scoreRest = (rules: RuleSet, state: State, wins: readonly Win[]): readonly HandScore[] => {
  const read = readOf(state)
  const uncounted = new Set(rules.parts.uncounted.flatMap((part) => part.of({ o: part.o as never, read, state })))
  return others(wins[0]!.seat, state.seats.length)
    .filter((seat) => !wins.some((win) => win.seat === seat) && !uncounted.has(seat))
    .flatMap((seat) => scoreUnfinished(rules, state, seat) ?? [])
}
