import { ruleLayer } from "../../../authoring.ts"

/** From Level 2 a win needs a yaku; dora are none. FJ-2.1, FJ-2.2 */
export const oneYaku = ruleLayer({
  id: "feljong/one-yaku",
  cites: ["FJ-2.1", "FJ-2.2"],
  fill: { minimum: { meets: (units) => (units["han"] ?? 0) > 0 || (units["yakuman"] ?? 0) > 0, cites: "FJ-2.1" } }
})
