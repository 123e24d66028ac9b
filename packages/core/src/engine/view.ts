import { HIDDEN } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import type { Event } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { legal } from "./legal.ts"
import { freshFacets } from "./reduce.ts"
import type { Table } from "./table.ts"

/** What one seat may know: a state whose hidden tiles are HIDDEN, and what the seat may do. */
export interface View {
  readonly seat: Seat
  readonly stage: string
  readonly state: State
  readonly legal: readonly Action[]
}

/** `view(table, 2)` is all that seat 2 may be told. Another number, such as -1, is an onlooker's view. */
export const view = (table: Table, seat: Seat): View => {
  const { course } = table
  const state = seen(course, table.state, seat)
  const open = state.phase.at !== "window" || (table.asked.includes(seat) && !table.said.has(seat))
  const plays = seat in state.seats && !rulesAt(course, state).slots.seats.dummies.includes(seat)
  return {
    seat,
    stage: course.stages[state.stage]!.id,
    state,
    legal: open && plays ? legal(course, state, seat) : []
  }
}

/** The state with everything hidden that the viewer may not see: made anew from what may be shown. */
const seen = (course: Course, state: State, viewer: Seat): State => {
  const rules = rulesAt(course, state)
  const fresh = freshFacets(rules, {})
  const shown = state.outcome?.exposed ?? []
  return {
    deal: state.deal,
    stage: state.stage,
    staged: state.staged,
    turns: state.turns,
    firstDealer: state.firstDealer,
    dealer: state.dealer,
    round: state.round,
    points: state.points,
    pot: state.pot,
    reserve: state.reserve,
    debts: state.debts,
    live: state.live,
    indicators: state.indicators,
    under: state.under,
    seats: state.seats.map((own, seat) => ({
      concealed: seat === viewer || shown.includes(seat) ? own.concealed : own.concealed.map(() => HIDDEN),
      melds: own.melds,
      aside: own.aside,
      river: own.river
    })),
    phase:
      state.phase.at === "turn" && state.phase.drawn !== null && state.phase.seat !== viewer
        ? { ...state.phase, drawn: HIDDEN }
        : state.phase,
    facets: Object.fromEntries(
      rules.facets.map((f) => [f.id, f.show === undefined ? fresh[f.id] : f.show(state.facets[f.id], viewer)])
    ),
    outcome: state.outcome,
    ranking: state.ranking
  }
}

/** An event as the viewer may know it; `null` for one that stays private. */
export const redact = (event: Event, viewer: Seat): Event | null => {
  switch (event._tag) {
    case "Passed":
      return event.seat === viewer ? event : null
    case "Drew":
      return event.seat === viewer ? event : { ...event, tile: HIDDEN }
    case "Dealt":
      return { ...event, hands: event.hands.map((tiles, seat) => (seat === viewer ? tiles : tiles.map(() => HIDDEN))) }
    default:
      return event
  }
}
