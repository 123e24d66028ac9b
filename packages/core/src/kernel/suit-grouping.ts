import { readKey } from "./keys.ts"
import { HONOURS } from "./tile.ts"
import type { Kind } from "./tile.ts"

/** One way to group all tiles of one suit into sets and at most one pair. */
export interface SuitGrouping {
  /** The kind of the pair, or -1 where the suit holds none. */
  readonly pair: Kind
  readonly runs: readonly Kind[]
  readonly triplets: readonly Kind[]
}

/**
 * The ways found are remembered by suit and key. A key stands in the first free slot from its own on; when half of the
 * slots are taken all is forgotten, which thousands of games do not come to. Who asks must not change the lists; they are
 * not frozen because reading frozen lists is slow.
 */
const SLOT_BITS = 14
const LAST_SLOT = (1 << SLOT_BITS) - 1
const FREE = -1
const nameInSlot = new Int32Array(1 << SLOT_BITS).fill(FREE)
const placeOfSlot = new Uint16Array(1 << SLOT_BITS)
const remembered: (readonly SuitGrouping[])[] = []

const NO_PAIR = -1

/** A suit without tiles is grouped in one way. */
const NO_TILES: readonly SuitGrouping[] = [{ pair: NO_PAIR, runs: [], triplets: [] }]

/** All ways to group the tiles of a suit (0, 1, 2, or 3 for the honours); none where tiles are left over. */
export const suitGroupings = (key: number, suit: number): readonly SuitGrouping[] => {
  if (key === 0) return NO_TILES
  // a key has 21 bits; the suit goes into the two above them
  const name = key | (suit << 21)
  let slot = Math.imul(name, 0x9e3779b1) >>> (32 - SLOT_BITS)
  while (nameInSlot[slot] !== name) {
    if (nameInSlot[slot] === FREE) return remember(name, slot, findWays(key, suit))
    slot = (slot + 1) & LAST_SLOT
  }
  return remembered[placeOfSlot[slot]!]!
}

const remember = (name: number, slot: number, ways: readonly SuitGrouping[]): readonly SuitGrouping[] => {
  nameInSlot[slot] = name
  placeOfSlot[slot] = remembered.length
  remembered.push(ways)
  if (remembered.length > LAST_SLOT / 2) {
    nameInSlot.fill(FREE)
    remembered.length = 0
  }
  return ways
}

const findWays = (key: number, suit: number): readonly SuitGrouping[] => {
  const left = new Uint8Array(9)
  readKey(key, left)
  const first = suit * 9
  const ways: SuitGrouping[] = []

  const groupFrom = (rank: number, way: SuitGrouping): void => {
    if (rank === 9) {
      ways.push(way)
      return
    }
    const kind = first + rank
    const held = left[rank]!
    for (let pairs = 0; pairs <= (way.pair === NO_PAIR && held >= 2 ? 1 : 0); pairs++)
      for (let triplets = 0; 2 * pairs + 3 * triplets <= held; triplets++) {
        const runs = held - 2 * pairs - 3 * triplets
        if (runs > 0 && !(suit !== HONOURS && rank < 7 && left[rank + 1]! >= runs && left[rank + 2]! >= runs)) continue
        take(rank, runs)
        groupFrom(rank + 1, {
          pair: pairs === 1 ? kind : way.pair,
          runs: way.runs.concat(Array<Kind>(runs).fill(kind)),
          triplets: triplets === 1 ? way.triplets.concat(kind) : way.triplets
        })
        take(rank, -runs)
      }
  }
  /** The runs that begin at a rank take as many tiles from the two ranks above. */
  const take = (rank: number, runs: number): void => {
    if (runs === 0) return
    left[rank + 1]! -= runs
    left[rank + 2]! -= runs
  }

  groupFrom(0, NO_TILES[0]!)
  return ways
}
