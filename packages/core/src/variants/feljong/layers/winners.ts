import { ruleLayer } from "../../../authoring.ts"

/** Tsumo, Ron, and several Rons on one discard. FJ-1.11, FJ-1.15, FJ-1.17 */
export const winners = ruleLayer({
  id: "feljong/winners",
  cites: ["FJ-1.11", "FJ-1.15", "FJ-1.17"],
  fill: { winners: { atMost: 3, cites: "FJ-1.17" } }
})
