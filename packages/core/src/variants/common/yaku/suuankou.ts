import { closedTriplets } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Suuankou 四暗刻: four triplets that nobody's discard completed, and a pair. */
export const suuankou = yakuman({
  id: "suuankou",
  cites: "YK-suuankou",
  open: false,
  example: { hand: "222m 444p 666s 888p 3m", winning: "3m", by: "discard" },
  holds: (seen) => closedTriplets(seen) === 4
})
