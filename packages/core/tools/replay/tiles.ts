import { kindOf, tileOf, type Tile } from "../../src/kernel/tile.ts"

const SUITS = "mpsz"

/** `45m1z` as `4m`, `5m`, `1z`: one text for each tile, in the order written. */
export const splitTiles = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+)([mpsz])/gu)].flatMap(([, digits, suit]) => [...digits!].map((digit) => digit + suit!))

/** Tiles in the order written, each with an identity of its own. */
export const readTiles = (text: string, redFives: boolean): readonly Tile[] => {
  const taken = new Map<string, number>()
  return splitTiles(text).map((one) => {
    const red = one[0] === "0"
    const five = redFives && one[0] === "5" && one[1] !== "z"
    const nth = taken.get(one) ?? 0
    taken.set(one, nth + 1)
    return tileOf(SUITS.indexOf(one[1]!) * 9 + (red ? 5 : Number(one[0])) - 1, red ? 0 : nth + (five ? 1 : 0))
  })
}

/** How a log writes a tile. */
export const writeTile = (tile: Tile, isRed: (tile: Tile) => boolean): string =>
  tile < 0 ? "?" : `${isRed(tile) ? 0 : (kindOf(tile) % 9) + 1}${SUITS[Math.floor(kindOf(tile) / 9)]}`

/** One of some tiles that the log would write so. */
export const find = (among: readonly Tile[], text: string, isRed: (tile: Tile) => boolean): Tile | undefined =>
  among.find((tile) => writeTile(tile, isRed) === text)

/** A red five stands before the others. */
const orderOf = ([digit, suit]: string): number => 10 * SUITS.indexOf(suit!) + (digit === "0" ? 4.5 : Number(digit))

/** Tiles in the order in which hands are written. */
export const inOrder = (tiles: readonly string[]): readonly string[] =>
  tiles.toSorted((a, b) => orderOf(a) - orderOf(b))

/** `4m`, `5m`, `1z` as `45m1z`. */
export const joinTiles = (tiles: readonly string[]): string =>
  [...Map.groupBy(inOrder(tiles), (one) => one[1]!)]
    .map(([suit, ofSuit]) => ofSuit.map((one) => one[0]!).join("") + suit)
    .join("")
