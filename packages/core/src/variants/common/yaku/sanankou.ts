import { closedTriplets } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Sanankou 三暗刻: three triplets that nobody's discard completed. */
export const sanankou = yaku({
  id: "sanankou",
  cites: "YK-sanankou",
  closed: 2,
  open: 2,
  example: { hand: "222m 444p 666s 78p 55z", winning: "9p", by: "discard" },
  holds: (seen) => closedTriplets(seen) === 3
})
