import { ruleLayer } from "../../../authoring.ts"
import { runsWith, sameAs } from "../../common/claims.ts"

/** Chi from the player before, pon from anyone. FJ-1.12, FJ-1.13, FJ-1.16 */
export const chi = {
  id: "chi",
  cites: "FJ-1.12",
  tier: "run",
  form: "run",
  from: "previous",
  replaced: false,
  offers: runsWith
} as const
export const pon = {
  id: "pon",
  cites: "FJ-1.13",
  tier: "same",
  form: "triplet",
  from: "anyone",
  replaced: false,
  offers: sameAs(2)
} as const
export const claims = ruleLayer({
  id: "feljong/claims",
  cites: ["FJ-1.12", "FJ-1.13", "FJ-1.14", "FJ-1.16", "FJ-1.18"],
  add: { claims: [chi, pon] }
})
