import { yakuman } from "./yaku.ts"

/** Tsuuiisou 字一色: honours only; seven pairs too. */
export const tsuuiisou = yakuman({
  id: "tsuuiisou",
  cites: "YK-tsuuiisou",
  open: true,
  example: { hand: "111z 222z 55z 77z (666z^)", winning: "7z", by: "discard" },
  holds: ({ hand, reading }) => hand.kinds.low === 0 && reading.runs === 0
})
