/** Hands of a whole table, as worked examples give them: who won with what, and what the others hold. */
import * as Result from "effect/Result"
import { scoreUnfinished, scoreWin } from "../../src/engine/score.ts"
import { dealEnd, settle } from "../../src/engine/settle.ts"
import { freshFacets } from "../../src/engine/reduce.ts"
import { newState } from "../../src/engine/state.ts"
import { kindOf, type Tile } from "../../src/kernel/tile.ts"
import { parseTiles } from "../../src/notation/index.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import type { HandScore, Win } from "../../src/seams/event.ts"
import type { Meld, Phase, SeatState, State } from "../../src/seams/state.ts"

export interface ExampleHand {
  readonly concealed: string
  readonly melds?: readonly { readonly type: string; readonly tiles: string }[]
  readonly bonus?: readonly string[]
  readonly dead?: boolean
}
export interface ExampleTable {
  readonly hands: Readonly<Record<string, ExampleHand>>
  readonly winner: string
  readonly winning: string
  readonly from: string | null
  readonly round: string
  readonly set?: string
  /** tiles left to draw */
  readonly live?: number
}

const winds = "ESWN"
const forms: Readonly<Record<string, readonly [string, Meld["form"], boolean]>> = {
  chi: ["chow", "run", true],
  pon: ["pung", "triplet", true],
  daiminkan: ["kong", "quad", true],
  kakan: ["kong-added", "quad", true],
  ankan: ["kong-concealed", "quad", false]
}

export interface Worked {
  readonly scores: Readonly<Record<string, HandScore>>
  readonly payments: Readonly<Record<string, number>>
  readonly meets: boolean
}

/** Scores and settles such a table as the engine would when the hand is won. */
export const work = (rules: RuleSet, { hands, winner, winning, from, round, set, live = 20 }: ExampleTable): Worked => {
  // copies do not matter here: one that two examples would share stands for another
  const read = (text: string): readonly Tile[] => Result.getOrThrow(parseTiles(text))
  const seatOf = (hand: ExampleHand): SeatState => ({
    concealed: read(hand.concealed).toSorted((a, b) => a - b),
    melds: (hand.melds ?? []).map(({ type, tiles }): Meld => {
      const [what, form, claimed] = forms[type]!
      const all = read(tiles)
      return { what, form, tiles: all, from: claimed ? 0 : null, claimed: claimed ? all[0]! : null, added: null }
    }),
    aside: read((hand.bonus ?? []).map((text) => text.slice(1) + text[0]!).join(" ")),
    river: [{ tile: -1, drawn: true, declares: null, claimedBy: null }]
  })
  const seat = winds.indexOf(winner)
  const tile = read(winning)[0]!
  const win: Win = {
    seat,
    tile,
    by: from === null ? "self-draw" : "discard",
    from: from === null ? null : winds.indexOf(from)
  }
  const fresh = newState(rules, 0)
  const phase: Phase =
    from === null
      ? { at: "turn", seat, drawn: tile, after: set === undefined ? null : { set } }
      : { at: "window", from: winds.indexOf(from), tile, on: "discard" }
  const facets = freshFacets(rules, {})
  const dead = fresh.seats.map((_, i) => (hands[winds[i]!]?.dead === true ? [] : null))
  const state: State = {
    ...fresh,
    deal: 1,
    live,
    round: winds.indexOf(round),
    phase,
    seats: fresh.seats.map((empty, i) => (hands[winds[i]!] === undefined ? empty : seatOf(hands[winds[i]!]!))),
    facets: "dead-hands" in facets ? { ...facets, "dead-hands": dead } : facets
  }
  const own = scoreWin(rules, state, win)
  if (own === null) throw new Error(`${winner} is not complete with ${kindOf(tile)}`)
  const others = fresh.seats.flatMap((_, i) =>
    i === seat || dead[i] !== null ? [] : (scoreUnfinished(rules, state, i) ?? [])
  )
  const all = [own, ...others]
  const { transfers } = settle(
    rules,
    dealEnd(rules, state, [win], null, all, () => false)
  )
  const payments: Record<string, number> = {}
  for (const { from: payer, to, points } of transfers) {
    payments[winds[payer as number]!] = (payments[winds[payer as number]!] ?? 0) - points
    payments[winds[to as number]!] = (payments[winds[to as number]!] ?? 0) + points
  }
  return {
    scores: Object.fromEntries(all.map((score) => [winds[score.seat]!, score])),
    payments,
    meets: rules.slots.minimum.meets(own.units)
  }
}
