import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"

/** Whether it is something that may come late. */
export const isLate = (action: Action): boolean => action._tag === "claim" || action._tag === "win"

export type BeforeDraw = State & { readonly phase: Extract<State["phase"], { at: "window" }> }

/**
 * The table as it was before the next player drew, for a seat that may still claim the discard from before that draw;
 * `null` where it may not: the rules have no late claims, or what was drawn has been used or shown.
 */
export const beforeDraw = (rules: RuleSet, state: State, seat: Seat): BeforeDraw | null => {
  const { phase, seats } = state
  if (rules.parts.lateClaims.length === 0) return null
  if (phase.at !== "turn" || phase.seat === seat) return null
  if (phase.drawn === null || phase.after !== null || phase.shown === true) return null
  const from = (phase.seat + seats.length - 1) % seats.length
  const discard = seats[from]!.river.at(-1)
  // the dealer's first draw follows no discard
  if (from === seat || discard === undefined || discard.claimedBy !== null) return null
  return { ...state, live: state.live + 1, phase: { at: "window", from, tile: discard.tile, on: "discard" } }
}
