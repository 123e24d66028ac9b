import type { Counts } from "./counts.ts"
import { LOWER_BITS, LOWER_KEYS, LOWER_MASK, UPPER_KEYS, honourKey, suitKey } from "./keys.ts"

/**
 * What the two special shapes (seven pairs, thirteen orphans) need to know of a hand, in four fields of four bits that
 * add up over the halves of a key and over suits: kinds held, kinds held twice or more, and both again for orphans.
 */
export type Traits = number

const KIND = 1
const PAIR = 1 << 4
const ORPHAN = 1 << 8
const ORPHAN_PAIR = 1 << 12

/** Index: half a key. The entry of a key is that of the key without its top digit and what the top digit adds. */
const halfTable = (size: number, digits: number, terminal: number): Uint16Array => {
  const table = new Uint16Array(size)
  let below = 1
  for (let digit = 0; digit < digits; digit++) {
    for (let held = 1; held <= 4; held++) {
      let adds = held > 1 ? KIND + PAIR : KIND
      if (digit === terminal) adds += held > 1 ? ORPHAN + ORPHAN_PAIR : ORPHAN
      for (let key = 0; key < below; key++) table[held * below + key] = table[key]! + adds
    }
    below *= 5
  }
  return table
}
const lowerTraits = halfTable(LOWER_KEYS, 6, 0)
const upperTraits = halfTable(UPPER_KEYS, 3, 2)

/** Traits of a whole hand from its four keys. */
export const traitsOf = (characters: number, circles: number, bamboos: number, honours: number): Traits => {
  const suits = keyTraits(characters) + keyTraits(circles) + keyTraits(bamboos)
  // every honour is an orphan, so the first two fields count for the other two as well
  const fields = keyTraits(honours) & 0xff
  return suits + fields + (fields << 8)
}

/** Traits of a whole hand from its counts. */
export const countsTraits = (counts: Counts): Traits =>
  traitsOf(suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts))

const keyTraits = (key: number): Traits => lowerTraits[key & LOWER_MASK]! + upperTraits[key >>> LOWER_BITS]!

/** How many kinds are held. */
export const kindsHeld = (traits: Traits): number => traits & 15
/** How many kinds are held at least twice. */
export const pairsHeld = (traits: Traits): number => (traits >> 4) & 15
/** How many of the thirteen orphan kinds are held. */
export const orphansHeld = (traits: Traits): number => (traits >> 8) & 15
/** How many orphan kinds are held at least twice. */
export const orphanPairsHeld = (traits: Traits): number => (traits >> 12) & 15

/** Tiles lacking for seven different pairs. */
export const pairsLacking = (traits: Traits): number => {
  const kinds = kindsHeld(traits)
  return 7 - pairsHeld(traits) + (kinds < 7 ? 7 - kinds : 0)
}

/** Tiles lacking for the thirteen orphans with one of them twice. */
export const orphansLacking = (traits: Traits): number =>
  14 - orphansHeld(traits) - (orphanPairsHeld(traits) > 0 ? 1 : 0)
