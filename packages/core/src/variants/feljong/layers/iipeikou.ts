import { kindOf, ruleLayer } from "../../../authoring.ts"
import { runStarts, twinRunLacks, twins } from "../../common/hand.ts"

/** Iipeikou: two identical sequences in a closed hand; two such pairs count once. FJ-3.2, FJ-3.7, FJ-3.8 */
export const iipeikou = ruleLayer({
  id: "feljong/iipeikou",
  cites: ["FJ-3.2", "FJ-3.7", "FJ-3.8"],
  add: {
    elements: [
      {
        id: "iipeikou",
        cites: "FJ-3.2",
        unit: "han",
        worth: ({ hand, reading }) => (hand.closed && twins(reading).length > 0 ? 1 : 0),
        reach: ({ counts, closed }) => (closed ? Math.min(...runStarts.map((kind) => twinRunLacks(counts, kind))) : null),
        tiles: ({ hand, reading }) => {
          const kind = twins(reading)[0]!.kind
          return hand.tiles.filter((tile) => kindOf(tile) >= kind && kindOf(tile) <= kind + 2)
        }
      }
    ]
  }
})
