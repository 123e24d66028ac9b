import { ruleLayer } from "../../../authoring.ts"
import { doraBy, redFivesBy } from "../../common/dora.ts"
import { following } from "../../common/succession.ts"

/** Dora: each card that an indicator points at, and each red five, is worth 1 han to the winner. FJ-1.19 to FJ-1.22, FJ-4.9 */
export const dora = ruleLayer({
  id: "feljong/dora",
  cites: ["FJ-1.19", "FJ-1.20", "FJ-1.21", "FJ-1.22", "FJ-2.2", "FJ-4.9"],
  fill: { indicated: { by: following, cites: "FJ-1.20" } },
  add: {
    elements: [doraBy("FJ-1.20"), redFivesBy("FJ-1.22")]
  }
})
