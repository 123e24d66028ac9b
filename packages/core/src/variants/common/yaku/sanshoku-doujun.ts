import { yaku } from "./yaku.ts"

/** Sanshoku Doujun 三色同順: the same run in all three suits. */
export const sanshokuDoujun = yaku({
  id: "sanshoku-doujun",
  cites: "YK-sanshokudoujun",
  closed: 2,
  open: 1,
  example: { hand: "234m 234p 23s 678s 55z", winning: "4s", by: "discard" },
  holds: ({ reading: { runSet } }) => (runSet & (runSet >> 9) & (runSet >> 18) & 0b1_1111_1111) !== 0
})
