import Majiang from "@kobalab/majiang-core"
import type { Counts } from "../../src/kernel/counts.ts"
import { groupings, isOrphansHand, isPairsHand } from "../../src/kernel/grouping.ts"
import { seededHands } from "../hands.ts"
import { asPeerGroupings, peerFullHand, peerGroupings } from "../peer.ts"
import type { Workload } from "../workload.ts"

/** How many ways the hand is a win. */
const ways = (hand: Counts): number => {
  const standard = groupings(hand, 0).length
  if (isPairsHand(hand)) return standard + 1
  return standard === 0 && isOrphansHand(hand) ? 1 : standard
}

/** Whether 14 tiles are a win, with every grouping; half of the hands are. */
export default (): Workload => {
  const complete = seededHands(2000, "complete", 2)
  const near = seededHands(2000, "near complete", 2)
  const counts = complete.flatMap((hand, at) => [hand, near[at]!])
  const hands = counts.map(peerFullHand)
  return {
    title: "win test of 14 tiles with all groupings",
    inputs: counts.length,
    floor: 10,
    ours: {
      run: () => {
        let sum = 0
        for (const hand of counts) sum += ways(hand)
        return sum
      },
      answers: () => counts.map((hand) => [ways(hand) > 0, asPeerGroupings(groupings(hand, 0))])
    },
    peer: {
      run: () => {
        let sum = 0
        for (const hand of hands) sum += Majiang.Util.hule_mianzi(hand).length
        return sum
      },
      answers: () =>
        hands.map((hand) => {
          const found = Majiang.Util.hule_mianzi(hand)
          return [found.length > 0, peerGroupings(found)]
        })
    }
  }
}
