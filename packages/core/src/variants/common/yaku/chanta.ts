import { touchesOrphan } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Chanta 混全帯幺九: a terminal or an honour in every group. */
export const chanta = yaku({
  id: "chanta",
  cites: "YK-chanta",
  closed: 2,
  open: 1,
  example: { hand: "123m 789p 12s 111z 99s", winning: "3s", by: "discard" },
  holds: ({ reading }) => reading.runs > 0 && reading.pair >= 0 && reading.groups.every(touchesOrphan)
})
