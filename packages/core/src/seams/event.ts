import type { Ratio } from "../kernel/ratio.ts"
import type { Tile } from "../kernel/tile.ts"
import type { Party, Seat } from "./seat.ts"

/** How the winning tile came: drawn, claimed from a discard, or claimed from a tile that was being set aside. */
export type WonBy = "self-draw" | "discard" | "robbed"

/** One winner of a deal. `from` is the seat that let the tile go, `null` for a self-draw. */
export interface Win {
  readonly seat: Seat
  readonly tile: Tile
  readonly by: WonBy
  readonly from: Seat | null
}

/** Points that changed hands; `why` is the id of the part that asked for them, `clause` its rule. */
export interface Transfer {
  readonly from: Party
  readonly to: Party
  readonly points: number
  readonly why: string
  readonly clause: string
  /** what made it more or less than its share, as `[numerator, denominator]`; absent where nothing did */
  readonly scales?: readonly { readonly id: string; readonly clause: string; readonly times: Ratio }[]
}

/** What a seat could not pay and still owes. */
export interface Debt {
  readonly from: Seat
  readonly to: Party
  readonly points: number
}

/** One line of a score: `amount` units of `unit` for the tiles shown. */
export interface ScoreLine {
  readonly element: string
  readonly unit: string
  readonly amount: number
  /** it adds to a win but does not make one possible */
  readonly bonus: boolean
  readonly tiles: readonly Tile[]
  readonly clause: string
  readonly layer: string
}

/** The score of one hand. `base` is in points, before who pays what. */
export interface HandScore {
  readonly seat: Seat
  readonly lines: readonly ScoreLine[]
  readonly units: Readonly<Record<string, number>>
  readonly base: number
}

export interface Place {
  readonly seat: Seat
  /** 1 is first; tied seats share a place */
  readonly place: number
  /** markers held, with debts and credits settled, and with what moves once the match is over */
  readonly points: number
  /** the same as the last deal left them */
  readonly before: number
}

/** Everything that can happen at a table. Ids within (`what`, `why`, `as`, `stage`) are open, the list is closed. */
export type Event =
  | {
      readonly _tag: "Dealt"
      readonly deal: number
      readonly dealer: Seat
      readonly round: number
      /** by seat; a hidden hand is a row of HIDDEN tiles */
      readonly hands: readonly (readonly Tile[])[]
      /** SHA-256 of what the walls are made from, the same for the whole match */
      readonly commitment: string
    }
  | {
      readonly _tag: "Drew"
      readonly seat: Seat
      readonly tile: Tile
      /** the id of what was set aside, when this is its replacement */
      readonly after: string | null
    }
  | {
      readonly _tag: "Discarded"
      readonly seat: Seat
      readonly tile: Tile
      readonly drawn: boolean
      readonly declares: string | null
    }
  | { readonly _tag: "SetAside"; readonly seat: Seat; readonly what: string; readonly tiles: readonly Tile[] }
  | {
      readonly _tag: "Claimed"
      readonly seat: Seat
      readonly what: string
      readonly tile: Tile
      readonly from: Seat
      /** the claimant's own tiles */
      readonly tiles: readonly Tile[]
    }
  | { readonly _tag: "Declared"; readonly seat: Seat; readonly what: string }
  | { readonly _tag: "Staked"; readonly seat: Seat; readonly points: number; readonly what: string }
  | { readonly _tag: "Revealed"; readonly as: "indicator" | "under"; readonly tile: Tile }
  | { readonly _tag: "Exposed"; readonly seat: Seat; readonly tiles: readonly Tile[] }
  | { readonly _tag: "Passed"; readonly seat: Seat }
  | { readonly _tag: "Won"; readonly wins: readonly Win[] }
  | { readonly _tag: "NoWinner"; readonly why: string }
  | {
      readonly _tag: "Settled"
      readonly scores: readonly HandScore[]
      readonly transfers: readonly Transfer[]
      readonly debts: readonly Debt[]
    }
  | { readonly _tag: "Rotated"; readonly dealer: Seat; readonly round: number; readonly kept: boolean }
  | { readonly _tag: "LevelChosen"; readonly stage: string }
  | {
      readonly _tag: "Ended"
      readonly why: string
      readonly clause: string
      readonly ranking: readonly Place[]
      /** what moved once the match was over */
      readonly transfers: readonly Transfer[]
      /** what the commitment was made from */
      readonly reveal: string
    }

export type EventTag = Event["_tag"]
