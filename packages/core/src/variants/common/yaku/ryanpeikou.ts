import { yaku } from "./yaku.ts"

/** Ryanpeikou 二盃口: two pairs of identical runs. */
export const ryanpeikou = yaku({
  id: "ryanpeikou",
  cites: "YK-ryanpeikou",
  closed: 3,
  open: 0,
  example: { hand: "223344m 556677p 9s", winning: "9s", by: "discard" },
  holds: ({ reading }) => reading.twins === 2
})
