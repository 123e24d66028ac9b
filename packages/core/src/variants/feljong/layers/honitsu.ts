import { isHonour, isSuited, kindOf, ruleLayer, suitOf } from "../../../authoring.ts"
import { suitsIn, tilesWhere } from "../../common/hand.ts"

/** Hon'itsu: one suit, with honours or without. FJ-4.3, FJ-4.5, FJ-4.8 */
export const honitsu = ruleLayer({
  id: "feljong/honitsu",
  cites: ["FJ-4.3", "FJ-4.5", "FJ-4.8"],
  add: {
    elements: [
      {
        id: "honitsu",
        cites: "FJ-4.3",
        unit: "han",
        worth: ({ hand }) => (suitsIn(hand) === 1 ? (hand.closed ? 3 : 2) : 0),
        reach: ({ counts, melds }) => {
          const suits = [0, 1, 2].filter((suit) =>
            melds.every((meld) => isHonour(kindOf(meld.tiles[0]!)) || suitOf(kindOf(meld.tiles[0]!)) === suit)
          )
          const strays = suits.map((suit) => tilesWhere(counts, (kind) => isSuited(kind) && suitOf(kind) !== suit))
          return strays.length === 0 ? null : Math.min(...strays)
        }
      }
    ]
  }
})
