import { oneOf, ruleLayer, type SetAside } from "../../../authoring.ts"
import { addedKan, closedKan, isAfterClaim, kanIds, kansIn, openKan } from "../../common/kan.ts"
import { sameWaits } from "../../common/quads.ts"

const options = {
  /** whether a closed kan that leaves the waits as they are may be made in riichi */
  inRiichi: oneOf(["never", "same-waits"], "never", "FJ-A6.9")
}

const hiddenKan: SetAside<typeof options, never> = {
  ...closedKan("FJ-A6.1"),
  whenFrozen: (here, tiles) => here.o.inRiichi === "same-waits" && sameWaits(here, tiles)
}

const MOST = 4

/** Kan: four identical cards, closed, open or added; one more card, one more dora indicator. FJ-A6 */
export const kan = ruleLayer({
  id: "feljong/kan",
  cites: [
    "FJ-A6.1",
    "FJ-A6.2",
    "FJ-A6.3",
    "FJ-A6.4",
    "FJ-A6.5",
    "FJ-A6.6",
    "FJ-A6.8",
    "FJ-A6.9",
    "FJ-A6.10",
    "FJ-A6.11",
    "FJ-A6.12",
    "FJ-A6.13",
    "FJ-A6.14",
    "FJ-A6.15"
  ],
  options,
  add: {
    claims: [openKan("FJ-A6.3")],
    setAsides: [hiddenKan, addedKan("FJ-A6.13")],
    // once the replacement is drawn: a kan that is robbed turns nothing
    reveals: [
      {
        id: "kan-indicator",
        cites: "FJ-A6.5",
        as: "indicator",
        on: ["Drew"],
        count: (event) => (event._tag === "Drew" && event.after !== null && kanIds.includes(event.after) ? 1 : 0)
      }
    ],
    bans: [
      {
        id: "kan-fifth",
        cites: "FJ-A6.8",
        of: ["claim", "setAside"],
        what: kanIds,
        bans: ({ state }) => kansIn(state) >= MOST
      },
      {
        id: "kan-after-claim",
        cites: "FJ-A6.11",
        of: ["setAside"],
        what: kanIds,
        bans: isAfterClaim
      }
    ]
  }
})
