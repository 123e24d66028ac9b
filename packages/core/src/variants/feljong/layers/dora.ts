import { ruleLayer } from "../../../authoring.ts"
import { pointedAt, tilesPointedAt } from "../../common/hand.ts"
import { following } from "../../common/succession.ts"

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
