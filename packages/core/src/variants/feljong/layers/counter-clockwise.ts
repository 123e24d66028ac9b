import { ruleLayer } from "../../../authoring.ts"
import { fourSeats } from "./four-seats.ts"

/** Play runs counter-clockwise: who sits where, not who is next. FJ-A8 */
export const counterClockwise = ruleLayer({
  id: "feljong/counter-clockwise",
  cites: ["FJ-A8"],
  replace: { direction: { of: fourSeats, by: "counter-clockwise" } }
})
