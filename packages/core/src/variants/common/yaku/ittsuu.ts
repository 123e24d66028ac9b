import { yaku } from "./yaku.ts"

/** Runs that begin with 1, 4 and 7. */
const STRAIGHT = 0b100_1001

/** Ittsuu 一気通貫: 123, 456 and 789 of one suit. */
export const ittsuu = yaku({
  id: "ittsuu",
  cites: "YK-ittsuu",
  closed: 2,
  open: 1,
  example: { hand: "123456m 78m 234p 55z", winning: "9m", by: "discard" },
  holds: ({ reading: { runSet } }) => [0, 9, 18].some((suit) => ((runSet >> suit) & STRAIGHT) === STRAIGHT)
})
