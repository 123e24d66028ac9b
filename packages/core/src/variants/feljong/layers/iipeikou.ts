import { ruleLayer } from "../../../authoring.ts"
import { runStarts, tilesIn, twinRunLacks } from "../../common/hand.ts"

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
        worth: ({ hand, reading }) => (hand.closed && reading.twins > 0 ? 1 : 0),
        reach: ({ counts, closed }) =>
          closed ? Math.min(...runStarts.map((kind) => twinRunLacks(counts, kind))) : null,
        tiles: ({ hand, reading }) => {
          const runs = reading.groups.filter((group) => group.form === "run").map((group) => group.kind)
          const kind = runs.find((run, i) => runs.indexOf(run) < i)!
          return tilesIn(hand, 0b111 << kind, 0)
        }
      }
    ]
  }
})
