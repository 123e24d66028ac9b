import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { orphansShanten, pairsShanten, shanten, standardShanten } from "../../src/kernel/shanten.ts"
import { kinds } from "./cards.ts"
import { hands } from "./hands.ts"
import { slowOrphansShanten, slowPairsShanten, slowStandardShanten } from "./oracle.ts"

const SEED = 20_260_101

describe("standardShanten", () => {
  it.each([
    ["complete", "123m 456p 789s 11122z", 0, -1],
    ["one tile away", "123m 456p 789s 111z 2z", 0, 0],
    ["nothing fits", "147m 258p 369s 1234z", 0, 8],
    ["only a pair, four sets shown", "55z", 4, -1],
    ["a single tile, four sets shown", "5z", 4, 0],
    ["two sets shown", "123m 44p 56s", 2, 0],
    ["four pairs are no sets", "1122m 3344p 5566s 7z", 0, 3],
    ["sets without a pair", "123m 456p 789s 123s 1z", 0, 0],
    ["waits on a fifth copy only", "1111z 234m 567p 888s", 0, 1],
    ["four copies as a triplet and in a run", "1111m 23m 456p 789s 5z", 0, 0],
    ["nine gates", "1112345678999m", 0, 0],
    ["four copies of nearly everything", "1111z 2222z 3333z 4z", 0, 3]
  ])("%s", (_, hand, sets, expected) => {
    expect(standardShanten(kinds(hand), sets)).toBe(expected)
  })

  it.each([1, 2] as const)("is what trying every target gives, 3n+%i tiles", (extra) => {
    fc.assert(
      fc.property(hands(extra), ({ counts, sets }) => {
        expect(standardShanten(counts, sets)).toBe(slowStandardShanten(counts, sets))
      }),
      { seed: SEED, numRuns: 2000 }
    )
  })
})

describe("pairsShanten", () => {
  it.each([
    ["complete", "1122m 3344p 5566s 77z", -1],
    ["six pairs and a single tile", "1122m 3344p 5566s 7z", 0],
    ["four of a kind is one pair", "1111m 3344p 5566s 77z", 1],
    ["too few kinds", "111122223333m 4m", 6]
  ])("%s", (_, hand, expected) => {
    expect(pairsShanten(kinds(hand))).toBe(expected)
  })
})

describe("orphansShanten", () => {
  it.each([
    ["complete", "19m 19p 19s 12345677z", -1],
    ["thirteen-sided wait", "19m 19p 19s 1234567z", 0],
    ["twelve kinds and a pair", "19m 19p 19s 1234566z", 0],
    ["none", "2345678m 234567p", 13]
  ])("%s", (_, hand, expected) => {
    expect(orphansShanten(kinds(hand))).toBe(expected)
  })
})

it.each([1, 2] as const)("the special shapes and the nearest shape are what trying gives, 3n+%i tiles", (extra) => {
  fc.assert(
    fc.property(hands(extra), ({ counts, sets }) => {
      expect(pairsShanten(counts)).toBe(slowPairsShanten(counts))
      expect(orphansShanten(counts)).toBe(slowOrphansShanten(counts))
      const nearest = Math.min(standardShanten(counts, sets), pairsShanten(counts), orphansShanten(counts))
      expect(shanten(counts, sets)).toBe(sets === 0 ? nearest : standardShanten(counts, sets))
    }),
    { seed: SEED, numRuns: 3000 }
  )
})
