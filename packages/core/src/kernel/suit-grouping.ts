import { readKey } from "./keys.ts"
import type { Kind } from "./tile.ts"

/** One way to group all tiles of one suit into sets and at most one pair. */
export interface SuitGrouping {
  /** The kind of the pair, or -1 where the suit holds none. */
  readonly pair: Kind
  readonly runs: readonly Kind[]
  readonly triplets: readonly Kind[]
}

/**
 * The ways found are remembered by suit and key, in a table of fixed size in which a newer key takes the place of an
 * older one. They are frozen and handed out as they are.
 */
const SLOT_BITS = 13
const NO_PAIR = -1
const NO_WAY: readonly SuitGrouping[] = Object.freeze([])
const nameInSlot = new Int32Array(1 << SLOT_BITS).fill(-1)
const waysInSlot: (readonly SuitGrouping[])[] = Array.from({ length: 1 << SLOT_BITS }, () => NO_WAY)

/**
 * All ways to group the tiles of a suit; none where tiles are left over. `first` is the lowest kind of the suit: 0, 9,
 * 18, or 27 for the honours.
 */
export const suitGroupings = (key: number, first: Kind): readonly SuitGrouping[] => {
  // a key has 21 bits; the suit goes into the two above them
  const name = key | ((first / 9) << 21)
  const slot = Math.imul(name, 0x9e3779b1) >>> (32 - SLOT_BITS)
  if (nameInSlot[slot] !== name) {
    nameInSlot[slot] = name
    waysInSlot[slot] = findWays(key, first)
  }
  return waysInSlot[slot]!
}

const findWays = (key: number, first: Kind): readonly SuitGrouping[] => {
  const left = new Uint8Array(9)
  readKey(key, left)
  const hasRuns = first < 27
  const ways: SuitGrouping[] = []

  const groupFrom = (rank: number, way: SuitGrouping): void => {
    if (rank === 9) {
      ways.push(frozen(way))
      return
    }
    const kind = first + rank
    const held = left[rank]!
    for (let pairs = 0; pairs <= (way.pair === NO_PAIR && held >= 2 ? 1 : 0); pairs++)
      for (let triplets = 0; 2 * pairs + 3 * triplets <= held; triplets++) {
        const runs = held - 2 * pairs - 3 * triplets
        if (runs > 0 && !(hasRuns && rank < 7 && left[rank + 1]! >= runs && left[rank + 2]! >= runs)) continue
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

  groupFrom(0, { pair: NO_PAIR, runs: [], triplets: [] })
  return Object.freeze(ways)
}

const frozen = ({ pair, runs, triplets }: SuitGrouping): SuitGrouping =>
  Object.freeze({ pair, runs: Object.freeze(runs), triplets: Object.freeze(triplets) })
