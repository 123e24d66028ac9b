import { facet, ruleLayer, type Tile } from "../../../authoring.ts"

/** By seat, the hand as it was laid open by a wrong call; null for a living one. Seen by everyone. */
export const deadHands = facet({
  id: "dead-hands",
  init: (seats): readonly (readonly Tile[] | null)[] => new Array<readonly Tile[] | null>(seats).fill(null),
  on: (own, event, { state }) =>
    event._tag === "Exposed" && state.outcome === null ? own.with(event.seat, event.tiles) : own,
  show: (own) => own
})

/** A wrong call of Mah Jong kills the hand: it plays on, cannot win, and counts nothing. UK-2.8, UK-2.17, UK-S10 */
export const deadHand = ruleLayer({
  id: "british-1924/dead-hands",
  cites: ["UK-2.8", "UK-2.17", "UK-S10"],
  facets: [deadHands],
  add: {
    declarations: [
      {
        id: "wrong-call",
        cites: "UK-2.17",
        with: "alone",
        exposes: true,
        offered: ({ read, seat, hand }) => read(deadHands)[seat] === null && hand.shanten >= 0
      }
    ],
    bans: [{ id: "dead-hand", cites: "UK-2.8", of: ["win"], bans: ({ read, seat }) => read(deadHands)[seat] !== null }],
    endings: [
      {
        id: "all-dead",
        cites: "UK-2.8",
        on: ["Exposed"],
        holds: (_, { read }) => read(deadHands).every((hand) => hand !== null)
      }
    ],
    uncounted: [
      {
        id: "dead-hands",
        cites: "UK-S10",
        of: ({ read }) => read(deadHands).flatMap((hand, seat) => (hand === null ? [] : [seat]))
      }
    ]
  }
})
