import { ruleLayer } from "../../../authoring.ts"

/** Every wind counts for everyone. FJ-2.12 */
export const everyWind = ruleLayer({
  id: "feljong/every-wind",
  cites: ["FJ-1.7", "FJ-2.12"],
  fill: { valuedWinds: () => 1 }
})
