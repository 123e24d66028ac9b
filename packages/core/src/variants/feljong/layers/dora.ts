import { isDragon, isWind, type Kind, ruleLayer } from "../../../authoring.ts"
import { pointedAt, tilesPointedAt } from "../../common/hand.ts"

/** The card after the indicator: 9 is followed by 1, North by East, Red by White. */
export const following = (kind: Kind): Kind => {
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
        worth: ({ hand, state, indicated }) => pointedAt(hand, state.indicators, indicated),
        tiles: ({ hand, state, indicated }) => tilesPointedAt(hand, state.indicators, indicated)
      },
      {
        id: "red-five",
        cites: "FJ-1.22",
        unit: "han",
        bonus: true,
        worth: ({ hand, isRed }) => {
          let han = 0
          for (const tile of hand.tiles) if (isRed(tile)) han++
          return han
        },
        tiles: ({ hand, isRed }) => hand.tiles.filter(isRed)
      }
    ]
  }
})
