import type { Tile } from "../kernel/tile.ts"
import { formatTiles } from "./tiles.ts"
import type { WriteOptions } from "./tiles.ts"

export type MeldShape = "run" | "triplet" | "quad"

/** From whom a tile was claimed: the previous player (left), the one across, the next player (right). */
export type Side = "left" | "across" | "right"

/** A set shown on the table. */
export interface MeldText {
  readonly shape: MeldShape
  /** All tiles of the set as they lie, the one added to a triplet last. */
  readonly tiles: readonly Tile[]
  /** The place of the claimed tile in `tiles`; null where none was claimed. */
  readonly called: number | null
  readonly from: Side | null
  /** The tile that made a quad of a claimed triplet; null where none was added. */
  readonly added: Tile | null
}

export const SIDE_MARKS: Readonly<Record<Side, string>> = { left: "<", across: "^", right: ">" }

/** The claimed tile lies sideways on the side that it came from: first, second or last. */
export const calledPlace = (from: Side, tiles: number): number => {
  if (from === "left") return 0
  return from === "across" ? 1 : tiles - 1
}

/**
 * Writes a meld, the claimed tile where it lies on the table.
 * @example formatMeld({ shape: "run", tiles: [4, 0, 8], called: 0, from: "left", added: null }) // => "(213m<)"
 * @example formatMeld({ shape: "quad", tiles: [108, 109, 110, 111], called: null, from: null, added: null }) // => "[1111z]"
 */
export const formatMeld = ({ tiles, called, from, added }: MeldText, options: WriteOptions = {}): string => {
  if (from === null) return `[${formatTiles(tiles, options)}]`
  const lying = tiles.filter((tile, place) => place !== called && tile !== added)
  if (called !== null) lying.splice(calledPlace(from, lying.length + 1), 0, tiles[called]!)
  const plus = added === null ? "" : `+${formatTiles([added], options)}`
  return `(${formatTiles(lying, options)}${plus}${SIDE_MARKS[from]})`
}
