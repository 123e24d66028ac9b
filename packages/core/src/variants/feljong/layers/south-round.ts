import { ruleLayer } from "../../../authoring.ts"
import { match } from "./match.ts"

/** Full match: a second turn of hands, with South as the wind of the round. FJ-A4 */
export const southRound = ruleLayer({
  id: "feljong/south-round",
  cites: ["FJ-A4.1", "FJ-A4.2", "FJ-A4.3"],
  replace: { rounds: { of: match, by: { count: 2, cites: "FJ-A4.2" } } }
})
