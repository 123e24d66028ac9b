import { isDragon, isWind, ruleLayer } from "../../../authoring.ts"
import { tilesOf, tripletLacks, tripletsOf } from "../../common/hand.ts"

/** Yakuhai: each triplet of a dragon or of a wind that counts is 1 han. FJ-2.12 */
export const yakuhai = ruleLayer({
  id: "feljong/yakuhai",
  cites: ["FJ-2.12", "FJ-2.14"],
  add: {
    elements: [
      {
        id: "yakuhai-dragon",
        cites: "FJ-2.12",
        unit: "han",
        worth: ({ reading }) => tripletsOf(reading, isDragon).length,
        reach: (here) => tripletLacks(here, [31, 32, 33]),
        tiles: ({ reading, hand }) => tilesOf(hand, tripletsOf(reading, isDragon))
      },
      {
        id: "yakuhai-wind",
        cites: "FJ-2.12",
        unit: "han",
        worth: ({ reading, valuedWind }) => tripletsOf(reading, isWind).reduce((han, group) => han + valuedWind(group.kind - 27), 0),
        reach: (here) => tripletLacks(here, [27, 28, 29, 30].filter((kind) => here.valuedWind(kind - 27) > 0)),
        tiles: ({ reading, hand, valuedWind }) =>
          tilesOf(hand, tripletsOf(reading, (kind) => isWind(kind) && valuedWind(kind - 27) > 0))
      }
    ]
  }
})
