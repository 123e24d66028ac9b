import { ruleLayer } from "../../../authoring.ts"

/** Keeping the seat: a dealer who wins deals again. FJ-A5 */
export const dealerKeeps = ruleLayer({
  id: "feljong/dealer-keeps",
  cites: ["FJ-A5.1", "FJ-A5.2", "FJ-A5.3", "FJ-A5.4"],
  add: {
    keepsDeal: [
      { id: "dealer-won", cites: "FJ-A5.1", holds: ({ wins, state }) => wins.some((win) => win.seat === state.dealer) }
    ]
  }
})
