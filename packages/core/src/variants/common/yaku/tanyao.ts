import { isOrphan, kindOf } from "../../../authoring.ts"
import { hasAny, orphans, tilesWhere } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Tan'yao 断幺九: no terminals and no honours. */
export const tanyao = yaku({
  id: "tanyao",
  cites: "YK-tanyao",
  closed: 1,
  open: 1,
  example: { hand: "234m 567m 456p 33s 67s", winning: "8s", by: "discard" },
  holds: ({ hand }) => !hasAny(hand.kinds, orphans),
  reach: ({ counts, melds }) =>
    melds.some((meld) => meld.tiles.some((tile) => isOrphan(kindOf(tile)))) ? null : tilesWhere(counts, isOrphan)
})
