import { bitCount, tilesIn, tripletLacks } from "../hand.ts"
import type { Element } from "../../../authoring.ts"

const DRAGONS = [31, 32, 33]
const WINDS = [27, 28, 29, 30]

const worthOfWinds = (triplets: number, valuedWind: (wind: number) => number): number => {
  let han = 0
  for (let wind = 0; wind < 4; wind++) if ((triplets & (1 << wind)) !== 0) han += valuedWind(wind)
  return han
}

/** Yakuhai, by the clause that a family has for it: a triplet of dragons, and one of a wind for what it is worth. */
export const yakuhaiBy = (cites: string): readonly Element<{}, never>[] => [
  {
    id: "yakuhai-dragon",
    cites,
    unit: "han",
    worth: ({ reading }) => bitCount(reading.triplets.high >> 4),
    reach: (here) => tripletLacks(here, DRAGONS),
    tiles: ({ reading, hand }) => tilesIn(hand, 0, reading.triplets.high & 0b111_0000)
  },
  {
    id: "yakuhai-wind",
    cites,
    unit: "han",
    worth: ({ reading, valuedWind }) => worthOfWinds(reading.triplets.high, valuedWind),
    reach: (here) =>
      tripletLacks(
        here,
        WINDS.filter((kind) => here.valuedWind(kind - 27) > 0)
      ),
    tiles: ({ reading, hand, valuedWind }) => {
      let valued = 0
      for (let wind = 0; wind < 4; wind++) if (valuedWind(wind) > 0) valued |= 1 << wind
      return tilesIn(hand, 0, reading.triplets.high & valued)
    }
  }
]
