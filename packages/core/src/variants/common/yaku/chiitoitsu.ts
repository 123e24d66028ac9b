import { yaku } from "./yaku.ts"

/** Chiitoitsu 七対子: seven different pairs. */
export const chiitoitsu = yaku({
  id: "chiitoitsu",
  cites: "YK-chiitoitsu",
  closed: 2,
  open: 0,
  example: { hand: "1133m 5577p 99s 22z 6z", winning: "6z", by: "discard" },
  holds: ({ reading }) => reading.shape === "seven-pairs"
})
