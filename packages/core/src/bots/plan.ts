import { countsOf, type Counts } from "../kernel/counts.ts"
import { discardsKeeping } from "../kernel/improve.ts"
import { kindsIn } from "../kernel/kind-set.ts"
import { kindOf, type Kind, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import { isClosed, type Meld, type State } from "../seams/state.ts"
import { unseenOf } from "../engine/advise.ts"
import { shantenIn } from "../engine/hand.ts"
import { valuedWindFor } from "../engine/score.ts"

/** What a bot knows of its own hand. */
export interface Own {
  readonly rules: RuleSet
  readonly state: State
  readonly seat: number
  readonly melds: readonly Meld[]
  /** copies of each kind that the seat has not seen */
  readonly unseen: readonly number[]
  /** whether any complete hand wins */
  readonly anyWins: boolean
}

export const ownOf = (rules: RuleSet, state: State, seat: number): Own => ({
  rules,
  state,
  seat,
  melds: state.seats[seat]!.melds,
  unseen: unseenOf(rules, state, seat),
  anyWins: rules.slots.minimum.meets({})
})

/** Tiles that stand between the hand and the nearest element that makes a win possible; infinite when none is left. */
export const lacking = (own: Own, counts: Counts, melds: readonly Meld[]): number => {
  if (own.anyWins) return 0
  const here = {
    counts,
    melds,
    closed: isClosed(melds),
    unseen: own.unseen,
    valuedWind: valuedWindFor(own.rules, own.state, own.seat)
  }
  let least = Number.POSITIVE_INFINITY
  for (const element of own.rules.parts.elements) {
    if (element.bonus === true) continue
    const lacks = element.reach?.(here)
    if (lacks != null && lacks < least) least = lacks
    if (least === 0) break
  }
  return least
}

/** A discard as a bot weighs it. */
export interface Weighed {
  readonly kind: Kind
  readonly shanten: number
  /** unseen copies of what would bring the hand nearer */
  readonly left: number
  readonly lacks: number
}

/** Every kind that could be discarded from a hand of 3n + 2 tiles, with what would be left. */
export const weigh = (own: Own, tiles: readonly Tile[], melds: readonly Meld[]): readonly Weighed[] => {
  const counts = countsOf(tiles)
  // a closed hand that wins as such goes on doing so whatever it discards
  const sure = isClosed(melds) && lacking(own, counts, melds) === 0
  const { discards } = discardsKeeping(counts, melds.length)
  const kept = new Map(discards.map((d) => [d.kind, d.improving]))
  const out: Weighed[] = []
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind] === 0) continue
    counts[kind]! -= 1
    const improving = kept.get(kind)
    out.push({
      kind,
      shanten: shantenIn(own.rules, counts, melds.length),
      left: improving === undefined ? 0 : kindsIn(improving).reduce((sum, k) => sum + own.unseen[k]!, 0),
      lacks: sure ? 0 : lacking(own, counts, melds)
    })
    counts[kind]! += 1
  }
  return out
}

/** The melds as they would stand after a claim, good enough to weigh it. */
export const afterClaim = (own: Own, action: Extract<Action, { _tag: "claim" }>, tile: Tile, from: number) => {
  const claim = own.rules.parts.claims.find((c) => c.id === action.what)!
  const tiles = [...action.tiles, tile].sort((a, b) => a - b)
  const meld: Meld = { what: claim.id, form: claim.form, tiles, from, claimed: tile, added: null }
  const rest = own.state.seats[own.seat]!.concealed.filter((t) => !action.tiles.includes(t))
  return { melds: [...own.melds, meld], rest, draws: claim.replaced }
}

/** The discard actions of a kind; plain tiles before red ones. */
export const discardOf = (own: Own, legal: readonly Action[], kind: Kind, declare?: string) => {
  const same = legal.filter(
    (a) => a._tag === "discard" && kindOf(a.tile) === kind && a.declare === declare
  ) as readonly Extract<Action, { _tag: "discard" }>[]
  return same.find((a) => !own.rules.slots.tiles.red.includes(a.tile)) ?? same[0]
}
