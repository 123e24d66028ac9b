import Majiang from "@kobalab/majiang-core"
import type { Shoupai } from "@kobalab/majiang-core"
import { standardImproving } from "../../src/kernel/improve.ts"
import { kindsIn } from "../../src/kernel/kind-set.ts"
import { standardShanten } from "../../src/kernel/shanten.ts"
import { seededHands } from "../hands.ts"
import { kindOfPeer, peerHand } from "../peer.ts"
import type { Workload } from "../workload.ts"

/** The kinds that bring 13 random tiles closer to a standard hand. */
export default (): Workload => {
  const counts = seededHands(1000, "wall", 1)
  const hands = counts.map((hand) => peerHand(hand, 0))
  const improving = (hand: Shoupai) => Majiang.Util.tingpai(hand, (tried) => Majiang.Util.xiangting_yiban(tried))!
  return {
    title: "improving kinds of 13 tiles from a shuffled wall, standard shape",
    inputs: counts.length,
    floor: 80,
    ours: {
      run: () => {
        let sum = 0
        for (const hand of counts) sum += standardShanten(hand, 0) + standardImproving(hand, 0).low
        return sum
      },
      answers: () => counts.map((hand) => kindsIn(standardImproving(hand, 0)))
    },
    peer: {
      run: () => {
        let sum = 0
        for (const hand of hands) sum += improving(hand).length
        return sum
      },
      answers: () => hands.map((hand) => improving(hand).map(kindOfPeer))
    }
  }
}
