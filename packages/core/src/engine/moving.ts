import { countsOf, type Counts } from "../kernel/counts.ts"
import { kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { HandFacts, Moving } from "../seams/parts.ts"
import type { Seat } from "../seams/seat.ts"
import { isClosed, type Meld, type State } from "../seams/state.ts"
import { shantenIn, waitsIn, waitsOf } from "./hand.ts"
import { readOf } from "./read.ts"
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

/** What follows from the state and the hand is worked out when a rule asks for it. */
class Mover implements Moving<never, never> {
  o = {} as never
  readonly read: Here["read"]
  readonly state: State
  readonly seat: Seat
  readonly tiles: readonly Tile[]
  readonly hand: Facts
  readonly #rules: RuleSet

  constructor(rules: RuleSet, state: State, seat: Seat) {
    this.#rules = rules
    this.read = readOf(state)
    this.state = state
    this.seat = seat
    this.tiles = gathered(state, seat)
    this.hand = new Facts(rules, this.tiles, state.seats[seat]!.melds)
  }

  get waitsAfter(): Here["waitsAfter"] {
    return (tile) => {
      const counts = this.hand.counts.slice()
      counts[kindOf(tile)]! -= 1
      return waitsIn(this.#rules, counts, this.hand.melds)
    }
  }

  get waitsWithout(): Here["waitsWithout"] {
    return (laid) => {
      const counts = this.hand.counts.slice()
      for (const tile of laid) counts[kindOf(tile)]! -= 1
      const quad: Meld = { what: "", form: "quad", tiles: laid, from: null, claimed: null, added: null }
      return waitsIn(this.#rules, counts, [...this.hand.melds, quad])
    }
  }

  get waits(): Here["waits"] {
    const { concealed, melds } = this.state.seats[this.seat]!
    return () => waitsOf(this.#rules, concealed, melds)
  }
}

export const moving = (rules: RuleSet, state: State, seat: Seat): Here => new Mover(rules, state, seat)
