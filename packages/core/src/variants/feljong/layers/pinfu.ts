import { isHonour, ruleLayer } from "../../../authoring.ts"
import { isPinfu, tilesWhere } from "../../common/hand.ts"

/** Pinfu: four sequences, a pair that is worth nothing, won on a two-sided wait. FJ-3.3 to FJ-3.6 */
export const pinfu = ruleLayer({
  id: "feljong/pinfu",
  cites: ["FJ-3.3", "FJ-3.4", "FJ-3.5", "FJ-3.6", "FJ-3.8"],
  add: {
    elements: [
      {
        id: "pinfu",
        cites: "FJ-3.3",
        unit: "han",
        worth: ({ hand, reading }) => (isPinfu(hand, reading) && !isHonour(reading.pair) ? 1 : 0),
        reach: ({ counts, closed }) => (closed ? tilesWhere(counts, isHonour) : null)
      }
    ]
  }
})
