import { ruleLayer } from "../../../authoring.ts"
import { citing, honitsu as yaku } from "../../common/yaku/index.ts"

/** Hon'itsu: one suit, with honours or without. FJ-4.3, FJ-4.5, FJ-4.8 */
export const honitsu = ruleLayer({
  id: "feljong/honitsu",
  cites: ["FJ-4.3", "FJ-4.5", "FJ-4.8"],
  add: { elements: [citing(yaku, "FJ-4.3")] }
})
