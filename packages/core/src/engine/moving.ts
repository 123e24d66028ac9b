import type { Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Moving } from "../seams/parts.ts"
import type { Seat } from "../seams/seat.ts"
import { isClosed, type State } from "../seams/state.ts"
import { shantenOf, waitsOf, without } from "./hand.ts"
import { gathered } from "./reduce.ts"

/** What rules about one seat's move see. `o` is set for each part as it is asked. */
export const moving = (rules: RuleSet, state: State, seat: Seat): Moving<never, never> & { o: never } => {
  const own = state.seats[seat]!
  const tiles = gathered(state, seat)
  return {
    o: {} as never,
    read: ((facet: { readonly id: string }) => state.facets[facet.id]) as never,
    state,
    seat,
    tiles,
    hand: {
      melds: own.melds,
      get closed() {
        return isClosed(own.melds)
      },
      get shanten() {
        return shantenOf(rules, tiles, own.melds)
      }
    },
    waitsAfter: (tile: Tile) => waitsOf(rules, without(tiles, [tile]) ?? [], own.melds),
    waits: () => waitsOf(rules, own.concealed, own.melds)
  }
}
