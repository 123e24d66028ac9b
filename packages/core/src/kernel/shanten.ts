import { combine, lacking } from "./classes.ts"
import type { Counts } from "./counts.ts"
import { honourKey, suitKey } from "./keys.ts"
import { honourClass, suitClass } from "./suit-table.ts"
import { countsTraits, orphansLacking, pairsLacking, traitsOf } from "./traits.ts"

/**
 * Distances. The distance of a hand to a shape is how many tiles it must exchange before one more tile completes it:
 * -1 = complete, 0 = one tile away, and so on. Hands have 3n+1 or 3n+2 concealed tiles, 14 with the sets shown.
 *
 * A target never needs more than four copies of a kind: a hand that waits only on a fifth copy is not at distance 0.
 */

/** Distance to the standard shape from the keys of a hand. */
export const standardFromKeys = (m: number, p: number, s: number, z: number, sets: number): number =>
  lacking(combine(combine(suitClass(m), suitClass(p)), combine(suitClass(s), honourClass(z))), 4 - sets) - 1

/**
 * Distance to four sets and a pair, of which `sets` (0..4) are shown already; -1 = complete.
 * @example standardShanten(countsOfKinds([0, 1, 2, 9, 10, 11, 18, 19, 20, 27, 27, 27, 31]), 0) // => 0
 * @example standardShanten(countsOfKinds([31, 31]), 4) // => -1
 */
export const standardShanten = (counts: Counts, sets: number): number =>
  standardFromKeys(suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts), sets)

/**
 * Distance to seven different pairs, all concealed; -1 = complete. Four of a kind is one pair.
 * @example pairsShanten(countsOfKinds([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6])) // => 0
 */
export const pairsShanten = (counts: Counts): number => pairsLacking(countsTraits(counts)) - 1

/**
 * Distance to the thirteen orphans and one of them twice, all concealed; -1 = complete.
 * @example orphansShanten(countsOfKinds([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33])) // => 0
 */
export const orphansShanten = (counts: Counts): number => orphansLacking(countsTraits(counts)) - 1

/**
 * Distance to the nearest of the three shapes; the two special ones only when no set is shown.
 * @example shanten(countsOfKinds([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]), 0) // => 0
 */
export const shanten = (counts: Counts, sets: number): number => {
  const m = suitKey(counts, 0)
  const p = suitKey(counts, 9)
  const s = suitKey(counts, 18)
  const z = honourKey(counts)
  const standard = standardFromKeys(m, p, s, z, sets)
  if (sets !== 0) return standard
  const traits = traitsOf(m, p, s, z)
  return Math.min(standard, pairsLacking(traits) - 1, orphansLacking(traits) - 1)
}
