import { kindOf, type RuleSet, type State } from "@feljong/core"
import type { Moment } from "./game.ts"

/** What the rules make of a state to the eye: which cards are special, who sits where, what lies on the table. */
export type Look = Pick<
  Moment,
  | "red"
  | "dora"
  | "ura"
  | "direction"
  | "seatWinds"
  | "dummies"
  | "reserve"
  | "start"
  | "adding"
  | "exposing"
  | "uncounted"
>

const WINDS = [0, 1, 2, 3]

export const lookOf = ({ slots, parts }: RuleSet, state: State): Look => {
  const pointed = (tiles: readonly number[]) => tiles.map((tile) => slots.indicated.by(kindOf(tile)))
  const worths = WINDS.map((wind) => state.seats.map((_, seat) => slots.valuedWinds(wind, seat, state)))
  return {
    red: slots.tiles.red,
    dora: pointed(state.indicators),
    ura: pointed(state.under),
    direction: slots.direction,
    seatWinds: worths.some((by) => by.some((worth) => worth !== by[0])),
    dummies: slots.seats.dummies,
    reserve: slots.points.reserve > 0,
    start: slots.points.start,
    adding: parts.setAsides.filter(({ makes }) => makes === "added-quad").map(({ id }) => id),
    exposing: parts.declarations.filter(({ exposes }) => exposes === true).map(({ id }) => id),
    uncounted: parts.uncounted.flatMap(({ id, cites, o, of }) =>
      of({ o: o as never, read: reading(state), state }).map((seat) => ({ seat, what: id, clause: cites }))
    )
  }
}

/** Facets as rules read them. */
const reading = ({ facets }: State) => (({ id }: { readonly id: string }) => facets[id]) as never
