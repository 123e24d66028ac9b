import { kindOf } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Meld } from "../seams/state.ts"
import { bad, type Bad, type GivenHand } from "./given-hand.ts"

/** What cannot be so of the group or tile laid down just before the win. `melds` are the winner's. */
export const problemOfSet = (rules: RuleSet, given: GivenHand, melds: readonly Meld[]): Bad | null => {
  const { robberies } = rules.parts
  if (given.by === "robbed" && robberies.length === 0)
    return bad("NotInTheseRules", "by", "These rules set nothing aside that could be won on.")
  if (given.set !== undefined && given.by === "discard")
    return bad("Contradiction", "set", "A discard is not set aside: leave set out.")
  if (given.by === "robbed") return problemOfRobbed(rules, given)
  return given.set === undefined ? null : problemOfReplaced(rules, given, given.set, melds)
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

/** The winning tile is robbed: its owner had the other tiles of the group. */
const problemOfRobbed = (rules: RuleSet, given: GivenHand): Bad | null => {
  const { robberies, setAsides } = rules.parts
  const { set } = given
  if (set !== undefined && !robberies.some(({ what }) => what === set))
    return bad("NotInTheseRules", "set", `These rules let nobody win on what is set aside as "${set}".`)
  const robbed = setAsides.filter(({ id }) =>
    set === undefined ? robberies.some(({ what }) => what === id) : id === set
  )
  if (
    robbed.every(({ makes }) => makes !== "bonus") &&
    elsewhere(given).some((tile) => kindOf(tile) === kindOf(given.winning))
  )
    return bad("Contradiction", "winning", "Who is robbed has all four of that kind: no other is anywhere else.")
  return null
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
