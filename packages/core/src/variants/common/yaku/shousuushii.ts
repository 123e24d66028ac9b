import { isWind } from "../../../authoring.ts"
import { bitCount } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Shousuushii 小四喜: triplets of three winds and a pair of the fourth. */
export const shousuushii = yakuman({
  id: "shousuushii",
  cites: "YK-shousuushii",
  open: true,
  example: { hand: "23m 111z 222z 333z 44z", winning: "1m", by: "discard" },
  holds: ({ reading }) => bitCount(reading.triplets.high & 0b1111) === 3 && isWind(reading.pair)
})
