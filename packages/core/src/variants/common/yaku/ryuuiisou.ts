import { kindSet } from "../../../authoring.ts"
import { isWithin } from "../hand.ts"
import { yakuman } from "./yaku.ts"

const greens = kindSet([19, 20, 21, 23, 25, 32])

/** Ryuuiisou 緑一色: only 2, 3, 4, 6, 8 of Bamboos and the Green Dragon. */
export const ryuuiisou = yakuman({
  id: "ryuuiisou",
  cites: "YK-ryuuiisou",
  open: true,
  example: { hand: "223344s 666s 88s 66z", winning: "6z", by: "discard" },
  holds: ({ hand, reading }) => reading.pair >= 0 && isWithin(hand.kinds, greens)
})
