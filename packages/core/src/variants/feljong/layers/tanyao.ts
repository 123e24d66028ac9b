import { ruleLayer } from "../../../authoring.ts"
import { citing, tanyao as yaku } from "../../common/yaku/index.ts"

/** Tan'yao: no terminals and no honours. FJ-2.13 */
export const tanyao = ruleLayer({
  id: "feljong/tanyao",
  cites: ["FJ-2.13"],
  add: { elements: [citing(yaku, "FJ-2.13")] }
})
