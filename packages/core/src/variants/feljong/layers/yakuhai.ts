import { ruleLayer } from "../../../authoring.ts"
import { yakuhaiBy } from "../../common/yaku/yakuhai.ts"

/** Yakuhai: each triplet of a dragon or of a wind that counts is 1 han. FJ-2.12 */
export const yakuhai = ruleLayer({
  id: "feljong/yakuhai",
  cites: ["FJ-2.12", "FJ-2.14"],
  add: { elements: yakuhaiBy("FJ-2.12") }
})
