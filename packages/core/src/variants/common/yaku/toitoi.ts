import { tilesWhere } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Toitoi 対々和: four triplets and a pair. */
export const toitoi = yaku({
  id: "toitoi",
  cites: "YK-toitoi",
  closed: 2,
  open: 2,
  example: { hand: "22m 444p 66s 888p (333m^)", winning: "2m", by: "discard" },
  holds: ({ reading }) => reading.runs === 0 && reading.pair >= 0,
  reach: ({ counts, melds }) =>
    melds.some((meld) => meld.form === "run") ? null : tilesWhere(counts, (kind) => counts[kind] === 1)
})
