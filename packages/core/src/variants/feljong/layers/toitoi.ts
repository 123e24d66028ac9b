import { ruleLayer } from "../../../authoring.ts"
import { citing, toitoi as yaku } from "../../common/yaku/index.ts"

/** Toitoi: four triplets and a pair. FJ-4.4 */
export const toitoi = ruleLayer({
  id: "feljong/toitoi",
  cites: ["FJ-4.4"],
  add: { elements: [citing(yaku, "FJ-4.4")] }
})
