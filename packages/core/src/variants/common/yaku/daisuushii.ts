import { yakuman } from "./yaku.ts"

/** Daisuushii 大四喜: triplets of all four winds. */
export const daisuushii = yakuman({
  id: "daisuushii",
  cites: "YK-daisuushii",
  open: true,
  example: { hand: "5p 111z 222z 333z (444z^)", winning: "5p", by: "discard" },
  holds: ({ reading }) => (reading.triplets.high & 0b1111) === 0b1111
})
