import { type Element, element, kindSet, ruleLayer, type Scoring } from "../../../authoring.ts"
import { closedTriplets, isNineGates, isWithin, quads, terminals } from "../../common/hand.ts"
import { thirteenOrphans } from "../../common/shapes.ts"

type Seen = Scoring<{}, never>

const honours = kindSet([27, 28, 29, 30, 31, 32, 33])
const WINDS = 0b1111
const DRAGONS = 0b111_0000

const limitHand = (id: string, holds: (seen: Seen) => boolean): Element<{}, never> =>
  element({ id, cites: "UK-S6", unit: "limit", worth: (seen) => (seen.win !== null && holds(seen) ? 1 : 0) })

/** Neither a discard of one's own nor anything claimed or laid down. */
const isAsDealt = ({ state, seat }: Seen): boolean => {
  const { river, melds } = state.seats[seat]!
  return river.length === 0 && melds.length === 0
}

/** Hands worth the limit. UK-S6 */
export const limitHands = ruleLayer({
  id: "british-1924/limit-hands",
  cites: ["UK-S6"],
  add: {
    shapes: [thirteenOrphans("UK-S6")],
    elements: [
      limitHand("all-honours", ({ hand }) => isWithin(hand.kinds, honours)),
      limitHand("all-terminals", ({ hand }) => isWithin(hand.kinds, terminals)),
      limitHand("three-dragons", ({ reading }) => (reading.triplets.high & DRAGONS) === DRAGONS),
      limitHand("four-winds", ({ reading }) => (reading.triplets.high & WINDS) === WINDS),
      limitHand("four-kongs", ({ hand }) => quads(hand) === 4),
      limitHand("four-concealed", (seen) => closedTriplets(seen) === 4),
      limitHand(
        "nine-gates",
        ({ hand }) => hand.melds.length === 0 && [0, 9, 18].some((suit) => isNineGates(hand.counts, suit))
      ),
      limitHand("thirteen-orphans", ({ reading }) => reading.shape === "thirteen-orphans"),
      limitHand(
        "east-dealt",
        (seen) => seen.win?.by === "self-draw" && seen.seat === seen.state.dealer && isAsDealt(seen)
      ),
      limitHand(
        "first-discard",
        (seen) =>
          seen.win?.by === "discard" &&
          seen.win.from === seen.state.dealer &&
          seen.state.seats[seen.state.dealer]!.river.length <= 1 &&
          isAsDealt(seen)
      )
    ]
  }
})
