import { facet, flag, oneOf, ruleLayer, type SetAside } from "../../../authoring.ts"
import { addedKan, closedKan, isAfterClaim, kanIds, kansIn, openKan } from "../../common/kan.ts"
import { sameReading, sameWaits } from "../../common/quads.ts"

/** Indicators that wait for the next discard or kan: one for each open or added kan that drew its replacement. */
export const lateIndicators = facet({
  id: "late-indicators",
  init: (): number => 0,
  on: (own, event) => {
    if (event._tag === "Drew" && (event.after === "kan-open" || event.after === "kan-added")) return own + 1
    // an indicator that a closed kan turns comes with the kan's own draw, when none is left waiting
    return event._tag === "Revealed" && event.as === "indicator" && own > 0 ? own - 1 : own
  },
  show: (own) => own
})

const options = {
  /** when an open or added kan turns its indicator: at the next discard or kan, or at once */
  indicator: oneOf(["late", "at-once"], "late", "RO-6.4"),
  /** whether a closed kan that leaves the waits as they are may be made in riichi */
  inRiichi: oneOf(["same-waits", "same-reading", "never"], "same-waits", "RO-5.7"),
  /** whether thirteen orphans may rob a closed kan */
  orphansRob: flag(false, "RO-6.5")
}

const hiddenKan: SetAside<typeof options, never> = {
  ...closedKan("RI-2.4"),
  whenFrozen: (here, four) =>
    here.o.inRiichi !== "never" &&
    sameWaits(here, four) &&
    (here.o.inRiichi === "same-waits" || sameReading(here, four))
}

/** Kan: closed, open and added; a replacement from the dead wall and a further indicator; an added kan may be robbed. RI-2.4, RI-2.5, RO-6 */
export const kan = ruleLayer({
  id: "riichi/kan",
  cites: ["RI-2.4", "RI-2.5", "RO-5.7", "RO-6.2", "RO-6.3", "RO-6.4", "RO-6.5"],
  options,
  facets: [lateIndicators],
  add: {
    claims: [openKan("RI-2.4")],
    setAsides: [hiddenKan, addedKan("RI-2.4")],
    robberies: [
      { id: "chankan", cites: "RO-6.5", what: "kan-added" },
      {
        id: "kokushi-chankan",
        cites: "RO-6.5",
        what: "kan-closed",
        shapes: ["thirteen-orphans"],
        when: (o) => o.orphansRob
      }
    ],
    reveals: [
      {
        id: "kan-indicator",
        cites: "RO-6.4",
        as: "indicator",
        on: ["Drew"],
        count: (event, { o }) => {
          if (event._tag !== "Drew" || event.after === null || !kanIds.includes(event.after)) return 0
          return event.after === "kan-closed" || o.indicator === "at-once" ? 1 : 0
        }
      },
      {
        id: "late-kan-indicator",
        cites: "RO-6.4",
        as: "indicator",
        on: ["Discarded", "SetAside"],
        when: (o) => o.indicator === "late",
        count: (_, { read }) => read(lateIndicators)
      }
    ],
    bans: [
      {
        id: "kan-fifth",
        cites: "RO-6.2",
        of: ["claim", "setAside"],
        what: kanIds,
        bans: ({ state }) => kansIn(state) >= 4
      },
      { id: "kan-after-claim", cites: "RO-6.3", of: ["setAside"], what: kanIds, bans: isAfterClaim }
    ]
  }
})
