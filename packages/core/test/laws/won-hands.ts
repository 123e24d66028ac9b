/** Hands and wins at tables put together by hand, in families whose sets are chows, pungs and kongs. */
import * as Result from "effect/Result"
import type { Course } from "../../src/engine/course.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import { parseHand } from "../../src/notation/index.ts"
import type { Meld, Phase, SeatState, State } from "../../src/seams/state.ts"
import type { Tally } from "./play.ts"
import { act, type Change, later, put, tableOf, tiles } from "./rare-tables.ts"

/** A seat's hand from its notation, some discards behind it. */
export const own = (text: string, more: Partial<SeatState> = {}): SeatState => {
  const { concealed, melds, aside } = Result.getOrThrow(parseHand(text))
  return {
    concealed: concealed.toSorted((a, b) => a - b),
    melds: melds.map(({ tiles: all, shape, from }): Meld => {
      const what = { run: "chow", triplet: "pung", quad: from === null ? "kong-concealed" : "kong" }[shape]
      const claimed = from === null ? {} : { from: 0, claimed: all[0]! }
      return { what, form: shape, tiles: all, from: null, claimed: null, added: null, ...claimed }
    }),
    aside,
    ...later,
    ...more
  }
}

export const held = ({ concealed, melds, aside }: SeatState): readonly Tile[] => [
  ...concealed,
  ...melds.flatMap((meld) => meld.tiles),
  ...aside
]
export const turn = (seat: number, drawn: Tile): Phase => ({ at: "turn", seat, drawn, after: null })
export const windowOn = (tile: Tile): Phase => ({ at: "window", from: 0, tile, on: "discard" })

/** Seat 1 wins with the tile, on seat 0's discard unless a phase is given for it. */
export const win = (
  course: Course,
  seed: number,
  hand: SeatState,
  winning: string,
  tally: Tally,
  { phase = windowOn, ...state }: Partial<Omit<State, "phase">> & { readonly phase?: (tile: Tile) => Phase } = {}
): void => {
  const now = phase(tiles(winning, held(hand))[0]!)
  const change: Change = { seats: { 1: hand, 0: later }, state: { ...state, phase: now } }
  act(put(tableOf(course, seed), { ...change, asked: now.at === "window" ? [1] : [] }), 1, { _tag: "win" }, tally)
}
