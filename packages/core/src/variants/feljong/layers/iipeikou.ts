import { ruleLayer } from "../../../authoring.ts"
import { citing, iipeikou as yaku } from "../../common/yaku/index.ts"

/** Iipeikou: two identical sequences in a closed hand; two such pairs count once. FJ-3.2, FJ-3.7, FJ-3.8 */
export const iipeikou = ruleLayer({
  id: "feljong/iipeikou",
  cites: ["FJ-3.2", "FJ-3.7", "FJ-3.8"],
  add: { elements: [citing(yaku, "FJ-3.2")] }
})
