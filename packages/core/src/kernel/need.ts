import { criticalEntries, entryOf } from "./classes.ts"
import type { Class } from "./classes.ts"
import { COPIES } from "./tile.ts"
import { HONOUR_TAG, WEIGHTS, readKey } from "./keys.ts"
import { ENTRIES } from "./profile.ts"
import { honourClass, suitClass } from "./suit-table.ts"

/**
 * Which ranks of a suit bring the hand closer, without trying each draw: for every entry of the suit's profile the ranks
 * that lower it are remembered by key, and the answer is the union over the entries that are critical for the hand. The
 * memory is a table of fixed size in which a newer key takes the place of an older one.
 */
const SLOT_BITS = 14
const keyInSlot = new Int32Array(1 << SLOT_BITS).fill(-1)
/** Index: slot * ENTRIES + entry. Value: a bit for each rank whose draw lowers the entry. */
const lowering = new Uint16Array(ENTRIES << SLOT_BITS)
const digits = new Uint8Array(9)

const slotOf = (taggedKey: number): number => Math.imul(taggedKey, 0x9e3779b1) >>> (32 - SLOT_BITS)

/** Ranks (bit 0 = rank 1) of a suit whose draw brings a hand that wants `sets` sets closer. */
export const suitNeeds = (key: number, own: Class, rest: Class, sets: number): number => {
  const slot = slotOf(key)
  if (keyInSlot[slot] !== key) remember(slot, key, key, own, 9)
  return unionOf(slot, criticalEntries(sets, rest, own))
}

/** The same for the honours. */
export const honourNeeds = (key: number, own: Class, rest: Class, sets: number): number => {
  const tagged = key | HONOUR_TAG
  const slot = slotOf(tagged)
  if (keyInSlot[slot] !== tagged) remember(slot, tagged, key, own, 7)
  return unionOf(slot, criticalEntries(sets, rest, own))
}

const unionOf = (slot: number, critical: number): number => {
  let ranks = 0
  for (let left = critical; left !== 0; left &= left - 1)
    ranks |= lowering[slot * ENTRIES + 31 - Math.clz32(left & -left)]!
  return ranks
}

const remember = (slot: number, tagged: number, key: number, own: Class, ranks: number): void => {
  keyInSlot[slot] = tagged
  const first = slot * ENTRIES
  lowering.fill(0, first, first + ENTRIES)
  readKey(key, digits)
  for (let rank = 0; rank < ranks; rank++) {
    if (digits[rank] === COPIES) continue
    const drawn = key === tagged ? suitClass(key + WEIGHTS[rank]!) : honourClass(key + WEIGHTS[27 + rank]!)
    if (drawn === own) continue
    for (let entry = 0; entry < ENTRIES; entry++)
      if (entryOf(drawn, entry) < entryOf(own, entry)) lowering[first + entry]! |= 1 << rank
  }
}
