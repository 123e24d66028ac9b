import { isDragon, isWind, type Kind, kindOf, ruleLayer } from "../../../authoring.ts"

/** The card after the indicator: 9 is followed by 1, North by East, Red by White. */
const following = (kind: Kind): Kind => {
  if (isWind(kind)) return 27 + ((kind - 27 + 1) % 4)
  if (isDragon(kind)) return 31 + ((kind - 31 + 1) % 3)
  return kind - (kind % 9) + ((kind + 1) % 9)
}

/** Dora: each card that an indicator points at, and each red five, is worth 1 han to the winner. FJ-1.19 to FJ-1.22, FJ-4.9 */
export const dora = ruleLayer({
  id: "feljong/dora",
  cites: ["FJ-1.19", "FJ-1.20", "FJ-1.21", "FJ-1.22", "FJ-2.2", "FJ-4.9"],
  fill: { indicated: { by: following, cites: "FJ-1.20" } },
  add: {
    elements: [
      {
        id: "dora",
        cites: "FJ-1.20",
        unit: "han",
        bonus: true,
        worth: ({ hand, state, indicated }) => state.indicators.reduce((han, tile) => han + hand.counts[indicated(tile)]!, 0),
        tiles: ({ hand, state, indicated }) => {
          const kinds = new Set(state.indicators.map(indicated))
          return hand.tiles.filter((tile) => kinds.has(kindOf(tile)))
        }
      },
      {
        id: "red-five",
        cites: "FJ-1.22",
        unit: "han",
        bonus: true,
        worth: ({ hand, isRed }) => hand.tiles.reduce((han, tile) => han + (isRed(tile) ? 1 : 0), 0),
        tiles: ({ hand, isRed }) => hand.tiles.filter(isRed)
      }
    ]
  }
})
