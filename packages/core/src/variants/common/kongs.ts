import type { Action, Claim, Moving, Phase, SetAside } from "../../authoring.ts"
import { runsWith, sameAs } from "./claims.ts"
import { addedKan, closedKan, isAfterClaim, openKan } from "./kan.ts"

/** A run with the discard of the player before. */
export const chow = (cites: string): Claim => ({
  id: "chow",
  cites,
  tier: "run",
  form: "run",
  from: "previous",
  replaced: false,
  offers: runsWith
})

/** Three of a kind with anyone's discard. */
export const pung = (cites: string): Claim => ({
  id: "pung",
  cites,
  tier: "same",
  form: "triplet",
  from: "anyone",
  replaced: false,
  offers: sameAs(2)
})

/** What makes a four: claimed, all in the hand, or added to three that were shown. */
export const kongIds = ["kong", "kong-concealed", "kong-added"]
export const claimedKong = (cites: string): Claim => ({ ...openKan(cites), id: "kong" })
export const concealedKong = (cites: string): SetAside<{}, never> => ({ ...closedKan(cites), id: "kong-concealed" })
export const addedKong = (cites: string): SetAside<{}, never> => ({ ...addedKan(cites), id: "kong-added" })

/** Who has just claimed for three discards at once. */
export const noKongAfterClaim = (cites: string) => ({
  id: "kong-after-claim",
  cites,
  of: ["setAside"] as const,
  what: kongIds,
  bans: isAfterClaim
})

/** Only the tile just drawn may be added to three that were shown. */
export const addedAsDrawn = (cites: string) => ({
  id: "not-drawn",
  cites,
  of: ["setAside"] as const,
  what: ["kong-added"],
  bans: ({ state: { phase } }: Pick<Moving<never, never>, "state">, action: Action) =>
    phase.at === "turn" && action._tag === "setAside" && action.tiles[0] !== phase.drawn
})

/** The last discard is for winning only. */
export const lastDiscard = (cites: string) => ({
  id: "last-discard",
  cites,
  of: ["claim"] as const,
  bans: ({ state }: Pick<Moving<never, never>, "state">) => state.live === 0
})

/** Whether the tile in hand replaces something. */
export const isReplacement = (phase: Phase): boolean =>
  phase.at === "turn" && phase.after !== null && "set" in phase.after
