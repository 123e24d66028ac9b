import { ruleLayer } from "../../../authoring.ts"

/** Menzen Tsumo: a self-draw with a closed hand. FJ-3.1 */
export const menzenTsumo = ruleLayer({
  id: "feljong/menzen-tsumo",
  cites: ["FJ-3.1"],
  add: {
    elements: [
      {
        id: "menzen-tsumo",
        cites: "FJ-3.1",
        unit: "han",
        worth: ({ hand, win }) => (hand.closed && win?.by === "self-draw" ? 1 : 0),
        reach: ({ closed }) => (closed ? 0 : null)
      }
    ]
  }
})
