import { ruleLayer } from "../../../authoring.ts"

/** Setting up: the dead pile and its indicator, thirteen cards each, a fourteenth for the dealer. FJ-1.6 to FJ-1.8, FJ-1.37 to FJ-1.39 */
export const setup = ruleLayer({
  id: "feljong/setup",
  cites: ["FJ-1.6", "FJ-1.7", "FJ-1.8", "FJ-1.37", "FJ-1.38", "FJ-1.39"],
  fill: {
    // the dead pile lies at the end of the wall, its top first: indicators and ura cards are its next cards
    wall: {
      dead: 14,
      replacement: "front",
      turned: (_, indicators, under, size) => size - 14 + indicators + under,
      cites: "FJ-1.39"
    },
    deal: { packets: [13], cites: "FJ-1.8" }
  },
  add: { reveals: [{ id: "first-indicator", cites: "FJ-1.6", as: "indicator", on: ["Dealt"], count: () => 1 }] }
})
