import * as Result from "effect/Result"
import { HIDDEN, isSuited, kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Event, HandScore, Transfer, Win, WonBy } from "../seams/event.ts"
import type { Discard, Meld, Phase, SeatState, State } from "../seams/state.ts"
import { steady } from "./course.ts"
import { completes } from "./hand.ts"
import { type Here, moving } from "./moving.ts"
import { freshFacets, reduce } from "./reduce.ts"
import type { Reason } from "./refusal.ts"
import { scoreWin, unitsThatWin } from "./score.ts"
import { dealEnd, settle } from "./settle.ts"
import { newState } from "./state.ts"

/** A group laid on the table, as somebody writes it down. */
export interface GivenMeld {
  readonly tiles: readonly Tile[]
  /** false for a quad that its owner laid without claiming a tile */
  readonly claimed: boolean
  /** a fourth tile put on a claimed triplet */
  readonly added?: boolean
}

/** A winning hand and what was around it. Seats are named by their wind: 0 East (the dealer), 1 South, ... */
export interface GivenHand {
  readonly concealed: readonly Tile[]
  readonly winning: Tile
  readonly by: WonBy
  readonly melds?: readonly GivenMeld[]
  readonly aside?: readonly Tile[]
  readonly seatWind: number
  /** who let the winning tile go; absent for a self-draw */
  readonly fromWind?: number
  readonly round?: number
  readonly indicators?: readonly Tile[]
  readonly under?: readonly Tile[]
  /** ids of declarations that stand */
  readonly declared?: readonly string[]
  /** points of stakes on the table, the winner's own included */
  readonly pot?: number
  /** tiles left to draw */
  readonly live?: number
  /** own discards before the win; 0 is a win with the first draw, or before it */
  readonly discards?: number
  /** own discards since the declaration stood; one by default, 0 where it was just made */
  readonly sinceDeclared?: number
  /** whether the declaration was made with the first discard */
  readonly declaredFirst?: boolean
  /** whether anybody had claimed or set aside something before the win */
  readonly called?: boolean
  /** id of what was set aside: the winning tile is its replacement (drawn) or is taken from it (robbed) */
  readonly set?: string
}

/** What is wrong with a hand that was given, and where. */
export interface BadHand {
  readonly _tag:
    | "TileUnknown"
    | "TileTwice"
    | "WrongCount"
    | "BadMeld"
    | "BadSeat"
    | "BadNumber"
    | "NotInTheseRules"
    | "Contradiction"
  /** the field: `melds[1]` */
  readonly place: string
  readonly message: string
}

/** A scored hand. `reasons` says why it may not win; then `score` is absent and nobody pays. */
export interface ScoredHand {
  readonly reasons: readonly Reason[]
  readonly score: HandScore | null
  readonly transfers: readonly Transfer[]
  /** points won or lost, by wind */
  readonly deltas: readonly number[]
}

type Bad = Result.Result<never, BadHand>
const bad = (tag: BadHand["_tag"], place: string, message: string): Bad => Result.fail({ _tag: tag, place, message })

/**
 * Scores a hand that somebody describes, by the same rules as at the table.
 *
 * @example
 * scoreHand(rules, { concealed, winning, by: "self-draw", seatWind: 1, indicators })
 */
export const scoreHand = (rules: RuleSet, given: GivenHand): Result.Result<ScoredHand, BadHand> => {
  const problem = problemIn(rules, given)
  if (problem !== null) return problem
  const melds: Meld[] = []
  for (const [i, meld] of (given.melds ?? []).entries()) {
    const built = meldOf(rules, given, meld, i)
    if (Result.isFailure(built)) return Result.fail(built.failure)
    melds.push(built.success)
  }
  const state = stateOf(rules, given, melds)
  const here = moving(rules, state, given.seatWind)
  if (!(given.aside ?? []).every((tile) => isBonusOf(rules, here, tile)))
    return bad("NotInTheseRules", "aside", "These rules set no such tile aside: take it out or put it into the hand.")
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

/** Whether the rules have a way to set the tile aside for a bonus. */
const isBonusOf = (rules: RuleSet, here: Here, tile: Tile): boolean =>
  rules.parts.setAsides.some(
    (set) => set.makes === "bonus" && set.offers({ ...here, o: set.o as never, tiles: [tile] }).length > 0
  )

const problemIn = (rules: RuleSet, given: GivenHand): Bad | null => {
  const { concealed, winning, melds = [], aside = [], indicators = [], under = [] } = given
  const { count, dummies } = rules.slots.seats
  const rows: readonly (readonly [string, readonly Tile[]])[] = [
    ["concealed", concealed],
    ["winning", [winning]],
    ...melds.map((meld, i) => [`melds[${i}]`, meld.tiles] as const),
    ["aside", aside],
    ["indicators", indicators],
    ["under", under]
  ]
  const seen = new Map<Tile, string>()
  for (const [place, tiles] of rows)
    for (const tile of tiles) {
      if (!rules.hasTile(tile))
        return bad("TileUnknown", place, `These rules have no tile ${tile}: use one of their deck.`)
      const before = seen.get(tile)
      if (before !== undefined)
        return bad("TileTwice", place, `Tile ${tile} stands in ${before} already: every tile is there once.`)
      seen.set(tile, place)
    }
  const due = 13 - 3 * melds.length
  if (concealed.length !== due)
    return bad(
      "WrongCount",
      "concealed",
      `With ${melds.length} melds there are ${due} hidden tiles beside the winning one, and ${concealed.length} were given.`
    )
  for (const place of ["seatWind", "fromWind"] as const) {
    const wind = given[place]
    if (wind !== undefined && (!Number.isInteger(wind) || wind < 0 || wind >= count))
      return bad("BadSeat", place, `There is no seat ${wind}: winds run from 0 (East) to ${count - 1}.`)
  }
  const number = numberIn(rules, given)
  if (number !== null) return number
  if (dummies.includes(given.seatWind)) return bad("BadSeat", "seatWind", "Nobody plays that seat: it cannot win.")
  if (given.by === "self-draw" && given.fromWind !== undefined)
    return bad("Contradiction", "fromWind", "A self-draw comes from nobody: leave fromWind out.")
  if (given.by !== "self-draw" && given.fromWind === undefined)
    return bad("Contradiction", "fromWind", "Say who let the winning tile go: fromWind.")
  if (given.fromWind === given.seatWind) return bad("Contradiction", "fromWind", "Nobody wins with their own discard.")
  if (given.by === "robbed" && rules.parts.robberies.length === 0)
    return bad("NotInTheseRules", "by", "These rules set nothing aside that could be won on.")
  if (given.set !== undefined && given.by === "discard")
    return bad("Contradiction", "set", "A discard is not set aside: leave set out.")
  if (given.set !== undefined && ![...rules.parts.setAsides, ...rules.parts.claims].some(({ id }) => id === given.set))
    return bad("NotInTheseRules", "set", `These rules set nothing aside as "${given.set}".`)
  if (given.set !== undefined && given.by === "robbed" && !rules.parts.robberies.some(({ what }) => what === given.set))
    return bad("NotInTheseRules", "set", `These rules let nobody win on what is set aside as "${given.set}".`)
  for (const what of given.declared ?? [])
    if (!rules.parts.declarations.some((d) => d.id === what))
      return bad("NotInTheseRules", "declared", `These rules have no declaration "${what}".`)
  return contradictionIn(given)
}

/** What is said of a declaration that cannot all be so. */
const contradictionIn = ({ declared = [], discards, sinceDeclared, declaredFirst }: GivenHand): Bad | null => {
  const twice = declared.find((what, i) => declared.indexOf(what) !== i)
  if (twice !== undefined) return bad("Contradiction", "declared", `"${twice}" is declared once: take one of them out.`)
  const place = declaredFirst === true ? "declaredFirst" : "sinceDeclared"
  if (declared.length === 0 && (declaredFirst === true || sinceDeclared !== undefined))
    return bad("Contradiction", place, `Nothing is declared: leave ${place} out, or say what in declared.`)
  if (declared.length > 0 && discards !== undefined && discards <= (sinceDeclared ?? 0))
    return bad("Contradiction", "discards", "The discard of the declaration counts too: there are more discards.")
  return null
}

/** Numbers that no table could show; what is counted in tiles is no more than the tiles that there are. */
const numberIn = (rules: RuleSet, given: GivenHand): Bad | null => {
  const tiles = rules.slots.tiles.all.length
  const most = { round: PLENTY, pot: PLENTY, live: tiles, discards: tiles, sinceDeclared: tiles }
  for (const place of ["round", "pot", "live", "discards", "sinceDeclared"] as const) {
    const number = given[place]
    if (number !== undefined && (!Number.isInteger(number) || number < 0 || number > most[place]))
      return bad("BadNumber", place, `Expected a whole number from 0 to ${most[place]}, and ${number} was given.`)
  }
  return null
}

const meldOf = (rules: RuleSet, given: GivenHand, meld: GivenMeld, i: number): Result.Result<Meld, BadHand> => {
  const tiles = meld.tiles.toSorted((a, b) => a - b)
  const kinds = tiles.map(kindOf)
  const same = kinds.every((kind) => kind === kinds[0])
  const run =
    kinds.length === 3 &&
    isSuited(kinds[0]!) &&
    kinds.every((kind, at) => kind === kinds[0]! + at && Math.floor(kind / 9) === Math.floor(kinds[0]! / 9))
  const form = run ? "run" : same && tiles.length === 3 ? "triplet" : same && tiles.length === 4 ? "quad" : null
  const place = `melds[${i}]`
  if (form === null) return bad("BadMeld", place, "A meld is a run of three, or three or four of a kind.")
  const { claims, setAsides } = rules.parts
  const maker =
    meld.added === true
      ? setAsides.find((s) => s.makes === "added-quad" && form === "quad")
      : meld.claimed
        ? claims.find((c) => c.form === form)
        : setAsides.find((s) => s.makes === "quad" && form === "quad")
  if (maker === undefined) return bad("NotInTheseRules", place, "These rules do not allow laying such a group.")
  const next = (given.seatWind + rules.slots.seats.count - 1) % rules.slots.seats.count
  const claimed = meld.claimed || meld.added === true
  return Result.succeed({
    what: maker.id,
    form,
    tiles,
    from: claimed ? next : null,
    claimed: claimed ? tiles[0]! : null,
    added: meld.added === true ? tiles[3]! : null
  })
}

/** Nothing is said of what anybody holds, so everybody can pay. */
const PLENTY = Number.MAX_SAFE_INTEGER

/** The table as it would stand at the moment of the win. */
const stateOf = (rules: RuleSet, given: GivenHand, melds: readonly Meld[]): State => {
  const seat = given.seatWind
  const { declared = [], discards = 6, sinceDeclared = 1, declaredFirst = false, called = false } = given
  const empty = newState(rules, 0)
  const since = declared.length > 0 ? Math.min(sinceDeclared, Math.max(discards - 1, 0)) : 0
  const before = declaredFirst ? 0 : Math.max(discards - since - (declared.length > 0 ? 1 : 0), 0)
  const own: SeatState = {
    concealed: given.concealed.toSorted((a, b) => a - b),
    melds,
    aside: given.aside ?? [],
    river: Array.from({ length: before }, () => someDiscard)
  }
  const base: State = {
    ...empty,
    deal: 1,
    round: given.round ?? 0,
    points: empty.points.map(() => PLENTY),
    live: given.live ?? 20,
    indicators: given.indicators ?? [],
    under: given.under ?? [],
    seats: empty.seats.with(seat, own),
    facets: freshFacets(rules, {}),
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
    after = reduce(course, after, { _tag: "Declared", seat, what })
    after = reduce(course, after, { ...discard, declares: what })
    if (declaration.stake !== undefined)
      after = reduce(course, after, { _tag: "Staked", seat, points: declaration.stake(declaration.o as never), what })
  }
  for (let i = 0; i < since; i++) after = reduce(course, after, discard)
  return after
}

const phaseOf = ({ parts: { robberies } }: RuleSet, { seatWind, fromWind, winning, by, set }: GivenHand): Phase => {
  if (fromWind === undefined)
    return { at: "turn", seat: seatWind, drawn: winning, after: set === undefined ? null : { set } }
  // where one thing alone can be robbed, nobody needs to say which
  const robbed = set ?? (robberies.length === 1 ? robberies[0]!.what : undefined)
  return {
    at: "window",
    from: fromWind,
    tile: winning,
    on: by === "robbed" && robbed !== undefined ? { set: robbed } : "discard"
  }
}

const nothing = (rules: RuleSet, reason: Reason): ScoredHand => ({
  reasons: [reason],
  score: null,
  transfers: [],
  deltas: new Array<number>(rules.slots.seats.count).fill(0)
})

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
  const { transfers } = settle(
    rules,
    dealEnd(rules, state, [win], null, [score], () => false)
  )
  const deltas = new Array<number>(rules.slots.seats.count).fill(0)
  for (const { from, to, points } of transfers) {
    if (typeof from === "number") deltas[from]! -= points
    if (typeof to === "number") deltas[to]! += points
  }
  return { reasons: [], score, transfers, deltas }
}
