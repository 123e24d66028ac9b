import { ruleLayer } from "../../../authoring.ts"

/** At Level 1 any complete hand wins and is worth 1 han. FJ-1.19 */
export const anyHand = ruleLayer({
  id: "feljong/any-hand",
  cites: ["FJ-1.19"],
  fill: { minimum: { meets: () => true, cites: "FJ-1.19" } },
  add: { elements: [{ id: "win", cites: "FJ-1.19", unit: "han", worth: () => 1 }] }
})
