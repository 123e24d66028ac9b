import Majiang from "@kobalab/majiang-core"
import { describe, expect, it } from "vitest"
import { SOURCES, completeHand, drawHand, randomOf } from "../../bench/hands.ts"
import type { DrawnHand } from "../../bench/hands.ts"
import { asPeerGroupings, kindOfPeer, peerFullHand, peerGroupings, peerHand } from "../../bench/peer.ts"
import { groupings } from "../../src/kernel/grouping.ts"
import { orphansImproving, pairsImproving, standardImproving } from "../../src/kernel/improve.ts"
import { EMPTY_SET, kindsIn, union } from "../../src/kernel/kind-set.ts"
import { orphansShanten, pairsShanten, shanten, standardShanten } from "../../src/kernel/shanten.ts"

/** Hands on which both engines mean the same: the peer lets a hand wait on a fifth copy of a kind. */
const samples = (extra: 1 | 2, count: number): readonly DrawnHand[] => {
  const random = randomOf(20_260_104)
  return Array.from({ length: count }, (_, at) =>
    drawHand(random, SOURCES[at % SOURCES.length]!, extra, at % 3 === 0 ? random(5) : 0)
  ).filter(({ counts }) => counts.every((held) => held < 4))
}

const nearestImproving = ({ counts, sets }: DrawnHand) => {
  if (sets > 0) return standardImproving(counts, sets)
  const nearest = shanten(counts, 0)
  let found = EMPTY_SET
  if (standardShanten(counts, 0) === nearest) found = union(found, standardImproving(counts, 0))
  if (pairsShanten(counts) === nearest) found = union(found, pairsImproving(counts))
  if (orphansShanten(counts) === nearest) found = union(found, orphansImproving(counts))
  return found
}

describe("beside @kobalab/majiang-core", () => {
  it.each([1, 2] as const)("the same distance, 3n+%i tiles", (extra) => {
    for (const { counts, sets } of samples(extra, 3000))
      expect(shanten(counts, sets)).toBe(Majiang.Util.xiangting(peerHand(counts, sets)))
  })

  it("the same improving kinds", () => {
    for (const hand of samples(1, 1000)) {
      const peers = Majiang.Util.tingpai(peerHand(hand.counts, hand.sets))!.map(kindOfPeer)
      expect(kindsIn(nearestImproving(hand))).toEqual(peers)
    }
  })

  it("the same groupings", () => {
    const random = randomOf(20_260_105)
    for (let hand = 0; hand < 1000; hand++) {
      const counts = completeHand(random, 4)
      expect(asPeerGroupings(groupings(counts, 0))).toEqual(
        peerGroupings(Majiang.Util.hule_mianzi(peerFullHand(counts)))
      )
    }
  })
})
