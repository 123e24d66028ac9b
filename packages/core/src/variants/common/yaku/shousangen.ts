import { isDragon } from "../../../authoring.ts"
import { bitCount } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Shousangen 小三元: two triplets of dragons and a pair of the third. */
export const shousangen = yaku({
  id: "shousangen",
  cites: "YK-shousangen",
  closed: 2,
  open: 2,
  example: { hand: "234m 55z 666z 777z 67p", winning: "8p", by: "discard" },
  holds: ({ reading }) => bitCount(reading.triplets.high >> 4) === 2 && isDragon(reading.pair)
})
