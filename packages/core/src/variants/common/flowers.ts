import { isBonus, isSeason, kindOf, rankOf, type Scoring, type SetAside, type Tile, windOf } from "../../authoring.ts"

/** The four flowers and the four seasons. */
export const bonusTiles: readonly Tile[] = [136, 137, 138, 139, 140, 141, 142, 143]

/** A flower or season is shown at once and replaced, at the deal too. */
export const showFlower = (cites: string): SetAside<{}, never> => ({
  id: "flower",
  cites,
  forced: true,
  atDeal: true,
  makes: "bonus",
  offers: ({ tiles }) => tiles.filter((tile) => isBonus(kindOf(tile))).map((tile) => [tile])
})

const isFlower = (tile: Tile): boolean => isBonus(kindOf(tile)) && !isSeason(kindOf(tile))

/** The flowers, or the seasons, that a seat has shown. */
export const shownOf = (what: "flowers" | "seasons", aside: readonly Tile[]): readonly Tile[] =>
  aside.filter((tile) => (what === "flowers" ? isFlower(tile) : isSeason(kindOf(tile))))

/** Those with the number of the seat's wind: 1 for East to 4 for North. */
export const ownOf = (
  what: "flowers" | "seasons",
  { aside, state, seat }: Pick<Scoring<{}, never>, "aside" | "state" | "seat">
): readonly Tile[] => shownOf(what, aside).filter((tile) => rankOf(kindOf(tile)) === windOf(state, seat) + 1)
