import { quads } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Sankantsu 三槓子: three quads. */
export const sankantsu = yaku({
  id: "sankantsu",
  cites: "YK-sankantsu",
  closed: 2,
  open: 2,
  example: { hand: "23m 55p [1111m] [2222p] (3333s^)", winning: "4m", by: "discard" },
  holds: ({ hand }) => quads(hand) === 3
})
