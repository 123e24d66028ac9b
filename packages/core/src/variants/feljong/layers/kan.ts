import {
  addsTo,
  type Claim,
  kindOf,
  oneOf,
  ruleLayer,
  type SetAside,
  type State,
  type Tile
} from "../../../authoring.ts"
import { sameAs } from "../../common/claims.ts"
import { sameWaits } from "../../common/quads.ts"

const openKan: Claim = {
  id: "kan-open",
  cites: "FJ-A6.3",
  tier: "same",
  form: "quad",
  from: "anyone",
  replaced: true,
  offers: sameAs(3)
}

const options = {
  /** whether a closed kan that leaves the waits as they are may be made in riichi */
  inRiichi: oneOf(["never", "same-waits"], "never", "FJ-A6.9")
}

const closedKan: SetAside<typeof options, never> = {
  id: "kan-closed",
  cites: "FJ-A6.1",
  forced: false,
  makes: "quad",
  offers: ({ tiles }) => fours(tiles),
  whenFrozen: (here) => here.o.inRiichi === "same-waits" && sameWaits(here)
}

const addedKan: SetAside<{}, never> = {
  id: "kan-added",
  cites: "FJ-A6.13",
  forced: false,
  makes: "added-quad",
  offers: ({ tiles, hand }) =>
    tiles.filter((tile) => hand.melds.some((meld) => addsTo(meld, tile))).map((tile) => [tile])
}

/** The ids of what makes a kan: a replacement for one of them is a kan's. */
export const kanIds = ["kan-added", "kan-closed", "kan-open"]
const kansIn = (state: State): number =>
  state.seats.reduce((kans, { melds }) => kans + melds.filter((meld) => meld.form === "quad").length, 0)
const MOST = 4

/** All four tiles of a kind that the hand holds. */
const fours = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles
    .filter((tile) => (tile & 3) === 0)
    .map((tile) => tiles.filter((other) => kindOf(other) === kindOf(tile)))
    .filter((same) => same.length === 4)

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
    claims: [openKan],
    setAsides: [closedKan, addedKan],
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
        bans: ({ state: { phase } }) => phase.at === "turn" && phase.drawn === null
      }
    ]
  }
})
