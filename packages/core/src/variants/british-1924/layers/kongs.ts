import { flag, ruleLayer } from "../../../authoring.ts"
import { addedKong, claimedKong, concealedKong, noKongAfterClaim } from "../../common/kongs.ts"

/** Fours: concealed, claimed, or added to a pung that lies open, where they may be robbed. UK-2.14 to UK-2.16, UK-2.23, UK-2.25 */
export const kongs = ruleLayer({
  id: "british-1924/kongs",
  cites: ["UK-2.14", "UK-2.15", "UK-2.16", "UK-2.19", "UK-2.23", "UK-2.25"],
  options: {
    /** whether a card added to an open pung may be claimed for Mah Jong */
    robbing: flag(true, "UK-2.23")
  },
  add: {
    claims: [claimedKong("UK-2.15")],
    setAsides: [concealedKong("UK-2.14"), addedKong("UK-2.15")],
    bans: [noKongAfterClaim("UK-2.19")],
    robberies: [{ id: "robbing", cites: "UK-2.23", what: "kong-added", when: (o) => o.robbing }]
  }
})
