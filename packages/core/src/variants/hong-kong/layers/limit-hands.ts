import { flag, kindOf, kindSet, oneOf, ruleLayer, type Scoring, type State } from "../../../authoring.ts"
import { isNineGates, isWithin, quads, terminals } from "../../common/hand.ts"
import { isSets, limitHand } from "./faan.ts"

const options = {
  /** whether seven pairs of winds and dragons are all honours too */
  honourPairs: flag(true, "HK-10.2"),
  /** whether a hand whose flowers were replaced is still one as dealt */
  flowersReplaced: flag(true, "HK-10.10"),
  /** whether what others claimed spoils a human hand */
  othersClaims: oneOf(["ignored", "spoil"], "ignored", "HK-10.11"),
  /** whether nine gates asks for the wait on all nine */
  nineSided: flag(true, "HK-11.9")
}
type Seen = Scoring<typeof options, never>

const honours = kindSet([27, 28, 29, 30, 31, 32, 33])
const WINDS = 0b1111

/** Neither a discard of one's own nor anything claimed or laid down. */
const isAsDealt = ({ o, state, seat }: Seen): boolean => {
  const { river, melds, aside } = state.seats[seat]!
  return river.length === 0 && melds.length === 0 && (o.flowersReplaced || aside.length === 0)
}

/** Whether the winning tile was drawn in turn and replaces nothing. */
const isDrawnInTurn = ({ win, state: { phase } }: Seen): boolean =>
  win?.by === "self-draw" && phase.at === "turn" && phase.after === null

const hasClaimed = ({ melds }: State["seats"][number]): boolean => melds.some((meld) => meld.from !== null)

/** Whether the hand is 1112345678999 of one suit and one more: the winning tile, where nine waits are asked for. */
const isGates = ({ o, hand, win }: Seen): boolean => {
  if (win === null || hand.melds.length > 0) return false
  const kind = kindOf(win.tile)
  const rank = kind % 9
  const due = rank === 0 || rank === 8 ? 4 : 2
  return kind < 27 && isNineGates(hand.counts, kind - rank) && (!o.nineSided || hand.counts[kind] === due)
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
  options,
  add: {
    elements: [
      limitHand("big-four-winds", "HK-10.1", ({ reading }) => (reading.triplets.high & WINDS) === WINDS),
      limitHand(
        "all-honours",
        "HK-10.2",
        (seen: Seen) => isWithin(seen.hand.kinds, honours) && (seen.o.honourPairs || isSets(seen))
      ),
      limitHand("all-terminals", "HK-10.3", ({ hand }) => isWithin(hand.kinds, terminals)),
      limitHand("thirteen-orphans", "HK-10.4", ({ reading }) => reading.shape === "thirteen-orphans"),
      limitHand("nine-gates", "HK-10.5", isGates),
      limitHand("eighteen-arhats", "HK-10.6", ({ hand }) => quads(hand) === 4),
      limitHand(
        "heavenly-hand",
        "HK-10.7",
        (seen: Seen) => seen.win?.by === "self-draw" && seen.seat === seen.state.dealer && isAsDealt(seen)
      ),
      limitHand(
        "earthly-hand",
        "HK-10.8",
        (seen: Seen) =>
          seen.win?.by === "discard" &&
          seen.win.from === seen.state.dealer &&
          seen.state.seats[seen.state.dealer]!.river.length <= 1 &&
          isAsDealt(seen)
      ),
      limitHand(
        "human-hand",
        "HK-10.9",
        (seen: Seen) =>
          isDrawnInTurn(seen) &&
          seen.seat !== seen.state.dealer &&
          isAsDealt(seen) &&
          (seen.o.othersClaims === "ignored" || !seen.state.seats.some(hasClaimed))
      )
    ]
  }
})
