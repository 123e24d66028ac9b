import { between, oneOf, ruleLayer } from "../../../authoring.ts"
import {
  addedAsDrawn,
  addedKong,
  chow,
  claimedKong,
  concealedKong,
  kongIds,
  lastDiscard,
  noKongAfterClaim,
  pung
} from "../../common/kongs.ts"
import { setsAndPair, sevenPairs, thirteenOrphans } from "../../common/shapes.ts"

/** A turn, its claims, and what makes a hand complete. HK-2.1, HK-3, HK-12.1 */
export const turn = ruleLayer({
  id: "hong-kong/turn",
  cites: [
    "HK-2.1",
    "HK-2.8",
    "HK-3.1",
    "HK-3.2",
    "HK-3.3",
    "HK-3.4",
    "HK-3.6",
    "HK-5.7",
    "HK-5.9",
    "HK-6.7",
    "HK-10.4",
    "HK-12.1",
    "HK-12.2"
  ],
  options: {
    /** who wins when several could win on one tile */
    winners: oneOf(["nearest", "all"], "nearest", "HK-3.4"),
    /** what the last discard of a hand may be claimed for */
    lastDiscard: oneOf(["win", "anything"], "win", "HK-12.1")
  },
  fill: {
    flow: {
      turn: "HK-3.1",
      discard: "HK-3.1",
      latest: "HK-3.6",
      priority: "HK-3.3",
      complete: "HK-2.1",
      replacement: "HK-2.8",
      exhausted: "HK-12.1",
      passes: "HK-12.2",
      optional: "HK-5.7",
      ranking: "HK-5.9"
    },
    winners: { from: ({ winners }) => ({ atMost: winners === "all" ? 3 : 1, cites: "HK-3.4" }) }
  },
  add: {
    shapes: [setsAndPair("HK-2.1"), sevenPairs("HK-6.7"), thirteenOrphans("HK-10.4")],
    claims: [pung("HK-3.3"), chow("HK-3.3")],
    bans: [{ ...lastDiscard("HK-12.1"), when: (o) => o.lastDiscard === "win" }]
  }
})

/** Kongs, replaced from the tail; an added one may be robbed. HK-2.2 to HK-2.8, HK-3.5 */
export const kongs = ruleLayer({
  id: "hong-kong/kongs",
  cites: ["HK-2.2", "HK-2.3", "HK-2.4", "HK-2.5", "HK-2.6", "HK-2.7", "HK-2.8", "HK-3.2", "HK-3.5"],
  options: {
    /** which tiles may be added to a pong: any that is held, or only the one just drawn */
    added: oneOf(["held", "drawn"], "held", "HK-2.7"),
    /** how many tiles the wall must have for a kong */
    left: between(1, 16, 1, "HK-2.8")
  },
  add: {
    claims: [claimedKong("HK-2.5")],
    setAsides: [concealedKong("HK-2.5"), addedKong("HK-2.7")],
    bans: [
      noKongAfterClaim("HK-3.2"),
      { ...addedAsDrawn("HK-2.7"), when: (o) => o.added === "drawn" },
      {
        id: "wall-too-short",
        cites: "HK-2.8",
        of: ["claim", "setAside"],
        what: kongIds,
        when: (o) => o.left > 1,
        bans: ({ o, state: { live } }) => live < o.left
      }
    ],
    robberies: [{ id: "robbing", cites: "HK-3.5", what: "kong-added" }]
  }
})

/** A hand must have so many faan to be declared; limit hands always do. HK-4.1, HK-4.4 */
export const minimum = ruleLayer({
  id: "hong-kong/minimum",
  cites: ["HK-4.1", "HK-4.4", "HK-6.1"],
  options: {
    /** the fewest faan that win */
    faan: between(0, 10, 3, "HK-4.1")
  },
  fill: {
    minimum: {
      from: ({ faan }) => ({
        meets: (units) => (units["limit"] ?? 0) > 0 || (units["faan"] ?? 0) >= faan,
        cites: "HK-4.1"
      })
    }
  }
})
