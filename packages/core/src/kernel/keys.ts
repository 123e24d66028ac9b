import { KINDS } from "./tile.ts"
import type { Counts } from "./counts.ts"

/**
 * One suit as one integer, its *key*: the counts of ranks 1-6 in base 5 fill 14 bits, those of ranks 7-9 in base 5 the
 * seven bits above. One tile more or less is one addition, and either half indexes a small table directly. The honours
 * have a key of the same form, with one digit in the upper half. Counts must be 0..4.
 */
export const LOWER_BITS = 14
export const LOWER_MASK = (1 << LOWER_BITS) - 1
/** How many different lower halves there are: 5 ** 6. */
export const LOWER_KEYS = 15_625
/** How many different upper halves there are: 5 ** 3, rounded up to a power of two. */
export const UPPER_KEYS = 128

/** Added to an honour key where the same table also holds keys of suits. */
export const HONOUR_TAG = 1 << 22

/** What one tile of each kind adds to the key of its suit. */
export const WEIGHTS = new Int32Array(KINDS)
for (let kind = 0; kind < KINDS; kind++) {
  const digit = kind < 27 ? kind % 9 : kind - 27
  WEIGHTS[kind] = digit < 6 ? 5 ** digit : (1 << LOWER_BITS) * 5 ** (digit - 6)
}

/** Key of the suit whose nine counts begin at `first` (0, 9 or 18). */
export const suitKey = (counts: Counts, first: number): number =>
  counts[first]! +
  5 * counts[first + 1]! +
  25 * counts[first + 2]! +
  125 * counts[first + 3]! +
  625 * counts[first + 4]! +
  3125 * counts[first + 5]! +
  16_384 * counts[first + 6]! +
  81_920 * counts[first + 7]! +
  409_600 * counts[first + 8]!

/** Key of the seven honours. */
export const honourKey = (counts: Counts): number =>
  counts[27]! +
  5 * counts[28]! +
  25 * counts[29]! +
  125 * counts[30]! +
  625 * counts[31]! +
  3125 * counts[32]! +
  16_384 * counts[33]!

/** Writes the nine counts of a key into `digits`; those of an honour key are the first seven. */
export const readKey = (key: number, digits: Uint8Array): void => {
  let lower = key & LOWER_MASK
  let upper = key >>> LOWER_BITS
  for (let digit = 0; digit < 6; digit++) {
    digits[digit] = lower % 5
    lower = (lower / 5) | 0
  }
  for (let digit = 6; digit < 9; digit++) {
    digits[digit] = upper % 5
    upper = (upper / 5) | 0
  }
}
