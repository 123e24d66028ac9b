import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { BadSource } from "./source.ts"
import { nextPlace, type Taken } from "./wall.ts"

/** What a deal should begin with; whatever is not said is filled with the tiles that are left. */
export interface Arrangement {
  readonly dealer: number
  /** by seat: tiles of the hand as it is dealt, up to its full size */
  readonly hands?: Readonly<Record<number, readonly Tile[]>>
  /** tiles drawn from the front of the wall, in order, the dealer's first draw included */
  readonly draws?: readonly Tile[]
  /** tiles that replace what is set aside, in order, where they do not come from the front as well */
  readonly replacements?: readonly Tile[]
  /** tiles turned over, in order */
  readonly turned?: readonly Tile[]
  /** tiles that lie under the indicators, as they would be turned over once those are */
  readonly under?: readonly Tile[]
  /** every other tile, in the order in which places are filled; the deck's order when absent */
  readonly rest?: readonly Tile[]
}

/**
 * A wall that deals what was asked for: how lessons, worked examples and rare cases are set up.
 *
 * @example
 * arrangeWall(rules, { dealer: 0, hands: { 1: tiles }, draws: [88] })
 */
export const arrangeWall = (rules: RuleSet, wanted: Arrangement): Result.Result<readonly Tile[], BadSource> => {
  const { tiles, wall, deal, seats } = rules.slots
  const size = tiles.all.length
  const places = new Array<Tile | undefined>(size).fill(undefined)
  const { draws = [], replacements = [], turned = [], under = [] } = wanted
  const asked = [...Object.values(wanted.hands ?? {}).flat(), ...draws, ...replacements, ...turned, ...under]
  const bad = (message: string) => Result.fail<BadSource>({ _tag: "BadWall", deal: 0, message })
  if (new Set(asked).size !== asked.length) return bad("The same tile is asked for twice.")
  const absent = asked.find((tile) => !tiles.all.includes(tile))
  if (absent !== undefined) return bad(`These rules have no tile ${absent}.`)
  let at = 0
  const dealt: Record<number, number> = {}
  for (const packet of deal.packets)
    for (let i = 0; i < seats.count; i++) {
      const seat = (wanted.dealer + i) % seats.count
      for (let k = 0; k < packet; k++) {
        const nth = dealt[seat] ?? 0
        dealt[seat] = nth + 1
        places[at++] = wanted.hands?.[seat]?.[nth]
      }
    }
  for (const [seat, hand] of Object.entries(wanted.hands ?? {}))
    if (hand.length > (dealt[Number(seat)] ?? 0))
      return bad(`Seat ${seat} is dealt ${dealt[Number(seat)] ?? 0} tiles, not ${hand.length}.`)
  let taken: Taken = { front: at, back: 0 }
  const put = (tile: Tile, replaces: boolean): void => {
    const next = nextPlace(wall, size, taken, replaces)
    places[next.at] = tile
    taken = next
  }
  for (const tile of draws) put(tile, false)
  for (const tile of replacements) put(tile, true)
  for (const [i, tile] of turned.entries()) places[wall.turned("indicator", i, 0, size)] = tile
  for (const [i, tile] of under.entries()) places[wall.turned("under", Math.max(turned.length, 1), i, size)] = tile
  if (places.length !== size || places.filter((tile) => tile !== undefined).length !== asked.length)
    return bad("The wall is too short for all that was asked for.")
  const used = new Set(asked)
  const rest = (wanted.rest ?? tiles.all).filter((tile) => !used.has(tile))
  let next = 0
  return Result.succeed(places.map((tile) => tile ?? rest[next++]!))
}
