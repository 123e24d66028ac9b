import { isWithin, terminals } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Chinroutou 清老頭: terminals only. */
export const chinroutou = yakuman({
  id: "chinroutou",
  cites: "YK-chinroutou",
  open: true,
  example: { hand: "111m 999m 11p 99s (999p^)", winning: "9s", by: "discard" },
  holds: ({ hand, reading }) => reading.runs === 0 && reading.pair >= 0 && isWithin(hand.kinds, terminals)
})
