import { suitsIn } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Chin'itsu 清一色: one suit and nothing else. */
export const chinitsu = yaku({
  id: "chinitsu",
  cites: "YK-chinitsu",
  closed: 6,
  open: 5,
  example: { hand: "223344m 567m 789m 9m", winning: "9m", by: "discard" },
  holds: ({ hand }) => suitsIn(hand) === 1 && hand.kinds.high === 0
})
