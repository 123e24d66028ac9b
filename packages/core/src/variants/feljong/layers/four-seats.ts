import { ruleLayer } from "../../../authoring.ts"

/** Four players, play running clockwise. FJ-1.9, FJ-1.36 */
export const fourSeats = ruleLayer({
  id: "feljong/four-seats",
  cites: ["FJ-1.9", "FJ-1.36"],
  fill: { seats: { count: 4, dummies: [], cites: "FJ-1.36" }, direction: "clockwise" }
})
