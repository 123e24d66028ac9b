import { flag, oneOf, ruleLayer, type Values } from "../../../authoring.ts"
import { addedAsDrawn, addedKong, claimedKong, concealedKong, noKongAfterClaim } from "../../common/kongs.ts"

const options = {
  /** whether a card added to an open pung may be claimed for Mah Jong */
  robbing: flag(true, "UK-2.23"),
  /** which card may be added to a pung that lies open: any in the hand, the one just drawn, or none */
  added: oneOf(["held", "drawn", "never"], "held", "UK-2.15"),
  /** whether a kong may be laid when no card is left to replace it: it ends the hand of play */
  unreplaced: flag(false, "UK-2.25")
}
const unreplaced = (o: Values<typeof options>): boolean => o.unreplaced

/** Fours: concealed, claimed, or added to a pung that lies open, where they may be robbed. UK-2.14 to UK-2.16, UK-2.23, UK-2.25 */
export const kongs = ruleLayer({
  id: "british-1924/kongs",
  cites: ["UK-2.14", "UK-2.15", "UK-2.16", "UK-2.19", "UK-2.23", "UK-2.25"],
  options,
  add: {
    claims: [{ ...claimedKong("UK-2.15"), unreplaced }],
    setAsides: [
      { ...concealedKong("UK-2.14"), unreplaced },
      { ...addedKong("UK-2.15"), unreplaced, when: (o) => o.added !== "never" }
    ],
    bans: [noKongAfterClaim("UK-2.19"), { ...addedAsDrawn("UK-2.15"), when: (o) => o.added === "drawn" }],
    robberies: [{ id: "robbing", cites: "UK-2.23", what: "kong-added", when: (o) => o.robbing }]
  }
})
