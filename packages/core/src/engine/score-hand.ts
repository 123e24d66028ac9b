import * as Result from "effect/Result"
import { HIDDEN, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Event, HandScore, Transfer, Win } from "../seams/event.ts"
import type { Discard, Meld, Phase, SeatState, State } from "../seams/state.ts"
import { steady } from "./course.ts"
import { bad, type BadHand, type GivenHand, type GivenOther, meldsOf, PLENTY, problemIn } from "./given-hand.ts"
import { malformed } from "./given-form.ts"
import { isBonus, problemOfSet, robbedFrom } from "./given-set.ts"
import { completes } from "./hand.ts"
import { moving } from "./moving.ts"
import { freshFacets, reduce } from "./reduce.ts"
import type { Reason } from "./refusal.ts"
import { scoreWin, unitsThatWin } from "./score.ts"
import { scoreRest } from "./score-rest.ts"
import { dealEnd, settle } from "./settle.ts"
import { newState } from "./state.ts"

/** A scored hand. `reasons` says why it may not win; then `score` is absent and nobody pays. */
export interface ScoredHand {
  readonly reasons: readonly Reason[]
  readonly score: HandScore | null
  /** what the other hands that were given count; a dead one is not counted */
  readonly others: readonly HandScore[]
  readonly transfers: readonly Transfer[]
  /** points won or lost, by wind */
  readonly deltas: readonly number[]
}

/**
 * Scores a hand that somebody describes, by the same rules as at the table.
 *
 * @example
 * scoreHand(rules, { concealed, winning, by: "self-draw", seatWind: 1, indicators })
 */
export const scoreHand = (rules: RuleSet, given: GivenHand): Result.Result<ScoredHand, BadHand> => {
  const problem = malformed(given) ?? problemIn(rules, given)
  if (problem !== null) return problem
  const melds = meldsOf(rules, given.seatWind, given.melds ?? [], "melds")
  if (Result.isFailure(melds)) return Result.fail(melds.failure)
  const unset = problemOfSet(rules, given, melds.success)
  if (unset !== null) return unset
  const rest: SeatState[] = []
  for (const [i, other] of (given.others ?? []).entries()) {
    const built = meldsOf(rules, other.seatWind, other.melds ?? [], `others[${i}].melds`)
    if (Result.isFailure(built)) return Result.fail(built.failure)
    rest.push(seatOf(other, built.success))
  }
  const state = withOthers(rules, stateOf(rules, given, melds.success), given.others ?? [], rest)
  const here = moving(rules, state, given.seatWind)
  for (const [place, aside = []] of asidesIn(given))
    if (!aside.every((tile) => isBonus(rules, tile)))
      return bad("NotInTheseRules", place, "These rules set no such tile aside: take it out or put it into the hand.")
  for (const what of given.declared ?? [])
    for (const ban of rules.bansOf.discard) {
      if (ban.ofHand !== true || !(ban.what ?? [what]).includes(what)) continue
      here.o = ban.o as never
      if (ban.bans(here, { _tag: "discard", tile: given.winning, declare: what }))
        return bad(
          "Contradiction",
          "declared",
          `"${what}" cannot stand with this hand (${ban.cites}): take it out or correct the hand.`
        )
    }
  return Result.succeed(scored(rules, state, given))
}

const asidesIn = ({ aside, others = [] }: GivenHand): readonly (readonly [string, readonly Tile[] | undefined])[] => [
  ["aside", aside],
  ...others.map((other, i) => [`others[${i}].aside`, other.aside] as const)
]

const seatOf = ({ concealed, aside = [] }: GivenHand | GivenOther, melds: readonly Meld[]): SeatState => ({
  concealed: concealed.toSorted((a, b) => a - b),
  melds,
  aside,
  river: []
})

/** The same with the hands that others hold, and with what they have said. */
const withOthers = (
  rules: RuleSet,
  state: State,
  others: readonly GivenOther[],
  seats: readonly SeatState[]
): State => {
  const held = others.reduce((all, { seatWind }, i) => all.with(seatWind, seats[i]!), state.seats)
  const said = others.flatMap(({ seatWind, declared = [] }) => declared.map((what) => [seatWind, what] as const))
  return said.reduce((before, [wind, what]) => announce(rules, before, wind, what), { ...state, seats: held })
}

/** The table as it would stand at the moment of the win. */
const stateOf = (rules: RuleSet, given: GivenHand, melds: readonly Meld[]): State => {
  const seat = given.seatWind
  const { declared = [], discards = 6, sinceDeclared = 1, declaredFirst = false, called = false } = given
  const empty = newState(rules, 0)
  const since = declared.length > 0 ? Math.min(sinceDeclared, Math.max(discards - 1, 0)) : 0
  const before = declaredFirst ? 0 : Math.max(discards - since - (declared.length > 0 ? 1 : 0), 0)
  const own: SeatState = { ...seatOf(given, melds), river: Array.from({ length: before }, () => someDiscard) }
  const base: State = {
    ...empty,
    deal: 1,
    round: given.round ?? 0,
    points: empty.points.map(() => PLENTY),
    live: given.live ?? 20,
    indicators: given.indicators ?? [],
    under: given.under ?? [],
    seats: empty.seats.with(seat, own),
    facets: repeated(rules, given.repeats ?? 0),
    phase: { at: "turn", seat, drawn: HIDDEN, after: null }
  }
  // what is laid down now was not when the first discard was made
  const bare = { ...base, seats: base.seats.with(seat, { ...own, melds: [], aside: [] }) }
  const earlier = declaredFirst ? bare : called ? touch(base, seat) : base
  const standing = declare(rules, earlier, seat, declared, since)
  const laid = { ...standing, seats: standing.seats.with(seat, { ...standing.seats[seat]!, melds, aside: own.aside }) }
  const settled = called && declaredFirst ? touch(laid, seat) : laid
  return { ...settled, phase: phaseOf(rules, given), pot: Math.max(settled.pot, given.pot ?? 0) }
}

/** The facets as a deal begins that was repeated so often before. */
const repeated = (rules: RuleSet, times: number): State["facets"] => {
  const empty = newState(rules, 0)
  let facets = freshFacets(rules, {})
  for (let i = 0; i < times; i++)
    facets = freshFacets(
      rules,
      reduce(steady(rules), { ...empty, facets }, { _tag: "NoWinner", why: "exhausted" }).facets
    )
  return facets
}

const someDiscard: Discard = { tile: HIDDEN, drawn: true, declares: null, claimedBy: null }

/** Somebody else has something set aside, so that this is no untouched first turn. */
const touch = (state: State, seat: number): State => {
  const other = (seat + 1) % state.seats.length
  return { ...state, seats: state.seats.with(other, { ...state.seats[other]!, aside: [HIDDEN] }) }
}

const declare = (rules: RuleSet, state: State, seat: number, declared: readonly string[], since: number): State => {
  const course = steady(rules)
  const discard: Event = { _tag: "Discarded", seat, tile: HIDDEN, drawn: true, declares: null }
  let after = state
  for (const what of declared) {
    const declaration = rules.parts.declarations.find((d) => d.id === what)!
    after = announce(rules, after, seat, what)
    if (declaration.with === "alone") continue
    after = reduce(course, after, { ...discard, declares: what })
    if (declaration.stake !== undefined)
      after = reduce(course, after, { _tag: "Staked", seat, points: declaration.stake(declaration.o as never), what })
  }
  for (let i = 0; i < since; i++) after = reduce(course, after, discard)
  return after
}

/** Somebody declares something, and shows the hand where that is part of it. */
const announce = (rules: RuleSet, state: State, seat: number, what: string): State => {
  const said = reduce(steady(rules), state, { _tag: "Declared", seat, what })
  if (rules.parts.declarations.find((d) => d.id === what)!.exposes !== true) return said
  return reduce(steady(rules), said, { _tag: "Exposed", seat, tiles: said.seats[seat]!.concealed })
}

const phaseOf = (rules: RuleSet, given: GivenHand): Phase => {
  const { seatWind, fromWind, winning, by, set } = given
  if (fromWind === undefined)
    return { at: "turn", seat: seatWind, drawn: winning, after: set === undefined ? null : { set } }
  return {
    at: "window",
    from: fromWind,
    tile: winning,
    on: by === "robbed" ? { set: robbedFrom(rules, given)! } : "discard"
  }
}

const nothing = (rules: RuleSet, reason: Reason): ScoredHand => ({
  reasons: [reason],
  score: null,
  others: [],
  transfers: [],
  deltas: new Array<number>(rules.slots.seats.count).fill(0)
})

/** A ban on winning that speaks of the hand alone. */
const bannedIn = (rules: RuleSet, state: State, seat: number): Reason | undefined => {
  const here = moving(rules, state, seat)
  const ban = rules.bansOf.win.find(({ ofHand, bans, o }) => {
    here.o = o as never
    return ofHand === true && bans(here, { _tag: "win" })
  })
  return ban && { _tag: "Banned", id: ban.id, clause: ban.cites, layer: ban.layer }
}

const scored = (rules: RuleSet, state: State, given: GivenHand): ScoredHand => {
  const seat = given.seatWind
  const win: Win = { seat, tile: given.winning, by: given.by, from: given.fromWind ?? null }
  const { flow, minimum } = rules.slots
  const own = state.seats[seat]!
  const score = completes(rules, own.concealed, own.melds, given.winning) ? scoreWin(rules, state, win) : null
  if (score === null)
    return nothing(rules, { _tag: "NotComplete", id: "not-complete", clause: flow.complete, layer: rules.owners.flow })
  if (!minimum.meets(unitsThatWin(score)))
    return nothing(rules, {
      _tag: "BelowMinimum",
      id: "below-minimum",
      clause: minimum.cites,
      layer: rules.owners.minimum
    })
  const banned = bannedIn(rules, state, seat)
  if (banned !== undefined) return nothing(rules, banned)
  const rest = scoreRest(rules, state, [win])
  const { transfers } = settle(
    rules,
    dealEnd(rules, state, [win], null, [score, ...rest], () => false)
  )
  const deltas = new Array<number>(rules.slots.seats.count).fill(0)
  for (const { from, to, points } of transfers) {
    if (typeof from === "number") deltas[from]! -= points
    if (typeof to === "number") deltas[to]! += points
  }
  const others = rest.filter((one) => given.others?.some(({ seatWind }) => seatWind === one.seat))
  return { reasons: [], score, others, transfers, deltas }
}
