import { kindOf, type SetAside, type Tile } from "../../authoring.ts"

const NORTH = 30
const WEST = 29

export const isNorth = (tile: Tile): boolean => kindOf(tile) === NORTH

/** How many indicators point at North. */
export const pointingAtNorth = (indicators: readonly Tile[]): number =>
  indicators.filter((tile) => kindOf(tile) === WEST).length

/** A North set aside for a bonus; in a frozen hand only the one just drawn. */
export const setNorthAside = (cites: string, replacement: string): SetAside<{}, never> => ({
  id: "kita",
  cites,
  forced: false,
  makes: "bonus",
  replacement,
  // every North is the same to whoever sets one aside: the one just drawn stands for all
  offers: ({ tiles, state: { phase } }) => {
    const norths = tiles.filter(isNorth)
    const drawn = norths.find((tile) => phase.at === "turn" && tile === phase.drawn)
    return norths.length === 0 ? [] : [[drawn ?? norths[0]!]]
  },
  whenFrozen: ({ state: { phase } }, [tile]) => phase.at === "turn" && tile === phase.drawn
})
