import { isRedCopy, kindOf, type Tile } from "@feljong/core"
import { formatTiles, parseTiles } from "@feljong/core/notation"
import * as Result from "effect/Result"

/** A text of a case that cannot be read. */
export class Unreadable extends Error {}

export const readTiles = (text: string, taken: Iterable<Tile> = []): readonly Tile[] => {
  const tiles = parseTiles(text, { taken })
  if (Result.isFailure(tiles)) throw new Unreadable(`"${text}": ${tiles.failure.message}`)
  return tiles.success
}

/** Reads several rows as one, so that copies which one row states are not taken by another. */
export const readRows = <K>(rows: readonly (readonly [K, string])[]): ReadonlyMap<K, readonly Tile[]> => {
  const tiles = readTiles(rows.map(([, text]) => text).join(" "))
  let at = 0
  return new Map(rows.map(([key, text]) => [key, tiles.slice(at, (at += readTiles(text).length))]))
}

const byId = (a: Tile, b: Tile): number => a - b

/** Tiles as text in one order, copies forgotten but for red ones. */
export const sortedText = (tiles: readonly Tile[]): string => formatTiles(tiles.toSorted(byId))

/** The same for a text: however it is written, it comes out alike. */
export const canonical = (text: string): string => (/^\?*$/u.test(text) ? text : sortedText(readTiles(text)))

/** The tiles that a text asks for: those held, where it does not state a copy; others where none is held. */
export const pick = (text: string, held: readonly Tile[]): readonly Tile[] => {
  const asked = readTiles(text)
  if (/[krbg]/u.test(text)) return asked
  const left = [...held]
  return asked.map((tile) => {
    const at = left.findIndex((own) => kindOf(own) === kindOf(tile) && isRedCopy(own) === isRedCopy(tile))
    return at < 0 ? tile : left.splice(at, 1)[0]!
  })
}
