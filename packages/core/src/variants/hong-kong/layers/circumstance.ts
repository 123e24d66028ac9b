import { facet, flag, type FullHand, oneOf, ruleLayer, type Seat } from "../../../authoring.ts"
import { kongIds } from "../../common/kongs.ts"
import { faan } from "./faan.ts"
import { concealedTriplets, structure } from "./structure.ts"

/** Who is replacing a kong, flowers that come in between included. Seen by everyone. */
export const kongReplaced = facet({
  id: "kong-replaced",
  init: (): Seat | null => null,
  on: (own, event) => {
    if ((event._tag === "SetAside" || event._tag === "Claimed") && kongIds.includes(event.what)) return event.seat
    return event._tag === "Discarded" || (event._tag === "Drew" && event.after === null) ? null : own
  },
  show: (own) => own
})

const options = {
  /** whether self-draw's faan is added to that of a kong's replacement */
  selfDrawBesideKong: flag(true, "HK-8.3"),
  /** whether a concealed hand counts beside self-draw */
  concealedSelfDraw: flag(false, "HK-8.7"),
  /** whether seven pairs are a concealed hand */
  concealedPairs: flag(false, "HK-8.7"),
  /** whether a hand with a concealed kong is a concealed hand */
  concealedKong: flag(true, "HK-8.7"),
  /** which replacements count: a kong's own, that of a flower which replaced a kong too, or any flower's */
  replacement: oneOf(["direct", "kong", "any"], "kong", "HK-8.8"),
  /** what such a replacement gives that is the wall's last tile: both faan, or the kong's alone */
  lastReplacement: oneOf(["both", "kong"], "both", "HK-8.9")
}
type O = typeof options

const selfDraw = faan<O>("self-draw", "HK-8.1", 1, ({ win }) => win?.by === "self-draw")

const concealedHand = faan<O>(
  "concealed-hand",
  "HK-8.2",
  1,
  ({ o, hand, win, reading }) =>
    isConcealed(hand, o.concealedKong) &&
    (o.concealedSelfDraw || win?.by !== "self-draw") &&
    (o.concealedPairs || reading.shape !== "seven-pairs")
)
const isConcealed = ({ closed, melds }: FullHand, kongKeepsIt: boolean): boolean =>
  closed && (kongKeepsIt || melds.length === 0)

const kongReplacement = faan<O, typeof kongReplaced>(
  "kong-replacement",
  "HK-8.3",
  1,
  ({ o, win, seat, read, state: { phase } }) => {
    if (win?.by !== "self-draw" || phase.at !== "turn" || phase.after === null || !("set" in phase.after)) return false
    if (kongIds.includes(phase.after.set) || o.replacement === "any") return true
    return o.replacement === "kong" && read(kongReplaced) === seat
  }
)

const lastTile = faan<O>("last-tile", "HK-8.5", 1, ({ win, state }) => win?.by === "self-draw" && state.live === 0)

/** Faan for how a hand was won. HK-8 */
export const circumstance = ruleLayer({
  id: "hong-kong/circumstance",
  cites: ["HK-8.1", "HK-8.2", "HK-8.3", "HK-8.4", "HK-8.5", "HK-8.6", "HK-8.7", "HK-8.8", "HK-8.9", "HK-11.2"],
  needs: [structure],
  options,
  facets: [kongReplaced],
  add: {
    elements: [
      selfDraw,
      concealedHand,
      kongReplacement,
      faan("robbing", "HK-8.4", 1, ({ win }) => win?.by === "robbed"),
      lastTile,
      faan("last-discard", "HK-8.6", 1, ({ win, state }) => win?.by === "discard" && state.live === 0)
    ]
  },
  outranks: [
    [concealedTriplets, concealedHand],
    [kongReplacement, selfDraw, (o) => !o.selfDrawBesideKong],
    [kongReplacement, lastTile, (o) => o.lastReplacement === "kong"]
  ]
})
