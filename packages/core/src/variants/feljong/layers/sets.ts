import { ruleLayer } from "../../../authoring.ts"
import { setsAndPair } from "../../common/shapes.ts"

/** A hand is four sets and a pair. FJ-1.1 to FJ-1.3 */
export const sets = ruleLayer({
  id: "feljong/sets",
  cites: ["FJ-1.1", "FJ-1.2", "FJ-1.3", "FJ-1.4"],
  add: { shapes: [setsAndPair("FJ-1.1")] }
})
