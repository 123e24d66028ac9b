import * as Result from "effect/Result"
import { isSuited, kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { WonBy } from "../seams/event.ts"
import type { Meld } from "../seams/state.ts"

/** A group laid on the table, as somebody writes it down. Who let a claimed tile go is not asked: nobody is liable. */
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
  /** 0 East, 1 South, ... */
  readonly round?: number
  readonly indicators?: readonly Tile[]
  readonly under?: readonly Tile[]
  /** ids of declarations that stand */
  readonly declared?: readonly string[]
  /** points of stakes on the table, the winner's own included */
  readonly pot?: number
  /** deals before this one that were repeated or that nobody won, one after another */
  readonly repeats?: number
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
  /** what others hold, where the rules count every hand; who is left out holds nothing that counts */
  readonly others?: readonly GivenOther[]
}

/** A hand that has not won, as it stands when another does. */
export interface GivenOther {
  readonly seatWind: number
  readonly concealed: readonly Tile[]
  readonly melds?: readonly GivenMeld[]
  readonly aside?: readonly Tile[]
  /** ids of declarations that were made */
  readonly declared?: readonly string[]
}

/** What is wrong with a hand that was given, and where. */
export interface BadHand {
  readonly _tag:
    | "Malformed"
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

export type Bad = Result.Result<never, BadHand>
export const bad = (tag: BadHand["_tag"], place: string, message: string): Bad =>
  Result.fail({ _tag: tag, place, message })

/** Nothing is said of what anybody holds, so everybody can pay. */
export const PLENTY = Number.MAX_SAFE_INTEGER

/** What is wrong with a hand, before anything is made of it. */
export const problemIn = (rules: RuleSet, given: GivenHand): Bad | null => {
  const { concealed, winning, melds = [], aside = [], indicators = [], under = [], others = [] } = given
  const { count, dummies } = rules.slots.seats
  const rows: readonly (readonly [string, readonly Tile[]])[] = [
    ["concealed", concealed],
    ["winning", [winning]],
    ...melds.map((meld, i) => [`melds[${i}]`, meld.tiles] as const),
    ["aside", aside],
    ["indicators", indicators],
    ["under", under],
    ...others.flatMap((other, i) => [
      [`others[${i}].concealed`, other.concealed] as const,
      ...(other.melds ?? []).map((meld, k) => [`others[${i}].melds[${k}]`, meld.tiles] as const),
      [`others[${i}].aside`, other.aside ?? []] as const
    ])
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
  const size = sizeIn(given, "", " beside the winning one")
  if (size !== null) return size
  for (const place of ["seatWind", "fromWind"] as const) {
    const wind = given[place]
    if (wind !== undefined && (!Number.isInteger(wind) || wind < 0 || wind >= count))
      return bad("BadSeat", place, `There is no seat ${wind}: winds run from 0 (East) to ${count - 1}.`)
  }
  const other = problemOfOthers(rules, given)
  if (other !== null) return other
  const number = numberIn(rules, given) ?? unusedIn(rules, given)
  if (number !== null) return number
  if (dummies.includes(given.seatWind)) return bad("BadSeat", "seatWind", "Nobody plays that seat: it cannot win.")
  if (given.by === "self-draw" && given.fromWind !== undefined)
    return bad("Contradiction", "fromWind", "A self-draw comes from nobody: leave fromWind out.")
  if (given.by !== "self-draw" && given.fromWind === undefined)
    return bad("Contradiction", "fromWind", "Say who let the winning tile go: fromWind.")
  if (given.fromWind === given.seatWind) return bad("Contradiction", "fromWind", "Nobody wins with their own discard.")
  return undeclared(rules, given, "") ?? contradictionIn(given)
}

type Held = Pick<GivenHand, "concealed" | "melds" | "declared">

/** What is shown is three tiles each; the others are hidden. `at` is where the hand stands: `others[0].` */
const sizeIn = ({ concealed, melds = [] }: Held, at: string, beside: string): Bad | null => {
  const due = 13 - 3 * melds.length
  const message = `With ${melds.length} melds there are ${due} hidden tiles${beside}, and ${concealed.length} were given.`
  return concealed.length === due ? null : bad("WrongCount", `${at}concealed`, message)
}

const undeclared = ({ parts }: RuleSet, { declared = [] }: Held, at: string): Bad | null => {
  for (const id of declared) {
    const declaration = parts.declarations.find((one) => one.id === id)
    if (declaration === undefined)
      return bad("NotInTheseRules", `${at}declared`, `These rules have no declaration "${id}".`)
    if (declaration.ends !== undefined)
      return bad("Contradiction", `${at}declared`, `"${id}" ends the deal without a winner: take it out.`)
  }
  return null
}

/** What is turned over or staked, by rules that turn over or stake nothing. */
const unusedIn = ({ parts }: RuleSet, { indicators = [], under = [], pot = 0 }: GivenHand): Bad | null => {
  const place = indicators.length > 0 ? "indicators" : "under"
  if (indicators.length + under.length > 0 && !parts.reveals.some(({ as }) => as === "indicator"))
    return bad("NotInTheseRules", place, `These rules turn no indicators over: leave ${place} out.`)
  const stakes = parts.declarations.flatMap((one) => one.stake?.(one.o as never) ?? [])
  if (pot > 0 && stakes.length === 0) return bad("NotInTheseRules", "pot", "These rules stake nothing: leave pot out.")
  if (pot > 0 && stakes.every((stake) => pot % stake !== 0))
    return bad("BadNumber", "pot", `Stakes are of ${stakes.join(" or ")} points, and ${pot} were given.`)
  return null
}

const problemOfOthers = (rules: RuleSet, { seatWind, others = [] }: GivenHand): Bad | null => {
  const { count, dummies } = rules.slots.seats
  if (others.length > 0 && rules.parts.unfinished.length === 0)
    return bad("NotInTheseRules", "others", "These rules count the winner's hand alone: leave others out.")
  for (const [i, other] of others.entries()) {
    const { seatWind: wind } = other
    const at = `others[${i}].`
    if (!Number.isInteger(wind) || wind < 0 || wind >= count || dummies.includes(wind))
      return bad("BadSeat", `${at}seatWind`, `Nobody plays a seat ${wind}: winds run from 0 (East) to ${count - 1}.`)
    if (wind === seatWind || others.findIndex((one) => one.seatWind === wind) !== i)
      return bad("BadSeat", `${at}seatWind`, `The hand of seat ${wind} is given already: take one of them out.`)
    const problem = sizeIn(other, at, "") ?? undeclared(rules, other, at)
    if (problem !== null) return problem
  }
  return null
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
  const most = {
    round: rules.slots.seats.count - 1,
    repeats: 1_000,
    pot: PLENTY,
    live: tiles,
    discards: tiles,
    sinceDeclared: tiles
  }
  for (const place of ["round", "repeats", "pot", "live", "discards", "sinceDeclared"] as const) {
    const number = given[place]
    if (number !== undefined && (!Number.isInteger(number) || number < 0 || number > most[place]))
      return bad("BadNumber", place, `Expected a whole number from 0 to ${most[place]}, and ${number} was given.`)
  }
  return null
}

/** The melds of one seat as they lie on the table. */
export const meldsOf = (
  rules: RuleSet,
  wind: number,
  melds: readonly GivenMeld[],
  place: string
): Result.Result<readonly Meld[], BadHand> =>
  Result.all(melds.map((meld, i) => meldOf(rules, wind, meld, `${place}[${i}]`)))

const meldOf = (rules: RuleSet, wind: number, meld: GivenMeld, place: string): Result.Result<Meld, BadHand> => {
  const tiles = meld.tiles.toSorted((a, b) => a - b)
  const kinds = tiles.map(kindOf)
  const same = kinds.every((kind) => kind === kinds[0])
  const run =
    kinds.length === 3 &&
    isSuited(kinds[0]!) &&
    kinds.every((kind, at) => kind === kinds[0]! + at && Math.floor(kind / 9) === Math.floor(kinds[0]! / 9))
  const form = run ? "run" : same && tiles.length === 3 ? "triplet" : same && tiles.length === 4 ? "quad" : null
  if (form === null) return bad("BadMeld", place, "A meld is a run of three, or three or four of a kind.")
  const { claims, setAsides } = rules.parts
  const maker =
    meld.added === true
      ? setAsides.find((s) => s.makes === "added-quad" && form === "quad")
      : meld.claimed
        ? claims.find((c) => c.form === form)
        : setAsides.find((s) => s.makes === "quad" && form === "quad")
  if (maker === undefined) return bad("NotInTheseRules", place, "These rules do not allow laying such a group.")
  const next = (wind + rules.slots.seats.count - 1) % rules.slots.seats.count
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
