import { kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Meld, Phase, State } from "../seams/state.ts"
import { bad, type Bad, type GivenHand } from "./given-hand.ts"
import { moving } from "./moving.ts"
import { freshFacets } from "./reduce.ts"
import { newState } from "./state.ts"
import { mayRob } from "./why.ts"

/** What cannot be so of the group or tile laid down just before the win. `melds` are the winner's. */
export const problemOfSet = (rules: RuleSet, given: GivenHand, melds: readonly Meld[]): Bad | null => {
  if (given.by === "robbed") return problemOfRobbed(rules, given, melds)
  if (given.set === undefined) return null
  return given.by === "discard"
    ? bad("Contradiction", "set", "A discard is not set aside: leave set out.")
    : problemOfReplaced(rules, given, given.set, melds)
}

/** The winning tile replaces something: that lies before its owner. */
const problemOfReplaced = ({ parts }: RuleSet, { aside = [] }: GivenHand, id: string, melds: readonly Meld[]) => {
  const set = parts.setAsides.find((one) => one.id === id)
  const claim = parts.claims.find((one) => one.id === id)
  if (set === undefined && claim?.replaced !== true)
    return bad("NotInTheseRules", "set", `These rules replace nothing that is laid down as "${id}".`)
  const there = set?.makes === "bonus" ? aside.length > 0 : melds.some(({ what }) => what === id)
  const where = set?.makes === "bonus" ? "aside" : "melds"
  return there ? null : bad("Contradiction", "set", `Nothing is laid down as "${id}": put it into ${where}.`)
}

const isBonusMaking = ({ parts }: RuleSet, what: string): boolean =>
  parts.setAsides.find(({ id }) => id === what)?.makes === "bonus"

/** The ways to rob such a tile. */
const robbable = (rules: RuleSet, tile: Tile) =>
  rules.parts.robberies.filter(({ what }) => !isBonusMaking(rules, what) || isBonus(rules, tile, what))

/**
 * What the winning tile is robbed from: what is said, or else the one thing that every hand may rob such a tile from;
 * nothing, where there are several.
 */
export const robbedFrom = (rules: RuleSet, { set, winning }: GivenHand): string | undefined => {
  if (set !== undefined) return set
  const fitting = robbable(rules, winning)
  const open = fitting.filter(({ shapes }) => shapes === undefined)
  const [only, ...more] = open.length === 0 ? fitting : open
  return more.length === 0 ? only?.what : undefined
}

/** The winning tile is robbed: by a hand that may, of a tile that can be set aside so, whose owner has the others. */
const problemOfRobbed = (rules: RuleSet, given: GivenHand, melds: readonly Meld[]): Bad | null => {
  const { robberies } = rules.parts
  if (robberies.length === 0) return bad("NotInTheseRules", "by", "These rules set nothing aside that could be won on.")
  const set = robbedFrom(rules, given)
  const ways = robbable(rules, given.winning).map(({ what }) => what)
  if (set === undefined)
    return ways.length === 0
      ? bad("Contradiction", "winning", "These rules let nobody win on such a tile as it is set aside.")
      : bad("Contradiction", "set", `Say what is robbed, in set: ${ways.join(" or ")}.`)
  if (!robberies.some(({ what }) => what === set))
    return bad("NotInTheseRules", "set", `These rules let nobody win on what is set aside as "${set}".`)
  const makesBonus = isBonusMaking(rules, set)
  if (makesBonus && !isBonus(rules, given.winning, set))
    return bad("Contradiction", "winning", `No such tile is set aside as "${set}".`)
  if (!makesBonus && elsewhere(given).some((tile) => kindOf(tile) === kindOf(given.winning)))
    return bad("Contradiction", "winning", "Who is robbed has all four of that kind: no other is anywhere else.")
  if (!mayRob(rules, { concealed: given.concealed, melds }, set, given.winning))
    return bad("Contradiction", "set", `A hand of this form may not rob "${set}".`)
  return null
}

/** Whether the rules have a way to set the tile aside for a bonus, or this way: they offer it to a hand of that tile. */
export const isBonus = (rules: RuleSet, tile: Tile, what?: string): boolean => {
  const empty = newState(rules, 0)
  const seat = { ...empty.seats[0]!, concealed: [tile] }
  const phase: Phase = { at: "turn", seat: 0, drawn: null, after: null }
  const state: State = {
    ...empty,
    live: rules.slots.tiles.all.length,
    seats: empty.seats.with(0, seat),
    facets: freshFacets(rules, {}),
    phase
  }
  const here = moving(rules, state, 0)
  return rules.parts.setAsides.some((set) => {
    here.o = set.o as never
    return set.makes === "bonus" && (what === undefined || set.id === what) && set.offers(here).length > 0
  })
}

/** Every tile that lies somewhere, but for the winning one. */
const elsewhere = ({
  concealed,
  melds = [],
  aside = [],
  indicators = [],
  under = [],
  others = [],
  fromWind
}: GivenHand) => [
  ...concealed,
  ...melds.flatMap(({ tiles }) => tiles),
  ...aside,
  ...indicators,
  ...under,
  // who is robbed may be one of the others, with the tiles that the winning one was added to
  ...others
    .filter(({ seatWind }) => seatWind !== fromWind)
    .flatMap((other) => [...other.concealed, ...(other.melds ?? []).flatMap((meld) => meld.tiles)])
]
