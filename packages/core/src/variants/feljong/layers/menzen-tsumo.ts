import { ruleLayer } from "../../../authoring.ts"
import { citing, menzenTsumo as yaku } from "../../common/yaku/index.ts"

/** Menzen Tsumo: a self-draw with a closed hand. FJ-3.1 */
export const menzenTsumo = ruleLayer({
  id: "feljong/menzen-tsumo",
  cites: ["FJ-3.1"],
  add: { elements: [citing(yaku, "FJ-3.1")] }
})
