import { facet, hasKind, kindOf, type Moving, oneOf, ruleLayer, type Tile } from "../../../authoring.ts"

/** By seat, the hand as it was laid open by a wrong call; null for a living one. Seen by everyone. */
export const deadHands = facet({
  id: "dead-hands",
  init: (seats): readonly (readonly Tile[] | null)[] => new Array<readonly Tile[] | null>(seats).fill(null),
  on: (own, event, { state }) =>
    event._tag === "Exposed" && state.outcome === null ? own.with(event.seat, event.tiles) : own,
  show: (own) => own
})

/** Whether to call Mah Jong now would be wrong: on one's own turn, or on a discard. */
const isWrong = ({ state: { phase }, hand, waits }: Pick<Moving<{}, never>, "state" | "hand" | "waits">): boolean =>
  phase.at === "window" ? !hasKind(waits(), kindOf(phase.tile)) : hand.shanten >= 0

/** A wrong call of Mah Jong kills the hand: it plays on, cannot win, and counts nothing. UK-2.8, UK-2.17, UK-S10 */
export const deadHand = ruleLayer({
  id: "british-1924/dead-hands",
  cites: ["UK-2.8", "UK-2.17", "UK-S10"],
  options: {
    /** who may call on a discard: those whom it offers something else too, or everybody, who is then asked about each */
    onDiscard: oneOf(["if-asked", "always"], "if-asked", "UK-2.17")
  },
  facets: [deadHands],
  add: {
    declarations: [
      {
        id: "wrong-call",
        cites: "UK-2.17",
        with: "alone",
        exposes: true,
        answers: (o) => o.onDiscard,
        offered: (here) => here.read(deadHands)[here.seat] === null && isWrong(here)
      }
    ],
    bans: [
      {
        id: "dead-hand",
        cites: "UK-2.8",
        of: ["win"],
        ofHand: true,
        bans: ({ read, seat }) => read(deadHands)[seat] !== null
      }
    ],
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
