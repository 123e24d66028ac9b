import { type Due, oneOf, ruleLayer, type Seat } from "../../../authoring.ts"

const seatsInOrder = (dealer: Seat, count: number): readonly Seat[] =>
  Array.from({ length: count }, (_, i) => (dealer + i) % count)

/** Drawn hands: who is not in tenpai pays who is, and the dealer deals again. FJ-A7, FJ-S19 */
export const tenpaiPayments = ruleLayer({
  id: "feljong/tenpai-payments",
  cites: ["FJ-A7.1", "FJ-A7.2", "FJ-A7.3", "FJ-A7.4", "FJ-A7.5", "FJ-A7.6", "FJ-A7.7", "FJ-A7.8", "FJ-S19"],
  options: {
    /** when a draw lets the dealer deal again */
    dealerKeeps: oneOf(["always", "tenpai", "never"], "always", "FJ-A7.6")
  },
  add: {
    exposes: [
      {
        id: "tenpai-shown",
        cites: "FJ-A7.8",
        of: ({ why, state, ready }) => (why === "exhausted" ? state.seats.map((_, seat) => seat).filter(ready) : [])
      }
    ],
    extras: [
      {
        id: "tenpai",
        cites: "FJ-A7.2",
        of: ({ why, state, ready }) => {
          if (why !== "exhausted") return []
          const order = seatsInOrder(state.dealer, state.seats.length)
          const get = order.filter(ready)
          const pay = order.filter((seat) => !ready(seat))
          if (get.length === 2 && pay.length === 2)
            return pay.map((from, i): Due => ({ from, to: get[i]!, points: [1_500, 1] }))
          return pay.flatMap((from) => get.map((to): Due => ({ from, to, points: [1_000, 1] })))
        }
      }
    ],
    keepsDeal: [
      {
        id: "drawn",
        cites: "FJ-A7.6",
        holds: ({ o, wins, state, ready }) =>
          wins.length === 0 && (o.dealerKeeps === "always" || (o.dealerKeeps === "tenpai" && ready(state.dealer)))
      }
    ],
    endsMatch: [{ id: "last-draw", cites: "FJ-A7.7", holds: ({ wins, lastTurn }) => wins.length === 0 && lastTurn }]
  }
})
