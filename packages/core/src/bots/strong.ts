import { shantenOf } from "../engine/hand.ts"
import { gathered } from "../engine/reduce.ts"
import type { View } from "../engine/view.ts"
import { isHonour, isSuited, kindOf, type Kind, rankOf, type Tile } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import { isClosed, type Meld } from "../seams/state.ts"
import { bestBy, type Bot, planning } from "./bot.ts"
import { declaring, costsNothing } from "./middle.ts"
import { afterClaim, discardOf, type Own, type Weighed, weigh } from "./plan.ts"

/** Seats that declared with a discard, as everyone can see in their rivers. */
const threats = (own: Own): readonly number[] =>
  own.state.seats.flatMap(({ river }, seat) =>
    seat !== own.seat && river.some((d) => d.declares !== null) ? [seat] : []
  )

/** Bonus tiles held, which make a win worth more. */
const bonusIn = (own: Own, tiles: readonly Tile[], melds: readonly Meld[]): number => {
  const all = [...tiles, ...melds.flatMap((meld) => meld.tiles)]
  const kinds = own.state.indicators.map((tile) => own.rules.slots.indicated.by(kindOf(tile)))
  const { red } = own.rules.slots.tiles
  return all.reduce(
    (sum, tile) => sum + (red.includes(tile) ? 1 : 0) + kinds.filter((kind) => kind === kindOf(tile)).length,
    0
  )
}

const answer = (own: Own, { legal, state }: View): Action => {
  const { phase } = state
  const pass = legal.find((action) => action._tag === "pass")!
  if (phase.at !== "window") return pass
  const { concealed } = state.seats[own.seat]!
  const now = shantenOf(own.rules, concealed, own.melds)
  if (threats(own).length > 0 && now > 1) return pass
  const bonus = bonusIn(own, concealed, own.melds)
  const worth = (claim: Extract<Action, { _tag: "claim" }>): number => {
    const { melds, rest, draws } = afterClaim(own, claim, phase.tile, phase.from)
    if (draws) return 0
    const best = bestBy(weigh(own, rest, melds), (d) => -d.shanten * 10 - d.lacks + d.left / 100)
    if (best === undefined || best.shanten >= now || best.lacks > 0) return 0
    // an open hand gives up what a closed one could still add: it must be near, rich, or open already
    const open = !isClosed(own.melds) || own.anyWins
    return open || best.shanten <= 1 || bonus >= 2 || state.live < 24 ? 1 + now - best.shanten + best.left / 100 : 0
  }
  const best = bestBy(
    legal.filter((action) => action._tag === "claim"),
    worth
  )
  return best !== undefined && worth(best) > 0 ? best : pass
}

const onTurn = (own: Own, { legal, state }: View, random: () => number): Action => {
  const tiles = gathered(state, own.seat)
  const against = threats(own)
  const aside = legal.find((action) => action._tag === "setAside" && costsNothing(own, action, tiles))
  if (aside !== undefined && against.length === 0) return aside
  const discards = weigh(own, tiles, own.melds).filter((d) => discardOf(own, legal, d.kind) !== undefined)
  const nearest = Math.min(...discards.map((d) => d.shanten))
  const bonus = bonusIn(own, tiles, own.melds)
  const fold = against.length > 0 && nearest > (bonus >= 2 ? 1 : 0)
  const closed = isClosed(own.melds)
  const cost = (d: Weighed): number => {
    const risk = against.length === 0 ? 0 : danger(own, d.kind, against)
    const lost = valueOf(own, d.kind)
    if (fold) return risk * 100 + d.shanten - d.left / 1000
    return (
      d.shanten * 10 +
      (closed ? 0 : Math.min(d.lacks, 9) * 10) -
      d.left / 8 +
      lost +
      risk * (nearest === 0 ? 0.3 : 2) +
      random() / 1e5
    )
  }
  const best = bestBy(discards, (d) => -cost(d))
  if (best === undefined) return legal[0]!
  return (fold ? undefined : declaring(own, legal, best)) ?? discardOf(own, legal, best.kind) ?? legal[0]!
}

/** What throwing one tile of the kind gives away, in the worth of a few unseen tiles. */
const valueOf = (own: Own, kind: Kind): number => {
  const pointed = own.state.indicators.filter((tile) => own.rules.slots.indicated.by(kindOf(tile)) === kind).length
  const neighbours = own.state.indicators.some((tile) => {
    const dora = own.rules.slots.indicated.by(kindOf(tile))
    return (
      isSuited(kind) && isSuited(dora) && Math.floor(dora / 9) === Math.floor(kind / 9) && Math.abs(dora - kind) <= 2
    )
  })
  return pointed * 0.9 + (neighbours ? 0.15 : 0)
}

/** How likely the kind is to complete a declared hand: 0 for what was let pass since, most for the middle of a suit. */
const danger = (own: Own, kind: Kind, against: readonly number[]): number =>
  against.reduce((sum, seat) => sum + dangerFrom(own, kind, seat), 0)

const dangerFrom = (own: Own, kind: Kind, seat: number): number => {
  const { river } = own.state.seats[seat]!
  const declared = river.findIndex((d) => d.declares !== null)
  if (river.slice(declared).some((d) => kindOf(d.tile) === kind)) return 0
  const since = river.length - declared
  for (const [other, { river: theirs }] of own.state.seats.entries())
    if (other !== seat && theirs.slice(-since).some((d) => kindOf(d.tile) === kind)) return 0.02
  const earlier = river.some((d) => kindOf(d.tile) === kind) ? 0.3 : 1
  const unseen = own.unseen[kind]!
  if (isHonour(kind)) return earlier * [0.01, 0.1, 0.3, 0.45, 0.45][unseen]!
  const rank = rankOf(kind)
  const middling = rank === 1 || rank === 9 ? 0.5 : rank === 2 || rank === 8 ? 0.7 : 1
  return earlier * middling * (unseen === 0 ? 0.6 : 1)
}

/** Weighs speed against value, claims only for a good reason, and folds before a declared hand when its own is far. */
export const strong: Bot = planning("strong", { answer, onTurn })
