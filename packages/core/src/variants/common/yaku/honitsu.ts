import { isHonour, isSuited, kindOf, suitOf } from "../../../authoring.ts"
import { suitsIn, tilesWhere } from "../hand.ts"
import { yaku } from "./yaku.ts"

/** Hon'itsu 混一色: one suit, and honours or none. */
export const honitsu = yaku({
  id: "honitsu",
  cites: "YK-honitsu",
  closed: 3,
  open: 2,
  example: { hand: "123456789m 11z 22z", winning: "2z", by: "discard" },
  holds: ({ hand }) => suitsIn(hand) === 1,
  reach: ({ counts, melds }) => {
    const shown = melds.map((meld) => kindOf(meld.tiles[0]!)).filter((kind) => !isHonour(kind))
    const suits = [0, 1, 2].filter((suit) => shown.every((kind) => suitOf(kind) === suit))
    const strays = suits.map((suit) => tilesWhere(counts, (kind) => isSuited(kind) && suitOf(kind) !== suit))
    return strays.length === 0 ? null : Math.min(...strays)
  }
})
