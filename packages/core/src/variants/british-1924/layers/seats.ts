import { ruleLayer, windOf } from "../../../authoring.ts"

/** Four players, play running to the right; one's own wind counts, and that of the round. UK-2.1, UK-2.4 */
export const fourSeats = ruleLayer({
  id: "british-1924/four-seats",
  cites: ["UK-2.1", "UK-2.4", "UK-S4"],
  fill: {
    seats: { count: 4, dummies: [], cites: "UK-2.1" },
    direction: "counter-clockwise",
    valuedWinds: (wind, seat, state) => (wind === windOf(state, seat) ? 1 : 0) + (wind === state.round ? 1 : 0)
  }
})
