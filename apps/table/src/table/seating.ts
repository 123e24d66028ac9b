import type { Seat, State } from "@feljong/core"
import type { Moment } from "../game/game.ts"

/** Where a seat lies as the reader looks at the table. */
export type Side = "self" | "left" | "across" | "right"

/** What says who sits where. */
interface Seated {
  readonly moment: Moment
  readonly state: State
  /** the seat at the lower edge */
  readonly bottom: Seat
}

/** Places at a table: with three players one of them stays empty. */
const PLACES = 4

/** Where a seat lies as another sees it: the next player is to the left where play runs clockwise. */
export const sideFrom = ({ moment }: Pick<Seated, "moment">, from: Seat, seat: Seat): Side => {
  const steps = (seat - from + PLACES) % PLACES
  if (steps === 0) return "self"
  if (steps === 2) return "across"
  return (steps === 1) === (moment.direction === "clockwise") ? "left" : "right"
}

/** The side where nobody sits, or null. */
export const emptySide = (scene: Seated): Side | null =>
  scene.state.seats.length < PLACES ? sideFrom(scene, scene.bottom, scene.state.seats.length) : null

/** How the seats are laid out, for style sheets: all four, three and which side is empty, or two people and dummies. */
export const seating = (scene: Seated): string => {
  const empty = emptySide(scene)
  if (empty !== null) return `three no-${empty}`
  return scene.moment.dummies.length > 0 ? "two" : "four"
}
