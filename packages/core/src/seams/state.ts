import { kindOf, type Tile } from "../kernel/tile.ts"
import type { Debt, HandScore, Place, Transfer, Win } from "./event.ts"
import type { Seat } from "./seat.ts"

/** A group on the table. `from` is the seat whose tile was claimed, `null` when none was. */
export interface Meld {
  /** id of the claim or of the set-aside that made it */
  readonly what: string
  readonly form: "run" | "triplet" | "quad"
  readonly tiles: readonly Tile[]
  readonly from: Seat | null
  readonly claimed: Tile | null
  /** the tile added later to a claimed triplet */
  readonly added: Tile | null
}

/** A tile in front of its owner, in the order of play. */
export interface Discard {
  readonly tile: Tile
  /** discarded as it was drawn */
  readonly drawn: boolean
  /** what was declared with it, shown by turning it sideways */
  readonly declares: string | null
  readonly claimedBy: Seat | null
}

export interface SeatState {
  /** the hidden tiles, sorted; on one's turn the tile just drawn is in the phase, not here */
  readonly concealed: readonly Tile[]
  readonly melds: readonly Meld[]
  readonly aside: readonly Tile[]
  readonly river: readonly Discard[]
}

export type Phase =
  | {
      readonly at: "turn"
      readonly seat: Seat
      readonly drawn: Tile | null
      /** what the turn began with: a draw, a replacement for what was set aside, or the id of a claim */
      readonly after: { readonly set: string } | { readonly claim: string } | null
      /** the hand was shown to everybody, with what was drawn */
      readonly shown?: true
    }
  | {
      readonly at: "window"
      readonly from: Seat
      readonly tile: Tile
      readonly on: "discard" | { readonly set: string }
    }
  /** the deal is over and the next not yet dealt */
  | { readonly at: "between" }
  | { readonly at: "over" }

/** How the last deal ended. `wins` is empty when nobody won, and `why` then says why. */
export interface DealOutcome {
  readonly wins: readonly Win[]
  readonly why: string | null
  readonly scores: readonly HandScore[]
  readonly transfers: readonly Transfer[]
  readonly debts: readonly Debt[]
  /** seats that showed their hands */
  readonly exposed: readonly Seat[]
}

/** One match at one moment. Folded from events alone, hidden tiles included: who sees less folds less. */
export interface State {
  /** deals begun in this match; 1 during the first */
  readonly deal: number
  /** index of the course's stage in play */
  readonly stage: number
  /** deals begun on this stage */
  readonly staged: number
  /** how often the deal has passed on */
  readonly turns: number
  readonly firstDealer: Seat
  readonly dealer: Seat
  /** 0 East, 1 South, 2 West, 3 North */
  readonly round: number
  readonly points: readonly number[]
  readonly pot: number
  readonly reserve: number
  readonly debts: readonly Debt[]
  /** tiles left to draw */
  readonly live: number
  readonly indicators: readonly Tile[]
  readonly under: readonly Tile[]
  readonly seats: readonly SeatState[]
  readonly phase: Phase
  readonly facets: Readonly<Record<string, unknown>>
  readonly outcome: DealOutcome | null
  readonly ranking: readonly Place[] | null
}

/** Whether nothing but the winning tile was claimed from others. */
export const isClosed = (melds: readonly Meld[]): boolean => {
  for (const meld of melds) if (meld.from !== null) return false
  return true
}

/** The seat's wind, counted from the dealer: 0 East, 1 South, 2 West, 3 North. */
export const windOf = (state: Pick<State, "dealer" | "seats">, seat: Seat): number =>
  (seat - state.dealer + state.seats.length) % state.seats.length

/** Whether the tile is the fourth of a shown triplet. */
export const addsTo = (meld: Meld, tile: Tile): boolean =>
  meld.form === "triplet" && kindOf(meld.tiles[0]!) === kindOf(tile)
