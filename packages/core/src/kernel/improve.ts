import { combine, lacking } from "./classes.ts"
import type { Counts } from "./counts.ts"
import { WEIGHTS, honourKey, suitKey } from "./keys.ts"
import { kindSet } from "./kind-set.ts"
import type { KindSet } from "./kind-set.ts"
import { honourNeeds, suitNeeds } from "./need.ts"
import { honourClass, suitClass } from "./suit-table.ts"
import { KINDS, isOrphan } from "./tile.ts"
import type { Kind } from "./tile.ts"

const fromKeys = (m: number, p: number, s: number, z: number, wanted: number): KindSet => {
  const mClass = suitClass(m)
  const pClass = suitClass(p)
  const sClass = suitClass(s)
  const zClass = honourClass(z)
  const front = combine(mClass, pClass)
  const back = combine(sClass, zClass)
  return {
    low:
      suitNeeds(m, mClass, combine(pClass, back), wanted) |
      (suitNeeds(p, pClass, combine(mClass, back), wanted) << 9) |
      (suitNeeds(s, sClass, combine(front, zClass), wanted) << 18),
    high: honourNeeds(z, zClass, combine(front, sClass), wanted)
  }
}

/**
 * The kinds whose draw brings a hand of 3n+1 concealed tiles, `sets` (0..4) shown, closer to four sets and a pair. At
 * distance 0 these are the waits. A kind of which four are counted never belongs to them.
 * @example kindsIn(standardImproving(countsOfKinds([1, 2, 31, 31]), 3)) // => [0, 3]
 */
export const standardImproving = (counts: Counts, sets: number): KindSet =>
  fromKeys(suitKey(counts, 0), suitKey(counts, 9), suitKey(counts, 18), honourKey(counts), 4 - sets)

/**
 * The kinds whose draw brings a concealed hand of 13 tiles closer to seven different pairs.
 * @example kindsIn(pairsImproving(countsOfKinds([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]))) // => [6]
 */
export const pairsImproving = (counts: Counts): KindSet => {
  const singles: Kind[] = []
  const absent: Kind[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 1) singles.push(kind)
    else if (counts[kind] === 0) absent.push(kind)
  }
  const kinds = KINDS - absent.length
  return kindSet(kinds < 7 ? singles.concat(absent) : singles)
}

/**
 * The kinds whose draw brings a concealed hand of 13 tiles closer to the thirteen orphans.
 * @example sizeOf(orphansImproving(countsOfKinds([0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33]))) // => 13
 */
export const orphansImproving = (counts: Counts): KindSet => {
  const singles: Kind[] = []
  const absent: Kind[] = []
  let hasPair = false
  for (let kind = 0; kind < KINDS; kind++) {
    if (!isOrphan(kind)) continue
    if (counts[kind] === 0) absent.push(kind)
    else if (counts[kind] === 1) singles.push(kind)
    else hasPair = true
  }
  return kindSet(hasPair ? absent : absent.concat(singles))
}

/** A discard, and the kinds that improve the hand which it leaves. */
export interface KeepingDiscard {
  readonly kind: Kind
  readonly improving: KindSet
}

/** The distance of a hand and the discards after which it is no further away, ascending by kind. */
export interface KeepingDiscards {
  readonly distance: number
  readonly discards: readonly KeepingDiscard[]
}

/**
 * For a hand of 3n+2 concealed tiles, `sets` (0..4) shown: its standard distance, every discard that keeps it, and what
 * improves the hand then. A complete hand keeps its distance with no discard.
 * @example discardsKeeping(countsOfKinds([0, 1, 31, 31, 33]), 3).distance // => 0
 * @example discardsKeeping(countsOfKinds([0, 1, 31, 31, 33]), 3).discards.map(({ kind }) => kind) // => [33]
 */
export const discardsKeeping = (counts: Counts, sets: number): KeepingDiscards => {
  const wanted = 4 - sets
  const m = suitKey(counts, 0)
  const p = suitKey(counts, 9)
  const s = suitKey(counts, 18)
  const z = honourKey(counts)
  const mClass = suitClass(m)
  const pClass = suitClass(p)
  const sClass = suitClass(s)
  const zClass = honourClass(z)
  const front = combine(mClass, pClass)
  const back = combine(sClass, zClass)
  const lacks = lacking(combine(front, back), wanted)
  const besidesM = combine(pClass, back)
  const besidesP = combine(mClass, back)
  const besidesS = combine(front, zClass)
  const besidesZ = combine(front, sClass)

  const discards: KeepingDiscard[] = []
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind] === 0) continue
    const weight = WEIGHTS[kind]!
    if (kind < 9) {
      if (lacking(combine(besidesM, suitClass(m - weight)), wanted) === lacks)
        discards.push({ kind, improving: fromKeys(m - weight, p, s, z, wanted) })
    } else if (kind < 18) {
      if (lacking(combine(besidesP, suitClass(p - weight)), wanted) === lacks)
        discards.push({ kind, improving: fromKeys(m, p - weight, s, z, wanted) })
    } else if (kind < 27) {
      if (lacking(combine(besidesS, suitClass(s - weight)), wanted) === lacks)
        discards.push({ kind, improving: fromKeys(m, p, s - weight, z, wanted) })
    } else if (lacking(combine(besidesZ, honourClass(z - weight)), wanted) === lacks)
      discards.push({ kind, improving: fromKeys(m, p, s, z - weight, wanted) })
  }
  return { distance: lacks - 1, discards }
}
