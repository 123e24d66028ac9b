import Majiang from "@kobalab/majiang-core"
import { shanten } from "../src/kernel/shanten.ts"
import { seededHands } from "./hands.ts"
import type { Source } from "./hands.ts"
import { peerHand } from "./peer.ts"
import type { Workload } from "./workload.ts"

/** The distance to the nearest shape, from counts here and from a ready hand object there. */
export const shantenWorkload = (title: string, source: Source, extra: 1 | 2): Workload => {
  const counts = seededHands(4000, source, extra)
  const hands = counts.map((hand) => peerHand(hand, 0))
  return {
    title,
    inputs: counts.length,
    floor: 10,
    ours: {
      run: () => {
        let sum = 0
        for (const hand of counts) sum += shanten(hand, 0)
        return sum
      },
      answers: () => counts.map((hand) => shanten(hand, 0))
    },
    peer: {
      run: () => {
        let sum = 0
        for (const hand of hands) sum += Majiang.Util.xiangting(hand)
        return sum
      },
      answers: () => hands.map((hand) => Majiang.Util.xiangting(hand))
    }
  }
}
