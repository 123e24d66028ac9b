import { addsTo, type Claim, kindOf, type Moving, type SetAside, type State, type Tile } from "../../authoring.ts"
import { sameAs } from "./claims.ts"

/** The ids of what makes a kan: a replacement for one of them is a kan's. */
export const kanIds = ["kan-added", "kan-closed", "kan-open"]

/** An open kan: three of one's own with anyone's discard. */
export const openKan = (cites: string): Claim => ({
  id: "kan-open",
  cites,
  tier: "same",
  form: "quad",
  from: "anyone",
  replaced: true,
  offers: sameAs(3)
})

/** A closed kan: all four in the hand. */
export const closedKan = (cites: string): SetAside<{}, never> => ({
  id: "kan-closed",
  cites,
  forced: false,
  makes: "quad",
  offers: ({ tiles }) => fours(tiles)
})

/** An added kan: the fourth tile of a pon that was shown. */
export const addedKan = (cites: string): SetAside<{}, never> => ({
  id: "kan-added",
  cites,
  forced: false,
  makes: "added-quad",
  offers: ({ tiles, hand }) =>
    tiles.filter((tile) => hand.melds.some((meld) => addsTo(meld, tile))).map((tile) => [tile])
})

/** How many kans everybody together has made in this deal. */
export const kansIn = (state: State): number =>
  state.seats.reduce((kans, { melds }) => kans + melds.filter((meld) => meld.form === "quad").length, 0)

/** Whether a turn began with a claim and no draw. */
export const isAfterClaim = ({ state: { phase } }: Pick<Moving<never, never>, "state">): boolean =>
  phase.at === "turn" && phase.drawn === null

/** All four tiles of each kind that the hand holds four of. */
const fours = (tiles: readonly Tile[]): readonly (readonly Tile[])[] =>
  tiles
    .filter((tile) => (tile & 3) === 0)
    .map((tile) => tiles.filter((other) => kindOf(other) === kindOf(tile)))
    .filter((same) => same.length === 4)
