import { kindOf, kindSet, ruleLayer, type Scoring } from "../../../authoring.ts"
import { isNineGates, isWithin, quads, terminals } from "../../common/hand.ts"
import { limitHand } from "./faan.ts"

type Seen = Scoring<{}, never>

const honours = kindSet([27, 28, 29, 30, 31, 32, 33])
const WINDS = 0b1111

/** Neither a discard of one's own nor anything claimed or laid down. */
const isAsDealt = ({ state, seat }: Seen): boolean => {
  const { river, melds } = state.seats[seat]!
  return river.length === 0 && melds.length === 0
}

/** Whether the hand was 1112345678999 of one suit before it was won. */
const isNineSided = ({ hand, win }: Seen): boolean => {
  if (win === null || hand.melds.length > 0) return false
  const kind = kindOf(win.tile)
  const rank = kind % 9
  const due = rank === 0 || rank === 8 ? 4 : 2
  return kind < 27 && isNineGates(hand.counts, kind - rank) && hand.counts[kind] === due
}

/** Hands that pay the top. HK-4.4, HK-10 */
export const limitHands = ruleLayer({
  id: "hong-kong/limit-hands",
  cites: [
    "HK-4.4",
    "HK-10.1",
    "HK-10.2",
    "HK-10.3",
    "HK-10.4",
    "HK-10.5",
    "HK-10.6",
    "HK-10.7",
    "HK-10.8",
    "HK-10.9",
    "HK-10.10",
    "HK-10.11",
    "HK-11.9"
  ],
  add: {
    elements: [
      limitHand("big-four-winds", "HK-10.1", ({ reading }) => (reading.triplets.high & WINDS) === WINDS),
      limitHand("all-honours", "HK-10.2", ({ hand }) => isWithin(hand.kinds, honours)),
      limitHand("all-terminals", "HK-10.3", ({ hand }) => isWithin(hand.kinds, terminals)),
      limitHand("thirteen-orphans", "HK-10.4", ({ reading }) => reading.shape === "thirteen-orphans"),
      limitHand("nine-gates", "HK-10.5", isNineSided),
      limitHand("eighteen-arhats", "HK-10.6", ({ hand }) => quads(hand) === 4),
      limitHand(
        "heavenly-hand",
        "HK-10.7",
        (seen) => seen.win?.by === "self-draw" && seen.seat === seen.state.dealer && isAsDealt(seen)
      ),
      limitHand(
        "earthly-hand",
        "HK-10.8",
        (seen) =>
          seen.win?.by === "discard" &&
          seen.win.from === seen.state.dealer &&
          seen.state.seats[seen.state.dealer]!.river.length <= 1 &&
          isAsDealt(seen)
      ),
      limitHand(
        "human-hand",
        "HK-10.9",
        (seen) => seen.win?.by === "self-draw" && seen.seat !== seen.state.dealer && isAsDealt(seen)
      )
    ]
  }
})
