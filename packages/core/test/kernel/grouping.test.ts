import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { completeHand, randomOf } from "../../bench/hands.ts"
import type { Counts } from "../../src/kernel/counts.ts"
import { groupings, isOrphansHand, isPairsHand, isStandardHand } from "../../src/kernel/grouping.ts"
import type { Grouping } from "../../src/kernel/grouping.ts"
import { suitGroupings } from "../../src/kernel/suit-grouping.ts"
import { kinds } from "./cards.ts"
import { hands } from "./hands.ts"
import { slowGroupings, slowOrphansShanten, slowPairsShanten, slowStandardShanten } from "./oracle.ts"

const SEED = 20_260_103
const sorted = (found: readonly Grouping[]) => found.map((way) => JSON.stringify(way)).sort()

const agree = (counts: Counts, sets: number): void => {
  expect(sorted(groupings(counts, sets))).toEqual(sorted(slowGroupings(counts, sets)))
}

describe("groupings", () => {
  it.each([
    ["one way", "123m 456p 789s 11122z", 0, [{ pair: 28, runs: [0, 12, 24], triplets: [27] }]],
    ["only a pair", "55z", 4, [{ pair: 31, runs: [], triplets: [] }]],
    ["the same run twice", "112233m 456p 789s 11z", 0, [{ pair: 27, runs: [0, 0, 12, 24], triplets: [] }]],
    [
      "three triplets or three runs",
      "111222333m 11z",
      1,
      [
        { pair: 27, runs: [0, 0, 0], triplets: [] },
        { pair: 27, runs: [], triplets: [0, 1, 2] }
      ]
    ],
    [
      "pair at either end",
      "11123444m",
      2,
      [
        { pair: 0, runs: [0], triplets: [3] },
        { pair: 3, runs: [1], triplets: [0] }
      ]
    ],
    ["not complete", "123m 456p 789s 11123z", 0, []],
    ["two pairs too many", "123m 456p 1122s 1122z", 0, []],
    ["seven pairs are no sets", "1133557799m 1133p", 0, []],
    [
      "seven pairs that are sets too",
      "11223344556677m",
      0,
      [
        { pair: 0, runs: [1, 1, 4, 4], triplets: [] },
        { pair: 3, runs: [0, 0, 4, 4], triplets: [] },
        { pair: 6, runs: [0, 0, 3, 3], triplets: [] }
      ]
    ],
    ["more sets than are missing", "123m 456p 789s 11122z", 1, []],
    ["more tiles than are missing", "12319m 456p 789s 11z", 1, []]
  ])("%s", (_, hand, sets, expected) => {
    expect(sorted(groupings(kinds(hand), sets))).toEqual(sorted(expected))
    agree(kinds(hand), sets)
  })

  it("is what taking the lowest tile every way gives, complete hands", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 4 }), (seed, sets) => {
        const counts = completeHand(randomOf(seed), 4 - sets)
        expect(groupings(counts, sets).length).toBeGreaterThan(0)
        agree(counts, sets)
      }),
      { seed: SEED, numRuns: 3000 }
    )
  })

  it("is what taking the lowest tile every way gives, any hands", () => {
    fc.assert(
      fc.property(hands(2), ({ counts, sets }) => agree(counts, sets)),
      { seed: SEED, numRuns: 3000 }
    )
  })

  it("answers the same after more suits than it remembers", () => {
    const counts = kinds("111222333m 456p 11z")
    const before = groupings(counts, 0)
    for (let key = 0; key < 20_000; key++) suitGroupings(key, key & 1)
    expect(groupings(counts, 0)).toEqual(before)
  })

  it("hands out lists of its own", () => {
    const counts = kinds("123m 456p 789s 11122z")
    const [way] = groupings(counts, 0)
    ;(way!.runs as number[]).fill(-1)
    agree(counts, 0)
  })
})

it("isStandardHand, isPairsHand and isOrphansHand hold at distance -1 and nowhere else", () => {
  fc.assert(
    fc.property(hands(2), ({ counts, sets }) => {
      expect(isStandardHand(counts, sets)).toBe(slowStandardShanten(counts, sets) === -1)
      if (sets > 0) return
      expect(isPairsHand(counts)).toBe(slowPairsShanten(counts) === -1)
      expect(isOrphansHand(counts)).toBe(slowOrphansShanten(counts) === -1)
    }),
    { seed: SEED, numRuns: 2000 }
  )
  expect(isPairsHand(kinds("1122m 3344p 5566s 77z"))).toBe(true)
  expect(isPairsHand(kinds("1111m 3344p 5566s 77z"))).toBe(false)
  for (const pair of "1234567") expect(isOrphansHand(kinds(`19m 19p 19s 1234567${pair}z`))).toBe(true)
  for (const suit of "mps") expect(isOrphansHand(kinds(`19m 19p 19s 1234567z 9${suit}`))).toBe(true)
  expect(isOrphansHand(kinds("19m 19p 19s 1234567z 5m"))).toBe(false)
  expect(isOrphansHand(kinds("19m 19p 19s 12345677z 5m"))).toBe(false)
})
