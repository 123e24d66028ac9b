import { KINDS } from "./tile.ts"
import type { Kind } from "./tile.ts"

/** A set of kinds 0..33 as bits: `low` holds kinds 0-26 (the suits), `high` kinds 27-33 (the honours). Immutable. */
export interface KindSet {
  readonly low: number
  readonly high: number
}

const LOW_KINDS = 27

/** No kind. @example sizeOf(EMPTY_SET) // => 0 */
export const EMPTY_SET: KindSet = Object.freeze({ low: 0, high: 0 })

/**
 * The set of the kinds given; bonus and hidden kinds are left out.
 * @example kindSet([0, 26, 27]) // => { low: 67108865, high: 1 }
 */
export const kindSet = (kinds: Iterable<Kind>): KindSet => {
  let low = 0
  let high = 0
  for (const kind of kinds) {
    if (kind < 0 || kind >= KINDS) continue
    if (kind < LOW_KINDS) low |= 1 << kind
    else high |= 1 << (kind - LOW_KINDS)
  }
  return { low, high }
}

/**
 * Whether a kind is in the set.
 * @example hasKind(kindSet([3, 33]), 33) // => true
 */
export const hasKind = (set: KindSet, kind: Kind): boolean => {
  if (kind < 0 || kind >= KINDS) return false
  return kind < LOW_KINDS ? ((set.low >> kind) & 1) === 1 : ((set.high >> (kind - LOW_KINDS)) & 1) === 1
}

/**
 * The kinds of the set, ascending.
 * @example kindsIn(kindSet([33, 3])) // => [3, 33]
 */
export const kindsIn = (set: KindSet): readonly Kind[] => {
  const kinds: Kind[] = []
  for (let bits = set.low; bits !== 0; bits &= bits - 1) kinds.push(lowestBit(bits))
  for (let bits = set.high; bits !== 0; bits &= bits - 1) kinds.push(LOW_KINDS + lowestBit(bits))
  return kinds
}

/**
 * The kinds in either set.
 * @example kindsIn(union(kindSet([1]), kindSet([2]))) // => [1, 2]
 */
export const union = (one: KindSet, other: KindSet): KindSet => ({
  low: one.low | other.low,
  high: one.high | other.high
})

/**
 * The kinds of the first set that are not in the second.
 * @example kindsIn(minus(kindSet([1, 2]), kindSet([2, 3]))) // => [1]
 */
export const minus = (set: KindSet, taken: KindSet): KindSet => ({
  low: set.low & ~taken.low,
  high: set.high & ~taken.high
})

/** Whether the set holds no kind. @example isEmpty(kindSet([])) // => true */
export const isEmpty = (set: KindSet): boolean => (set.low | set.high) === 0

/** How many kinds the set holds. @example sizeOf(kindSet([1, 2, 33])) // => 3 */
export const sizeOf = (set: KindSet): number => bitCount(set.low) + bitCount(set.high)

const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
