import { HIDDEN, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import type { Event } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { legal } from "./legal.ts"
import type { Table } from "./table.ts"

/** What one seat may know: a state whose hidden tiles are HIDDEN, and what the seat may do. */
export interface View {
  readonly seat: Seat
  readonly stage: string
  readonly state: State
  readonly legal: readonly Action[]
}

/** `view(table, 2)` is all that seat 2 may be told. Another number, such as -1, is an onlooker's view. */
export const view = (table: Table, seat: Seat): View => new SeatView(table, seat)

/** What may be done is worked out when it is asked for, since many who look do not act. */
class SeatView implements View {
  readonly seat: Seat
  readonly stage: string
  readonly state: State
  readonly #table: Table
  #legal: readonly Action[] | undefined

  constructor(table: Table, seat: Seat) {
    this.seat = seat
    this.stage = table.course.stages[table.state.stage]!.id
    this.state = seen(table.course, table.state, seat)
    this.#table = table
  }

  get legal(): readonly Action[] {
    return (this.#legal ??= mayAct(this.#table, this.seat) ? legal(this.#table.course, this.state, this.seat) : [])
  }

  toJSON(): View {
    const { seat, stage, state } = this
    return { seat, stage, state, legal: this.legal }
  }
}

const mayAct = ({ course, state, asked, said }: Table, seat: Seat): boolean =>
  (state.phase.at !== "window" || (asked.includes(seat) && !said.has(seat))) &&
  !rulesAt(course, state).slots.seats.dummies.includes(seat)

/** The state with everything hidden that the viewer may not see: made anew from what may be shown. */
const seen = (course: Course, state: State, viewer: Seat): State => ({
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
  seats: state.seats.map((own, seat) =>
    seat === viewer || state.outcome?.exposed.includes(seat) === true
      ? own
      : { concealed: hiddenRow(own.concealed.length), melds: own.melds, aside: own.aside, river: own.river }
  ),
  phase:
    state.phase.at === "turn" && state.phase.drawn !== null && state.phase.seat !== viewer
      ? { ...state.phase, drawn: HIDDEN }
      : state.phase,
  facets: shownFacets(rulesAt(course, state), state, viewer),
  outcome: state.outcome,
  ranking: state.ranking
})

const rows: (readonly Tile[])[] = []
const hiddenRow = (length: number): readonly Tile[] => (rows[length] ??= new Array<Tile>(length).fill(HIDDEN))

/** What facets show to the viewer; those that show nothing look as they do when a deal begins. */
const shownFacets = (rules: RuleSet, state: State, viewer: Seat): State["facets"] => {
  const out: Record<string, unknown> = {}
  for (const facet of rules.facets)
    out[facet.id] =
      facet.show === undefined
        ? facet.init(state.seats.length, undefined as never)
        : facet.show(state.facets[facet.id], viewer)
  return out
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
