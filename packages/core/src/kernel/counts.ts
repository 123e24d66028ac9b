import { KINDS, kindOf } from "./tile.ts"
import type { Kind, Tile } from "./tile.ts"

/**
 * How many tiles of each of the 34 kinds are held: index = kind, value = 0..4. Functions that take counts mean the
 * concealed tiles only; sets already shown are told as a number. Bonus and hidden tiles are not counted.
 */
export type Counts = Uint8Array

/** No tiles at all. @example noCounts().length // => 34 */
export const noCounts = (): Counts => new Uint8Array(KINDS)

/**
 * Counts of the tiles given.
 * @example countsOf([52, 53, 140])[13] // => 2
 */
export const countsOf = (tiles: Iterable<Tile>): Counts => {
  const counts = noCounts()
  for (const tile of tiles) {
    const kind = kindOf(tile)
    if (kind >= 0 && kind < KINDS) counts[kind]!++
  }
  return counts
}

/**
 * Counts of the kinds given, each occurrence one tile.
 * @example countsOfKinds([0, 0, 33])[0] // => 2
 */
export const countsOfKinds = (kinds: Iterable<Kind>): Counts => {
  const counts = noCounts()
  for (const kind of kinds) if (kind >= 0 && kind < KINDS) counts[kind]!++
  return counts
}

/**
 * The kinds counted, ascending, each as often as it is held.
 * @example kindsOfCounts(countsOfKinds([33, 0, 33])) // => [0, 33, 33]
 */
export const kindsOfCounts = (counts: Counts): readonly Kind[] => {
  const kinds: Kind[] = []
  for (let kind = 0; kind < KINDS; kind++) for (let held = counts[kind]!; held > 0; held--) kinds.push(kind)
  return kinds
}

/**
 * How many tiles are counted.
 * @example sizeOfCounts(countsOfKinds([0, 0, 33])) // => 3
 */
export const sizeOfCounts = (counts: Counts): number => {
  let size = 0
  for (let kind = 0; kind < KINDS; kind++) size += counts[kind]!
  return size
}

/**
 * The same counts with one tile of a kind more.
 * @example withKind(noCounts(), 5)[5] // => 1
 */
export const withKind = (counts: Counts, kind: Kind): Counts => {
  const more = counts.slice()
  more[kind]!++
  return more
}

/**
 * The same counts with one tile of a kind less; the kind must be held.
 * @example withoutKind(countsOfKinds([5, 5]), 5)[5] // => 1
 */
export const withoutKind = (counts: Counts, kind: Kind): Counts => {
  const less = counts.slice()
  less[kind]!--
  return less
}
