import { shantenOf } from "../engine/hand.ts"
import { gathered } from "../engine/reduce.ts"
import type { View } from "../engine/view.ts"
import { kindOf } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import { isClosed } from "../seams/state.ts"
import { bestBy, type Bot, planning } from "./bot.ts"
import { afterClaim, discardOf, lacking, type Own, type Weighed, weigh } from "./plan.ts"
import { countsOf } from "../kernel/counts.ts"

const answer = (own: Own, { legal, state }: View): Action => {
  const { phase } = state
  const pass = legal.find((action) => action._tag === "pass")!
  if (phase.at !== "window") return pass
  const now = shantenOf(own.rules, state.seats[own.seat]!.concealed, own.melds)
  const claims = legal.filter((action) => action._tag === "claim")
  const worth = (claim: Extract<Action, { _tag: "claim" }>): number => {
    const { melds, rest, draws } = afterClaim(own, claim, phase.tile, phase.from)
    if (draws) return 0
    const best = bestBy(weigh(own, rest, melds), (d) => -d.shanten * 10 - d.lacks)
    return best === undefined || best.shanten >= now || best.lacks > (best.shanten > 0 ? 1 : 0)
      ? 0
      : 1 + now - best.shanten
  }
  const best = bestBy(claims, worth)
  return best !== undefined && worth(best) > 0 ? best : pass
}

const onTurn = (own: Own, { legal, state }: View, random: () => number): Action => {
  const tiles = gathered(state, own.seat)
  const aside = legal.find((action) => action._tag === "setAside" && costsNothing(own, action, tiles))
  if (aside !== undefined) return aside
  const closed = isClosed(own.melds)
  const cost = (d: Weighed): number =>
    d.shanten + (closed ? 0 : Math.min(d.lacks, 9)) - d.left / 1000 + random() / 100_000
  const discards = weigh(own, tiles, own.melds).filter((d) => discardOf(own, legal, d.kind) !== undefined)
  const best = bestBy(discards, (d) => -cost(d))
  if (best === undefined) return legal[0]!
  return declaring(own, legal, best) ?? discardOf(own, legal, best.kind) ?? legal[0]!
}

/** The same discard with a declaration, where one is offered. */
export const declaring = (own: Own, legal: readonly Action[], d: Weighed): Action | undefined => {
  const offered = legal.find((a) => a._tag === "discard" && a.declare !== undefined && kindOf(a.tile) === d.kind)
  return offered?._tag === "discard" && d.left > 0 ? discardOf(own, legal, d.kind, offered.declare) : undefined
}

/** Whether setting tiles aside leaves the hand as near to its end as before. */
export const costsNothing = (
  own: Own,
  action: Extract<Action, { _tag: "setAside" }>,
  tiles: readonly number[]
): boolean => {
  const set = own.rules.parts.setAsides.find((s) => s.id === action.what)!
  if (set.makes === "bonus") return true
  const before = shantenOf(own.rules, tiles, own.melds)
  const rest = tiles.filter((t) => !action.tiles.includes(t))
  const melds = set.makes === "quad" ? [...own.melds, quad(action.what, action.tiles)] : own.melds
  return (
    shantenOf(own.rules, rest, melds) <= before &&
    lacking(own, countsOf(rest), melds) <= lacking(own, countsOf(tiles), own.melds)
  )
}

const quad = (what: string, tiles: readonly number[]) => ({
  what,
  form: "quad" as const,
  tiles,
  from: null,
  claimed: null,
  added: null
})

/** Goes for a ready hand by the shortest way, claims what brings it nearer while something still makes it win. */
export const middle: Bot = planning("middle", { answer, onTurn })
