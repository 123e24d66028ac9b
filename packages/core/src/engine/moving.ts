import { countsOf, type Counts } from "../kernel/counts.ts"
import { kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { HandFacts, Moving } from "../seams/parts.ts"
import type { Seat } from "../seams/seat.ts"
import { isClosed, type Meld, type State } from "../seams/state.ts"
import { shantenIn, waitsIn, waitsOf } from "./hand.ts"
import { gathered } from "./reduce.ts"

/** What rules about one seat's move see; the engine sets `o` for each part as it asks. */
export type Here = Moving<never, never> & { o: never }

/** Works out only what is asked for, once. */
class Facts implements HandFacts {
  readonly melds: readonly Meld[]
  readonly rules: RuleSet
  readonly tiles: readonly Tile[]
  #counts: Counts | undefined
  #shanten: number | undefined

  constructor(rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]) {
    this.rules = rules
    this.tiles = tiles
    this.melds = melds
  }

  get closed(): boolean {
    return isClosed(this.melds)
  }

  get counts(): Counts {
    return (this.#counts ??= countsOf(this.tiles))
  }

  get shanten(): number {
    return (this.#shanten ??= shantenIn(this.rules, this.counts, this.melds.length))
  }
}

export const moving = (rules: RuleSet, state: State, seat: Seat): Here => {
  const own = state.seats[seat]!
  const tiles = gathered(state, seat)
  const hand = new Facts(rules, tiles, own.melds)
  return {
    o: {} as never,
    read: ((facet: { readonly id: string }) => state.facets[facet.id]) as never,
    state,
    seat,
    tiles,
    hand,
    waitsAfter: (tile) => {
      const kind = kindOf(tile)
      const counts = hand.counts.slice()
      counts[kind]! -= 1
      return waitsIn(rules, counts, own.melds)
    },
    waitsWithout: (laid) => {
      const counts = hand.counts.slice()
      for (const tile of laid) counts[kindOf(tile)]! -= 1
      const quad: Meld = { what: "", form: "quad", tiles: laid, from: null, claimed: null, added: null }
      return waitsIn(rules, counts, [...own.melds, quad])
    },
    waits: () => waitsOf(rules, own.concealed, own.melds)
  }
}
