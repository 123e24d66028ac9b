import { kindsOfCounts, noCounts } from "../src/kernel/counts.ts"
import type { Counts } from "../src/kernel/counts.ts"
import { COPIES, KINDS } from "../src/kernel/tile.ts"
import type { Kind } from "../src/kernel/tile.ts"

/** A seeded hand: its concealed tiles and how many sets it has shown. */
export interface DrawnHand {
  readonly counts: Counts
  readonly sets: number
}

export const SOURCES = ["wall", "one suit", "suit and honours", "honours heavy", "near complete", "complete"] as const
export type Source = (typeof SOURCES)[number]

/** Numbers 0 <= n < below, the same for the same seed. */
export type Random = (below: number) => number

export const randomOf = (seed: number): Random => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

/** A hand of `extra` (1 or 2) tiles more than its missing sets need. */
export const drawHand = (random: Random, source: Source, extra: 1 | 2, sets: number): DrawnHand => {
  const size = 3 * (4 - sets) + extra
  if (source !== "near complete" && source !== "complete")
    return { counts: dealFrom(random, kindsOf(random, source), size), sets }
  const counts = completeHand(random, 4 - sets)
  for (let swaps = source === "complete" ? 0 : 1 + random(3); swaps > 0; swaps--) swapOne(random, counts)
  if (extra === 1) counts[pick(random, counts)]!--
  return { counts, sets }
}

/**
 * Concealed hands for measuring, the same at every run. None holds four of a kind: the engines differ on whether a hand
 * may wait for a fifth.
 */
export const seededHands = (count: number, source: Source, extra: 1 | 2): readonly Counts[] => {
  const random = randomOf(20_260_101)
  const drawn: Counts[] = []
  while (drawn.length < count) {
    const { counts } = drawHand(random, source, extra, 0)
    if (counts.every((held) => held < COPIES)) drawn.push(counts)
  }
  return drawn
}

const ALL_KINDS: readonly Kind[] = Array.from({ length: KINDS }, (_, kind) => kind)

const kindsOf = (random: Random, source: Source): readonly Kind[] => {
  const suit = random(3)
  if (source === "one suit") return ALL_KINDS.filter((kind) => kind < 27 && Math.floor(kind / 9) === suit)
  if (source === "suit and honours") return ALL_KINDS.filter((kind) => kind >= 27 || Math.floor(kind / 9) === suit)
  if (source === "honours heavy") return ALL_KINDS.filter((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8)
  return ALL_KINDS
}

const dealFrom = (random: Random, kinds: readonly Kind[], size: number): Counts => {
  const wall = kinds.flatMap((kind) => Array<Kind>(COPIES).fill(kind))
  const counts = noCounts()
  for (let dealt = 0; dealt < size; dealt++) counts[wall.splice(random(wall.length), 1)[0]!]!++
  return counts
}

/** A complete standard hand of so many sets and a pair. */
export const completeHand = (random: Random, sets: number): Counts => {
  const counts = noCounts()
  const oneSuit = random(4) === 0 ? random(3) : undefined
  const add = (...kinds: readonly Kind[]): boolean => {
    for (const kind of kinds) counts[kind]!++
    if (kinds.every((kind) => counts[kind]! <= COPIES)) return true
    for (const kind of kinds) counts[kind]!--
    return false
  }
  for (let made = 0; made < sets;) {
    const suit = oneSuit ?? random(3)
    const low = suit * 9 + random(7)
    const same = random(4) === 0 ? random(KINDS) : suit * 9 + random(9)
    if (random(3) > 0 ? add(low, low + 1, low + 2) : add(same, same, same)) made++
  }
  for (;;) {
    const kind = oneSuit === undefined ? random(KINDS) : oneSuit * 9 + random(9)
    if (add(kind, kind)) return counts
  }
}

const pick = (random: Random, counts: Counts): Kind => {
  const kinds = kindsOfCounts(counts)
  return kinds[random(kinds.length)]!
}

const swapOne = (random: Random, counts: Counts): void => {
  counts[pick(random, counts)]!--
  for (;;) {
    const kind = random(KINDS)
    if (counts[kind]! >= COPIES) continue
    counts[kind]!++
    return
  }
}
