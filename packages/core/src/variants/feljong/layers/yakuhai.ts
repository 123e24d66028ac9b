import { ruleLayer } from "../../../authoring.ts"
import { bitCount, tilesIn, tripletLacks } from "../../common/hand.ts"

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
        worth: ({ reading }) => bitCount(reading.triplets.high >> 4),
        reach: (here) => tripletLacks(here, [31, 32, 33]),
        tiles: ({ reading, hand }) => tilesIn(hand, 0, reading.triplets.high & 0b111_0000)
      },
      {
        id: "yakuhai-wind",
        cites: "FJ-2.12",
        unit: "han",
        worth: ({ reading, valuedWind }) => {
          let han = 0
          for (let wind = 0; wind < 4; wind++) if ((reading.triplets.high & (1 << wind)) !== 0) han += valuedWind(wind)
          return han
        },
        reach: (here) =>
          tripletLacks(
            here,
            [27, 28, 29, 30].filter((kind) => here.valuedWind(kind - 27) > 0)
          ),
        tiles: ({ reading, hand, valuedWind }) => {
          let winds = 0
          for (let wind = 0; wind < 4; wind++) if (valuedWind(wind) > 0) winds |= 1 << wind
          return tilesIn(hand, 0, reading.triplets.high & winds)
        }
      }
    ]
  }
})
