import { isOrphan, kindOf, ruleLayer } from "../../../authoring.ts"
import { hasAny, orphans, tilesWhere } from "../../common/hand.ts"

/** Tan'yao: no terminals and no honours. FJ-2.13 */
export const tanyao = ruleLayer({
  id: "feljong/tanyao",
  cites: ["FJ-2.13"],
  add: {
    elements: [
      {
        id: "tanyao",
        cites: "FJ-2.13",
        unit: "han",
        worth: ({ hand }) => (hasAny(hand.kinds, orphans) ? 0 : 1),
        reach: ({ counts, melds }) =>
          melds.some((meld) => meld.tiles.some((t) => isOrphan(kindOf(t)))) ? null : tilesWhere(counts, isOrphan)
      }
    ]
  }
})
