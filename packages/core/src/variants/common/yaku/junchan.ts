import { touchesOrphan } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Junchan 純全帯幺九: a terminal in every group. */
export const junchan = yaku({
  id: "junchan",
  cites: "YK-junchan",
  closed: 3,
  open: 2,
  example: { hand: "123m 789p 12s 111p 99s", winning: "3s", by: "discard" },
  holds: ({ reading, hand }) =>
    hand.kinds.high === 0 && reading.runs > 0 && reading.pair >= 0 && reading.groups.every(touchesOrphan)
})
