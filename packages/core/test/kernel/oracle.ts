/**
 * The kernel's questions answered slowly and plainly: every definition as it is said, by trying everything. The tests
 * hold the fast answers against these.
 */
import { withKind, withoutKind } from "../../src/kernel/counts.ts"
import type { Counts } from "../../src/kernel/counts.ts"
import type { Grouping } from "../../src/kernel/grouping.ts"
import { COPIES, KINDS, isOrphan } from "../../src/kernel/tile.ts"
import type { Kind } from "../../src/kernel/tile.ts"

const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind)
const RUN_STARTS: readonly Kind[] = ALL_KINDS.filter((kind) => kind < 27 && kind % 9 < 7)
const SETS: readonly (readonly Kind[])[] = [
  ...RUN_STARTS.map((kind) => [kind, kind + 1, kind + 2]),
  ...ALL_KINDS.map((kind) => [kind, kind, kind])
]

/**
 * Tiles lacking for the nearest of all targets of so many sets and a pair, less one. A set or a pair of which nothing is
 * held costs all its tiles, whichever it is, and some kind is always left to make it of: such sets are not told apart.
 */
export const slowStandardShanten = (counts: Counts, sets: number): number => {
  const target = new Uint8Array(KINDS)
  let best = Number.POSITIVE_INFINITY

  /** Tiles to add when the target grows by these kinds; undefined when it would need a fifth copy. */
  const grow = (kinds: readonly Kind[]): number | undefined => {
    let added = 0
    for (const kind of kinds) if (++target[kind]! > counts[kind]!) added++
    return kinds.every((kind) => target[kind]! <= COPIES) ? added : undefined
  }
  const shrink = (kinds: readonly Kind[]): void => {
    for (const kind of kinds) target[kind]!--
  }
  const choosePair = (lacking: number): void => {
    best = Math.min(best, lacking + 2)
    for (const kind of ALL_KINDS) {
      if (counts[kind] === 0) continue
      const added = grow([kind, kind])
      if (added !== undefined) best = Math.min(best, lacking + added)
      shrink([kind, kind])
    }
  }
  const chooseSets = (from: number, left: number, lacking: number): void => {
    if (lacking >= best) return
    if (left === 0) return choosePair(lacking)
    for (let at = from; at < SETS.length; at++) {
      const kinds = SETS[at]!
      const added = grow(kinds)
      if (added !== undefined && added < 3) chooseSets(at, left - 1, lacking + added)
      shrink(kinds)
    }
    chooseSets(SETS.length, left - 1, lacking + 3)
  }

  chooseSets(0, 4 - sets, 0)
  return best - 1
}

/** Tiles lacking for the nearest choice of seven kinds, each twice, less one. */
export const slowPairsShanten = (counts: Counts): number => {
  const lacking = ALL_KINDS.map((kind) => Math.max(0, 2 - counts[kind]!)).sort((one, other) => one - other)
  return lacking.slice(0, 7).reduce((sum, tiles) => sum + tiles, 0) - 1
}

/** Tiles lacking for the nearest of the thirteen targets, one orphan each twice, less one. */
export const slowOrphansShanten = (counts: Counts): number => {
  const orphans = ALL_KINDS.filter(isOrphan)
  const targets = orphans.map((twice) =>
    orphans.reduce((sum, kind) => sum + Math.max(0, (kind === twice ? 2 : 1) - counts[kind]!), 0)
  )
  return Math.min(...targets) - 1
}

/** The kinds, fewer than four held, whose draw lowers a distance. */
export const slowImproving = (counts: Counts, distance: (counts: Counts) => number): readonly Kind[] => {
  const now = distance(counts)
  return ALL_KINDS.filter((kind) => counts[kind]! < COPIES && distance(withKind(counts, kind)) < now)
}

/** The discards that keep a distance, with the kinds that improve the hand then. */
export const slowDiscardsKeeping = (
  counts: Counts,
  distance: (counts: Counts) => number
): readonly { readonly kind: Kind; readonly improving: readonly Kind[] }[] => {
  const now = distance(counts)
  return ALL_KINDS.filter((kind) => counts[kind]! > 0 && distance(withoutKind(counts, kind)) === now).map((kind) => ({
    kind,
    improving: slowImproving(withoutKind(counts, kind), distance)
  }))
}

/** Every way to take all tiles away as one pair and sets: the lowest tile left always belongs to one of them. */
export const slowGroupings = (counts: Counts, sets: number): readonly Grouping[] => {
  const left = counts.slice()
  const found = new Map<string, Grouping>()
  const holds = (kinds: readonly Kind[]): boolean =>
    kinds.every((kind) => left[kind]! >= kinds.filter((other) => other === kind).length)

  const takeLowest = (pair: Kind | undefined, taken: readonly (readonly Kind[])[]): void => {
    const lowest = left.findIndex((held) => held > 0)
    if (lowest < 0) {
      if (pair !== undefined && taken.length === 4 - sets) keep(pair, taken)
      return
    }
    const take = (kinds: readonly Kind[], then: () => void): void => {
      if (!holds(kinds)) return
      for (const kind of kinds) left[kind]!--
      then()
      for (const kind of kinds) left[kind]!++
    }
    if (pair === undefined) take([lowest, lowest], () => takeLowest(lowest, taken))
    for (const set of SETS) if (set[0] === lowest) take(set, () => takeLowest(pair, [...taken, set]))
  }
  const keep = (pair: Kind, taken: readonly (readonly Kind[])[]): void => {
    const ascending = (one: Kind, other: Kind) => one - other
    const runs = taken
      .filter((set) => set[0] !== set[1])
      .map((set) => set[0]!)
      .sort(ascending)
    const triplets = taken
      .filter((set) => set[0] === set[1])
      .map((set) => set[0]!)
      .sort(ascending)
    found.set(JSON.stringify([pair, runs, triplets]), { pair, runs, triplets })
  }

  takeLowest(undefined, [])
  return [...found.values()]
}
