import { HIDDEN, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Debt, Event, Transfer } from "../seams/event.ts"
import type { Before } from "../seams/facet.ts"
import type { Seat } from "../seams/seat.ts"
import { addsTo, type DealOutcome, type Meld, type SeatState, type State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { insert, waitsOf } from "./hand.ts"
import { beforeDraw } from "./late.ts"
import { readOf } from "./read.ts"
import { liveAfterDeal } from "./state.ts"

/** The only place where a state is made from a state. Folding redacted events gives what their reader may know. */
export const reduce = (course: Course, state: State, event: Event): State => {
  const rules = rulesAt(course, state)
  const next = apply(course, rules, state, event)
  const facets = reduceFacets(rules, state, event)
  return facets === state.facets ? next : { ...next, facets }
}

/** Each facet sees the state before the event and writes only itself, so their order cannot matter. */
const reduceFacets = (rules: RuleSet, state: State, event: Event): State["facets"] => {
  if (event._tag === "Dealt") return freshFacets(rules, state.facets)
  let changed: Record<string, unknown> | undefined
  const before = new BeforeEvent(rules, state)
  for (const facet of rules.facets) {
    const own = state.facets[facet.id]
    const after = facet.on(own, event, before)
    if (after !== own) (changed ??= { ...state.facets })[facet.id] = after
  }
  return changed ?? state.facets
}

/** Makes what a facet asks with only for the facets that ask. */
class BeforeEvent implements Before<never> {
  readonly state: State
  readonly #rules: RuleSet

  constructor(rules: RuleSet, state: State) {
    this.#rules = rules
    this.state = state
  }

  get read(): Before<never>["read"] {
    return readOf(this.state)
  }

  get waits(): Before<never>["waits"] {
    return (seat) => waitsOf(this.#rules, this.state.seats[seat]!.concealed, this.state.seats[seat]!.melds)
  }
}

/** The facets as a deal begins. */
export const freshFacets = (rules: RuleSet, previous: State["facets"]): State["facets"] =>
  Object.fromEntries(rules.facets.map((f) => [f.id, f.init(rules.slots.seats.count, previous[f.id] as never)]))

const withSeat = (state: State, seat: Seat, own: SeatState): readonly SeatState[] => {
  const seats = state.seats.slice()
  seats[seat] = own
  return seats
}

/** Removes tiles by identity, or any hidden ones where the hand is not known. */
const take = (from: readonly Tile[], tiles: readonly Tile[]): readonly Tile[] => {
  const rest = from.slice()
  for (const tile of tiles) {
    const at = rest.indexOf(tile)
    rest.splice(at < 0 ? rest.indexOf(HIDDEN) : at, 1)
  }
  return rest
}

/** The seat's hidden tiles with the one just drawn put among them. */
export const gathered = (state: State, seat: Seat): readonly Tile[] => {
  const { phase } = state
  const { concealed } = state.seats[seat]!
  return phase.at === "turn" && phase.seat === seat && phase.drawn !== null ? insert(concealed, phase.drawn) : concealed
}

const apply = (course: Course, rules: RuleSet, state: State, event: Event): State => {
  switch (event._tag) {
    case "LevelChosen":
      return { ...state, stage: course.stages.findIndex((s) => s.id === event.stage), staged: 0 }
    case "Dealt":
      return {
        ...state,
        deal: event.deal,
        staged: state.staged + 1,
        dealer: event.dealer,
        round: event.round,
        live: liveAfterDeal(rules),
        indicators: [],
        under: [],
        outcome: null,
        seats: event.hands.map((tiles) => ({
          concealed: tiles.toSorted((a, b) => a - b),
          melds: [],
          aside: [],
          river: []
        })),
        phase: { at: "turn", seat: event.dealer, drawn: null, after: null }
      }
    case "Drew":
      // who replaces tiles at the deal leaves the turn where it is
      if (isElsewhere(state, event.seat)) {
        const own = state.seats[event.seat]!
        const seats = withSeat(state, event.seat, { ...own, concealed: insert(own.concealed, event.tile) })
        return { ...state, seats, live: state.live - 1 }
      }
      return {
        ...state,
        live: state.live - 1,
        phase: {
          at: "turn",
          seat: event.seat,
          drawn: event.tile,
          after: event.after === null ? null : { set: event.after }
        }
      }
    case "Discarded": {
      const own = state.seats[event.seat]!
      const river = [...own.river, { tile: event.tile, drawn: event.drawn, declares: event.declares, claimedBy: null }]
      const concealed = event.drawn ? own.concealed : take(gathered(state, event.seat), [event.tile])
      return {
        ...state,
        seats: withSeat(state, event.seat, { ...own, concealed, river }),
        phase: { at: "window", from: event.seat, tile: event.tile, on: "discard" }
      }
    }
    case "Claimed":
      return claimed(rules, inTime(rules, state, event.seat), event)
    case "SetAside":
      return setAside(rules, state, event)
    case "Staked":
      return {
        ...state,
        points: state.points.with(event.seat, state.points[event.seat]! - event.points),
        pot: state.pot + event.points
      }
    case "Revealed":
      return event.as === "indicator"
        ? { ...state, indicators: [...state.indicators, event.tile] }
        : { ...state, under: [...state.under, event.tile] }
    case "Exposed": {
      const { outcome } = state
      // a hand shown while play goes on is hidden again: facets may remember it
      if (outcome === null)
        return isElsewhere(state, event.seat) || state.phase.at !== "turn"
          ? state
          : { ...state, phase: { ...state.phase, shown: true } }
      return {
        ...state,
        seats: withSeat(state, event.seat, { ...state.seats[event.seat]!, concealed: event.tiles }),
        outcome: { ...outcome, exposed: [...outcome.exposed, event.seat] }
      }
    }
    case "Won":
      return { ...kept(inTime(rules, state, event.wins[0]!.seat)), outcome: { ...noOutcome, wins: event.wins } }
    case "NoWinner":
      return { ...kept(state), outcome: { ...noOutcome, why: event.why } }
    case "Settled": {
      const { scores, transfers, debts } = event
      return {
        ...settled(state, transfers, debts),
        outcome: { ...(state.outcome ?? noOutcome), scores, transfers, debts },
        phase: { at: "between" }
      }
    }
    case "Rotated":
      return {
        ...state,
        dealer: event.dealer,
        round: event.round,
        turns: state.turns + (event.kept ? 0 : 1)
      }
    case "Ended":
      return { ...settled(state, event.transfers, []), phase: { at: "over" }, ranking: event.ranking }
    case "Declared":
    case "Passed":
      return state
  }
}

/** Whether it is somebody else's turn. */
const isElsewhere = ({ phase }: State, seat: Seat): boolean => phase.at === "turn" && phase.seat !== seat

/** The state in which what a seat takes was claimed: before the draw of somebody else, where it comes late. */
const inTime = (rules: RuleSet, state: State, seat: Seat): State => beforeDraw(rules, state, seat) ?? state

const noOutcome: DealOutcome = { wins: [], why: null, scores: [], transfers: [], debts: [], exposed: [] }

/** A deal that ends on somebody's turn leaves the drawn tile in the hand. */
const kept = (state: State): State => {
  const { phase } = state
  if (phase.at !== "turn" || phase.drawn === null) return state
  const concealed = gathered(state, phase.seat)
  return {
    ...state,
    seats: withSeat(state, phase.seat, { ...state.seats[phase.seat]!, concealed }),
    phase: { ...phase, drawn: null }
  }
}

const claimed = (rules: RuleSet, state: State, event: Extract<Event, { _tag: "Claimed" }>): State => {
  const claim = rules.parts.claims.find((c) => c.id === event.what)!
  const own = state.seats[event.seat]!
  const giver = state.seats[event.from]!
  const last = giver.river.length - 1
  const meld: Meld = {
    what: event.what,
    form: claim.form,
    tiles: insert(
      event.tiles.toSorted((a, b) => a - b),
      event.tile
    ),
    from: event.from,
    claimed: event.tile,
    added: null
  }
  const seats = state.seats.slice()
  seats[event.from] = { ...giver, river: giver.river.with(last, { ...giver.river[last]!, claimedBy: event.seat }) }
  seats[event.seat] = { ...own, concealed: take(own.concealed, event.tiles), melds: [...own.melds, meld] }
  return { ...state, seats, phase: { at: "turn", seat: event.seat, drawn: null, after: { claim: event.what } } }
}

const setAside = (rules: RuleSet, state: State, event: Extract<Event, { _tag: "SetAside" }>): State => {
  const { makes } = rules.parts.setAsides.find((s) => s.id === event.what)!
  const own = state.seats[event.seat]!
  const concealed = take(gathered(state, event.seat), event.tiles)
  const tile = event.tiles[0]!
  const placed =
    makes === "bonus"
      ? { aside: [...own.aside, ...event.tiles] }
      : makes === "quad"
        ? {
            melds: [
              ...own.melds,
              { what: event.what, form: "quad" as const, tiles: event.tiles, from: null, claimed: null, added: null }
            ]
          }
        : { melds: own.melds.map((meld) => (addsTo(meld, tile) ? addedTo(meld, event.what, tile) : meld)) }
  return {
    ...state,
    seats: withSeat(state, event.seat, { ...own, ...placed, concealed }),
    phase: isElsewhere(state, event.seat)
      ? state.phase
      : { at: "window", from: event.seat, tile, on: { set: event.what } }
  }
}

const addedTo = (meld: Meld, what: string, tile: Tile): Meld => ({
  ...meld,
  what,
  form: "quad",
  tiles: insert(meld.tiles, tile),
  added: tile
})

const settled = (state: State, transfers: readonly Transfer[], debts: readonly Debt[]): State => {
  const points = state.points.slice()
  let { pot, reserve } = state
  for (const { from, to, points: moved } of transfers) {
    if (from === "pot") pot -= moved
    else if (from === "reserve") reserve -= moved
    else points[from]! -= moved
    if (to === "pot") pot += moved
    else if (to === "reserve") reserve += moved
    else points[to]! += moved
  }
  return { ...state, points, pot, reserve, debts: debts.length === 0 ? state.debts : [...state.debts, ...debts] }
}
