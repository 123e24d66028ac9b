import { quads } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Suukantsu 四槓子: four quads. */
export const suukantsu = yakuman({
  id: "suukantsu",
  cites: "YK-suukantsu",
  open: true,
  example: { hand: "5p [1111m] [2222p] [3333s] (4444s^)", winning: "5p", by: "discard" },
  holds: ({ hand }) => quads(hand) === 4
})
