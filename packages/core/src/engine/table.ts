import type { Tile } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import type { Course } from "./course.ts"
import type { Source } from "./source.ts"

/** A match with all that is hidden in it. Only `view` and `redact` may be shown to anybody. */
export interface Table {
  readonly course: Course
  readonly source: Source
  readonly state: State
  /** the deal in play, in the order it is dealt and drawn */
  readonly wall: readonly Tile[]
  /** tiles taken from the front, and replacements taken from the end that is drawn from */
  readonly front: number
  readonly back: number
  /** seats that may answer the open window, and what they said so far */
  readonly asked: readonly Seat[]
  readonly said: ReadonlyMap<Seat, Action>
}
