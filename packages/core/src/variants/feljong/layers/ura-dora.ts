import { ruleLayer } from "../../../authoring.ts"
import { uraDoraBy, uraIndicatorBy } from "../../common/dora.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { riichi } from "./riichi.ts"

/** Ura dora: a winner in riichi turns one more card of the dead pile for each indicator; several winners share it. FJ-4.1, FJ-4.2, FJ-4.6 */
export const uraDora = ruleLayer({
  id: "feljong/ura-dora",
  cites: ["FJ-2.2", "FJ-4.1", "FJ-4.2", "FJ-4.6", "FJ-4.7"],
  needs: [riichi],
  reads: [riichiState],
  add: { reveals: [uraIndicatorBy("FJ-4.1")], elements: [uraDoraBy("FJ-4.1")] }
})
