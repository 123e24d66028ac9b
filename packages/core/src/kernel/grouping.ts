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
 * is not complete. Always in the same order.
 * @example groupings(countsOfKinds([0, 0, 0, 1, 1, 1, 2, 2, 2, 27, 27]), 1).length // => 2
 * @example groupings(countsOfKinds([0, 1, 2, 31, 31]), 3) // => [{ pair: 31, runs: [0], triplets: [] }]
 */
export const groupings = (counts: Counts, sets: number): readonly Grouping[] => {
  const mKey = suitKey(counts, 0)
  const pKey = suitKey(counts, 9)
  const sKey = suitKey(counts, 18)
  const zKey = honourKey(counts)
  const m = suitGroupings(mKey, 0)
  const p = suitGroupings(pKey, 1)
  const s = suitGroupings(sKey, 2)
  const z = suitGroupings(zKey, 3)
  const ways = m.length * p.length * s.length * z.length
  if (ways === 0) return NOT_COMPLETE
  if (setsOf(m) + setsOf(p) + setsOf(s) + setsOf(z) !== 4 - sets) return NOT_COMPLETE
  if (pairsOf(m) + pairsOf(p) + pairsOf(s) + pairsOf(z) !== 1) return NOT_COMPLETE
  if (ways === 1) return [joined(m[0]!, p[0]!, s[0]!, z[0]!)]
  const found: Grouping[] = []
  for (const inM of m)
    for (const inP of p) for (const inS of s) for (const inZ of z) found.push(joined(inM, inP, inS, inZ))
  return found
}

/** How many sets a suit makes: all ways to group it make as many. */
const setsOf = (ways: readonly SuitGrouping[]): number => ways[0]!.runs.length + ways[0]!.triplets.length

/** How many pairs a suit makes, one at most: the same in all ways to group it. */
const pairsOf = (ways: readonly SuitGrouping[]): number => (ways[0]!.pair < 0 ? 0 : 1)

const joined = (m: SuitGrouping, p: SuitGrouping, s: SuitGrouping, z: SuitGrouping): Grouping => {
  const runs = new Array<Kind>(m.runs.length + p.runs.length + s.runs.length)
  append(runs, append(runs, append(runs, 0, m.runs), p.runs), s.runs)
  const triplets = new Array<Kind>(m.triplets.length + p.triplets.length + s.triplets.length + z.triplets.length)
  append(
    triplets,
    append(triplets, append(triplets, append(triplets, 0, m.triplets), p.triplets), s.triplets),
    z.triplets
  )
  // only one of the four is not -1
  return { pair: Math.max(m.pair, p.pair, s.pair, z.pair), runs, triplets }
}

const append = (all: Kind[], from: number, more: readonly Kind[]): number => {
  for (let at = 0; at < more.length; at++) all[from + at] = more[at]!
  return from + more.length
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
