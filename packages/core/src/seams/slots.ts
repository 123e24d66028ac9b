import type { Ratio } from "../kernel/ratio.ts"
import type { Kind, Tile } from "../kernel/tile.ts"
import type { Party, Seat } from "./seat.ts"
import type { State } from "./state.ts"

/** What the engine reads exactly one value for. A value that a rule states carries the clause that states it. */
export interface Slots {
  readonly seats: {
    readonly count: 3 | 4
    /** seats that nobody plays: they discard what they draw */
    readonly dummies: readonly Seat[]
    readonly cites: string
  }
  /** which way play runs around the table; it changes where seats sit, not their order */
  readonly direction: "clockwise" | "counter-clockwise"
  readonly points: { readonly start: number; readonly reserve: number; readonly cites: string }
  readonly tiles: { readonly all: readonly Tile[]; readonly red: readonly Tile[]; readonly cites: string }
  readonly wall: {
    /** tiles kept from being drawn when the wall is built */
    readonly dead: number
    /** where a replacement comes from: the front, or its place in the wall when so many were taken already */
    readonly replacement: "front" | ((taken: number, size: number) => number)
    /**
     * Where a tile drawn in turn comes from, when so many were taken from the front and so many as replacements:
     * its place in the wall, or "replacement" where it is taken as one. The front, when absent.
     */
    readonly drawn?: (front: number, replaced: number, size: number) => number | "replacement"
    /** place in the wall of the next tile turned over, when so many of each were turned already */
    readonly turned: (as: "indicator" | "under", indicators: number, under: number, size: number) => number
    readonly cites: string
  }
  readonly deal: {
    /** how many tiles each seat takes in turn, dealer first */
    readonly packets: readonly number[]
    readonly cites: string
  }
  /** what an indicator points at */
  readonly indicated: { readonly by: (indicator: Kind) => Kind; readonly cites: string }
  /** how many of the seats that claim one tile to win may win with it, nearest first */
  readonly winners: {
    readonly atMost: number
    /** nobody wins when so many claim it, for the reason named */
    readonly drawnAt?: { readonly count: number; readonly why: string }
    readonly cites: string
  }
  readonly minimum: { readonly meets: (units: Units) => boolean; readonly cites: string }
  /** what a wind is worth to a seat, in whatever unit wind triplets score */
  readonly valuedWinds: (wind: number, seat: Seat, state: State) => number
  readonly tally: {
    /** units that elements may score in */
    readonly reads: readonly string[]
    /** the unit that alone counts once it is there; the lines of the others are dropped */
    readonly alone?: string
    readonly base: (units: Units) => number
    /** what a unit's sum lacks to the next full step, which counts as a line of its own */
    readonly fillsUp?: {
      readonly id: string
      readonly unit: string
      readonly lacks: (sum: number) => number
      readonly cites: string
    }
    readonly cites: string
  }
  readonly rounding: { readonly up: (points: Ratio) => number; readonly cites: string }
  readonly solvency: {
    readonly pays: (due: number, has: number, from: Party) => { readonly pays: number; readonly owes: number }
    readonly cites: string
  }
  /** how equal points are placed: together, or the earlier seat first, counted from the first dealer */
  readonly ties: "shared" | "by-seat"
  /** turns of being dealer that a match lasts, in full rounds of the table */
  readonly rounds: { readonly count: number; readonly cites: string }
  /** clauses behind what the engine itself refuses */
  readonly flow: {
    readonly turn: string
    readonly discard: string
    readonly latest: string
    readonly priority: string
    readonly complete: string
    readonly replacement: string
    readonly exhausted: string
    readonly passes: string
    readonly optional: string
    readonly ranking: string
  }
}
export type SlotName = keyof Slots
export type Units = Readonly<Record<string, number>>

export const slotNames = [
  "seats",
  "direction",
  "points",
  "tiles",
  "wall",
  "deal",
  "indicated",
  "winners",
  "minimum",
  "valuedWinds",
  "tally",
  "rounding",
  "solvency",
  "ties",
  "rounds",
  "flow"
] as const satisfies readonly SlotName[]
