import type { Counts } from "./counts.ts"
import { honourKey, suitKey } from "./keys.ts"
import { standardShanten } from "./shanten.ts"
import { suitGroupings } from "./suit-grouping.ts"
import type { SuitGrouping } from "./suit-grouping.ts"
import type { Kind } from "./tile.ts"
import { countsTraits, kindsHeld, orphanPairsHeld, orphansHeld, pairsHeld } from "./traits.ts"

/** One way to group the concealed tiles of a complete standard hand. */
export interface Grouping {
  readonly pair: Kind
  /** The lowest kind of each run, ascending; a run that occurs twice is listed twice. */
  readonly runs: readonly Kind[]
  /** The kind of each triplet, ascending. */
  readonly triplets: readonly Kind[]
}

const NOT_COMPLETE: readonly Grouping[] = Object.freeze([])

/**
 * All ways to group the concealed tiles of a complete standard hand into 4 - `sets` sets and a pair; none when the hand
 * is not complete. Always in the same order. The lists inside may be shared: do not change them.
 * @example groupings(countsOfKinds([0, 0, 0, 1, 1, 1, 2, 2, 2, 27, 27]), 1).length // => 2
 * @example groupings(countsOfKinds([0, 1, 2, 31, 31]), 3) // => [{ pair: 31, runs: [0], triplets: [] }]
 */
export const groupings = (counts: Counts, sets: number): readonly Grouping[] => {
  const z = suitGroupings(honourKey(counts), 27)
  if (z.length === 0) return NOT_COMPLETE
  const m = suitGroupings(suitKey(counts, 0), 0)
  if (m.length === 0) return NOT_COMPLETE
  const p = suitGroupings(suitKey(counts, 9), 9)
  if (p.length === 0) return NOT_COMPLETE
  const s = suitGroupings(suitKey(counts, 18), 18)
  if (s.length === 0) return NOT_COMPLETE
  // all ways of a suit have as many sets and pairs, so the first of each tells whether the hand has one pair in all
  if (pairsOf(m[0]!) + pairsOf(p[0]!) + pairsOf(s[0]!) + pairsOf(z[0]!) !== 1) return NOT_COMPLETE
  if (setsOf(m[0]!) + setsOf(p[0]!) + setsOf(s[0]!) + setsOf(z[0]!) !== 4 - sets) return NOT_COMPLETE

  if (m.length === 1 && p.length === 1 && s.length === 1 && z.length === 1) return [joined(m[0]!, p[0]!, s[0]!, z[0]!)]
  const found: Grouping[] = []
  for (const inM of m)
    for (const inP of p) for (const inS of s) for (const inZ of z) found.push(joined(inM, inP, inS, inZ))
  return found
}

const pairsOf = (way: SuitGrouping): number => (way.pair < 0 ? 0 : 1)
const setsOf = (way: SuitGrouping): number => way.runs.length + way.triplets.length

const joined = (m: SuitGrouping, p: SuitGrouping, s: SuitGrouping, z: SuitGrouping): Grouping => ({
  // only one of the four is not -1
  pair: Math.max(m.pair, p.pair, s.pair, z.pair),
  runs: chain(chain(m.runs, p.runs), s.runs),
  triplets: chain(chain(chain(m.triplets, p.triplets), s.triplets), z.triplets)
})

/** Allocates only where both lists hold something. */
const chain = (one: readonly Kind[], other: readonly Kind[]): readonly Kind[] => {
  if (other.length === 0) return one
  return one.length === 0 ? other : one.concat(other)
}

/**
 * Whether a hand of 3n+2 concealed tiles, with `sets` (0..4) shown, is four sets and a pair.
 * @example isStandardHand(countsOfKinds([0, 1, 2, 31, 31]), 3) // => true
 */
export const isStandardHand = (counts: Counts, sets: number): boolean => standardShanten(counts, sets) === -1

/**
 * Whether a concealed hand of 14 tiles is seven different pairs.
 * @example isPairsHand(countsOfKinds([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 33, 33])) // => true
 * @example isPairsHand(countsOfKinds([0, 0, 0, 0, 2, 2, 3, 3, 4, 4, 5, 5, 33, 33])) // => false
 */
export const isPairsHand = (counts: Counts): boolean => {
  const traits = countsTraits(counts)
  return pairsHeld(traits) === 7 && kindsHeld(traits) === 7
}

/**
 * Whether a concealed hand of 14 tiles is the thirteen orphans and one of them twice.
 * @example isOrphansHand(countsOfKinds([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33, 33])) // => true
 */
export const isOrphansHand = (counts: Counts): boolean => {
  const traits = countsTraits(counts)
  return orphansHeld(traits) === 13 && kindsHeld(traits) === 13 && orphanPairsHeld(traits) === 1
}
