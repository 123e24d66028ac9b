import { ruleLayer } from "../../../authoring.ts"
import { tilesWhere } from "../../common/hand.ts"

/** Toitoi: four triplets and a pair. FJ-4.4 */
export const toitoi = ruleLayer({
  id: "feljong/toitoi",
  cites: ["FJ-4.4"],
  add: {
    elements: [
      {
        id: "toitoi",
        cites: "FJ-4.4",
        unit: "han",
        worth: ({ reading }) => (reading.runs === 0 && reading.pair >= 0 ? 2 : 0),
        reach: ({ counts, melds }) =>
          melds.some((meld) => meld.form === "run") ? null : tilesWhere(counts, (kind) => counts[kind] === 1)
      }
    ]
  }
})
