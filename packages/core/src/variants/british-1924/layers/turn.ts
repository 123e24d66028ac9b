import { oneOf, ruleLayer } from "../../../authoring.ts"
import { chow, lastDiscard, pung } from "../../common/kongs.ts"
import { setsAndPair } from "../../common/shapes.ts"

/** A turn, chow and pung, and one winner: the nearest. UK-1.2, UK-2.10 to UK-2.13, UK-2.18 to UK-2.20, UK-2.24 */
export const turn = ruleLayer({
  id: "british-1924/turn",
  cites: [
    "UK-1.2",
    "UK-2.5",
    "UK-2.9",
    "UK-2.10",
    "UK-2.11",
    "UK-2.12",
    "UK-2.13",
    "UK-2.18",
    "UK-2.19",
    "UK-2.20",
    "UK-2.21",
    "UK-2.24",
    "UK-2.25"
  ],
  options: {
    /** how long a discard may be claimed: until the next player draws, or discards */
    claims: oneOf(["until-draw", "until-discard"], "until-draw", "UK-2.13"),
    /** what the last discard of a hand may be claimed for */
    lastDiscard: oneOf(["mah-jong", "anything"], "mah-jong", "UK-2.24")
  },
  fill: {
    flow: {
      turn: "UK-2.19",
      discard: "UK-2.19",
      latest: "UK-2.13",
      priority: "UK-2.11",
      complete: "UK-1.2",
      replacement: "UK-2.25",
      exhausted: "UK-2.9",
      passes: "UK-2.5",
      optional: "UK-2.20",
      ranking: "UK-2.21"
    },
    winners: { atMost: 1, cites: "UK-2.12" },
    minimum: { meets: () => true, cites: "UK-1.2" }
  },
  add: {
    shapes: [setsAndPair("UK-1.2")],
    claims: [pung("UK-2.10"), chow("UK-2.10")],
    lateClaims: [{ id: "until-discard", cites: "UK-2.13", when: (o) => o.claims === "until-discard" }],
    bans: [{ ...lastDiscard("UK-2.24"), when: (o) => o.lastDiscard === "mah-jong" }],
    exposes: [
      {
        id: "all-hands",
        cites: "UK-2.20",
        of: ({ wins, state }) => (wins.length > 0 ? state.seats.map((_, seat) => seat) : [])
      }
    ]
  }
})
