import {
  type AdvisedWait,
  type Course,
  explainReasons,
  type ExplainedReason,
  type Labels,
  reasonsAgainst,
  reduce,
  rulesAt,
  type Seat,
  type State,
  type Tile
} from "@feljong/core"

/** A card that would complete the hand, with what speaks against winning on it when somebody discards it. */
export interface Wait extends AdvisedWait {
  readonly against: readonly ExplainedReason[]
}

/** Imagines each awaited card discarded by another player, and asks why it could not be won with. */
export const waitsWithReasons = (
  course: Course,
  labels: Labels,
  state: State,
  seat: Seat,
  waits: readonly AdvisedWait[]
): readonly Wait[] => {
  const { dummies } = rulesAt(course, state).slots.seats
  const from = state.seats.findIndex((_, other) => other !== seat && !dummies.includes(other))
  return waits.map((wait) => {
    const tile = wait.kind * 4 + 1
    const imagined: State = { ...state, phase: { at: "window", from, tile, on: "discard" } }
    return { ...wait, against: explainReasons(labels, reasonsAgainst(course, imagined, seat, { _tag: "win" })) }
  })
}

/** The state once the seat has discarded the tile. */
export const afterDiscard = (course: Course, state: State, seat: Seat, tile: Tile): State => {
  const drawn = state.phase.at === "turn" && state.phase.drawn === tile
  return reduce(course, state, { _tag: "Discarded", seat, tile, drawn, declares: null })
}
