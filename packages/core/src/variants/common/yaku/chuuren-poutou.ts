import { isNineGates } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Chuuren Poutou 九蓮宝燈: 1112345678999 of one suit and any tile of it. */
export const chuurenPoutou = yakuman({
  id: "chuuren-poutou",
  cites: "YK-chuurenpoutou",
  open: false,
  example: { hand: "1112345678999m", winning: "5m", by: "discard" },
  holds: ({ hand }) => hand.melds.length === 0 && [0, 9, 18].some((suit) => isNineGates(hand.counts, suit))
})
