import { yakuman } from "./yaku.ts"

/** Daisangen 大三元: triplets of all three dragons. */
export const daisangen = yakuman({
  id: "daisangen",
  cites: "YK-daisangen",
  open: true,
  example: { hand: "234m 9p 555z 666z (777z^)", winning: "9p", by: "discard" },
  holds: ({ reading }) => reading.triplets.high >> 4 === 0b111
})
