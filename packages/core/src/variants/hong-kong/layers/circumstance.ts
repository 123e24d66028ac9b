import { facet, ruleLayer, type Seat } from "../../../authoring.ts"
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

const concealedHand = faan(
  "concealed-hand",
  "HK-8.2",
  1,
  ({ hand, win, reading }) => hand.closed && win?.by !== "self-draw" && reading.shape !== "seven-pairs"
)

/** Faan for how a hand was won. HK-8 */
export const circumstance = ruleLayer({
  id: "hong-kong/circumstance",
  cites: ["HK-8.1", "HK-8.2", "HK-8.3", "HK-8.4", "HK-8.5", "HK-8.6", "HK-8.7", "HK-8.8", "HK-8.9", "HK-11.2"],
  needs: [structure],
  facets: [kongReplaced],
  add: {
    elements: [
      faan("self-draw", "HK-8.1", 1, ({ win }) => win?.by === "self-draw"),
      concealedHand,
      {
        id: "kong-replacement",
        cites: "HK-8.3",
        unit: "faan",
        worth: ({ win, seat, read, state: { phase } }) => {
          if (win?.by !== "self-draw" || phase.at !== "turn") return 0
          const direct = phase.after !== null && "set" in phase.after && kongIds.includes(phase.after.set)
          return direct || read(kongReplaced) === seat ? 1 : 0
        }
      },
      faan("robbing", "HK-8.4", 1, ({ win }) => win?.by === "robbed"),
      faan("last-tile", "HK-8.5", 1, ({ win, state }) => win?.by === "self-draw" && state.live === 0),
      faan("last-discard", "HK-8.6", 1, ({ win, state }) => win?.by === "discard" && state.live === 0)
    ]
  },
  outranks: [[concealedTriplets, concealedHand]]
})
