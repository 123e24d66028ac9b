import type { Counts } from "../kernel/counts.ts"
import type { KindSet } from "../kernel/kind-set.ts"
import type { Kind, Tile } from "../kernel/tile.ts"
import type { Meld } from "./state.ts"

export interface Group {
  readonly form: "run" | "triplet" | "quad" | "pair"
  /** the lowest kind of a run, the kind of the others */
  readonly kind: Kind
  /** shown on the table with a claimed tile */
  readonly open: boolean
}

/** How the winning tile completes the hand: `none` for hands that are not groups, or not complete. */
export type Wait = "two-sided" | "edge" | "middle" | "pair" | "triplet" | "none"

/** One way to see a hand as groups. Seven pairs or thirteen orphans are readings of their own shape. */
export interface Reading {
  readonly shape: string
  readonly groups: readonly Group[]
  /** how many of the groups are runs, and how many pairs of equal runs there are among them */
  readonly runs: number
  readonly twins: number
  /** the kinds that equal runs begin with, one bit each */
  readonly twinSet: number
  /** the kinds that runs begin with, one bit each */
  readonly runSet: number
  /** the kinds of which there is a triplet or a quad */
  readonly triplets: KindSet
  /** the kind of the only pair; -1 when there is none or more than one */
  readonly pair: Kind
  /** index in `groups` of the group that the winning tile completes; -1 when there is none */
  readonly completed: number
  readonly wait: Wait
}

/** A whole hand, winning tile included, tiles set aside for a bonus excluded. */
export interface FullHand {
  readonly tiles: readonly Tile[]
  /** by kind, melds included */
  readonly counts: Counts
  /** by kind, melds excluded */
  readonly concealed: Counts
  readonly kinds: KindSet
  readonly melds: readonly Meld[]
  readonly closed: boolean
}
