import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { kindsOfCounts } from "../../src/kernel/counts.ts"
import { discardsKeeping, orphansImproving, pairsImproving, standardImproving } from "../../src/kernel/improve.ts"
import { kindsIn } from "../../src/kernel/kind-set.ts"
import { orphansShanten, pairsShanten, standardShanten } from "../../src/kernel/shanten.ts"
import { kinds } from "./cards.ts"
import { hands } from "./hands.ts"
import { slowDiscardsKeeping, slowImproving, slowStandardShanten } from "./oracle.ts"

const SEED = 20_260_102
describe("standardImproving", () => {
  it.each([
    ["both ends", "123m 456p 78s 11122z", 0, "69s"],
    ["the middle", "123m 456p 79s 11122z", 0, "8s"],
    ["two pairs", "123m 456p 22s 11122z", 0, "2s 2z"],
    ["nine gates", "1112345678999m", 0, "123456789m"],
    ["a fourth copy held does not wait for a fifth", "1111m 23m 456p 789s 5z", 0, "5z"],
    ["a single tile", "5z", 4, "5z"],
    ["distance one", "123m 456p 789s 1123z", 0, "123z"]
  ])("%s", (_, hand, sets, waits) => {
    expect(kindsIn(standardImproving(kinds(hand), sets))).toEqual([...new Set(kindsOfCounts(kinds(waits)))])
  })

  it("is what trying every target for every draw gives", () => {
    fc.assert(
      fc.property(hands(1), ({ counts, sets }) => {
        const slow = slowImproving(counts, (held) => slowStandardShanten(held, sets))
        expect(kindsIn(standardImproving(counts, sets))).toEqual(slow)
      }),
      { seed: SEED, numRuns: 300 }
    )
  })

  it("is what asking the distance after every draw gives", () => {
    fc.assert(
      fc.property(hands(1), ({ counts, sets }) => {
        const slow = slowImproving(counts, (held) => standardShanten(held, sets))
        expect(kindsIn(standardImproving(counts, sets))).toEqual(slow)
      }),
      { seed: SEED, numRuns: 4000 }
    )
  })
})

describe("pairsImproving and orphansImproving", () => {
  it("are what trying every draw gives", () => {
    fc.assert(
      fc.property(hands(1), ({ counts, sets }) => {
        if (sets > 0) return
        expect(kindsIn(pairsImproving(counts))).toEqual(slowImproving(counts, pairsShanten))
        expect(kindsIn(orphansImproving(counts))).toEqual(slowImproving(counts, orphansShanten))
      }),
      { seed: SEED, numRuns: 6000 }
    )
  })
})

describe("discardsKeeping", () => {
  it("finds no discard that keeps a complete hand complete", () => {
    expect(discardsKeeping(kinds("123m 456p 789s 11122z"), 0)).toEqual({ distance: -1, discards: [] })
  })

  it("lists each discard with what it waits for", () => {
    const { distance, discards } = discardsKeeping(kinds("123m 456p 789s 1223z"), 0)
    expect(distance).toBe(1)
    expect(discards.map(({ kind, improving }) => [kind, kindsIn(improving)])).toEqual([
      [27, [28, 29]],
      [29, [27, 28]]
    ])
  })

  it("is what trying every discard and every draw gives", () => {
    fc.assert(
      fc.property(hands(2), ({ counts, sets }) => {
        const distance = (held: Uint8Array) => standardShanten(held, sets)
        const { distance: now, discards } = discardsKeeping(counts, sets)
        expect(now).toBe(distance(counts))
        expect(discards.map(({ kind, improving }) => ({ kind, improving: kindsIn(improving) }))).toEqual(
          slowDiscardsKeeping(counts, distance)
        )
      }),
      { seed: SEED, numRuns: 2000 }
    )
  })
})
