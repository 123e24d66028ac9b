import { isWithin, orphans } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Honroutou 混老頭: terminals and honours only. */
export const honroutou = yaku({
  id: "honroutou",
  cites: "YK-honroutou",
  closed: 2,
  open: 2,
  example: { hand: "111m 99s 77z (555z<) (666z>)", winning: "9s", by: "discard" },
  holds: ({ hand, reading }) => reading.runs === 0 && isWithin(hand.kinds, orphans)
})
