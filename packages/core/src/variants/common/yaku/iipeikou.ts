import { runStarts, tilesIn, twinRunLacks } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Iipeikou 一盃口: two identical runs. */
export const iipeikou = yaku({
  id: "iipeikou",
  cites: "YK-iipeikou",
  closed: 1,
  open: 0,
  example: { hand: "223344m 567p 99s 11z", winning: "9s", by: "discard" },
  holds: ({ reading }) => reading.twins > 0,
  reach: ({ counts, closed }) => (closed ? Math.min(...runStarts.map((kind) => twinRunLacks(counts, kind))) : null),
  tiles: ({ hand, reading: { twinSet } }) => {
    const lowest = twinSet & -twinSet
    return tilesIn(hand, lowest | (lowest << 1) | (lowest << 2), 0)
  }
})
