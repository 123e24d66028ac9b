import * as Result from "effect/Result"
import { COPIES, HIDDEN, borderOf, isBonus, isRedCopy, kindOf, tileOf } from "../kernel/tile.ts"
import type { Tile } from "../kernel/tile.ts"
import { quoted, wrong } from "./error.ts"
import type { NotationError } from "./error.ts"
import { kindText } from "./group.ts"
import type { WrittenTile } from "./group.ts"

/** How written tiles become physical ones. */
export interface ReadOptions {
  /**
   * Whether the first copy of each suited five is red. Then a plain five is never that copy, and 0 is; otherwise 0 is not
   * written. True when left out.
   */
  readonly redFives?: boolean
  /** Tiles that lie elsewhere on the same table and cannot be here. */
  readonly taken?: Iterable<Tile>
}

/**
 * The physical tiles of a text, no two the same. Copies that are stated go first, wherever they stand, so that a plain
 * tile never takes the copy which a later one names; then each plain tile takes the lowest copy left.
 */
export const identify = (
  text: string,
  written: readonly WrittenTile[],
  { redFives = true, taken: elsewhere = [] }: ReadOptions = {}
): Result.Result<readonly Tile[], NotationError> => {
  const taken = new Set(elsewhere)
  const tiles: Tile[] = written.map(() => HIDDEN)
  const take = (at: number, tile: Tile): void => {
    tiles[at] = tile
    taken.add(tile)
  }

  for (const [at, tile] of written.entries()) {
    if (tile.copy === undefined) continue
    const wanted = tileOf(tile.kind, tile.copy)
    if (!redFives && text[tile.index] === "0")
      return wrong(text, tile, `found ${quoted(text, tile)}: 0 is a red five, and this set has none`)
    if (taken.has(wanted)) return wrong(text, tile, `found ${quoted(text, tile)}: ${twice(wanted, redFives)}`)
    take(at, wanted)
  }
  for (const [at, tile] of written.entries()) {
    if (tile.copy !== undefined || tile.kind < 0) continue
    const free = plainCopies(tile.kind, redFives).find((candidate) => !taken.has(candidate))
    if (free === undefined) return wrong(text, tile, noneLeft(tile, taken))
    take(at, free)
  }
  return Result.succeed(tiles)
}

/** The tiles that a plain kind may stand for, the one to take first at the front. */
const plainCopies = (kind: number, redFives: boolean): readonly Tile[] => {
  if (isBonus(kind)) return [tileOf(kind, 0)]
  const [first, ...others] = Array.from({ length: COPIES }, (_, copy) => tileOf(kind, copy))
  if (!isRedCopy(first!)) return [first!, ...others]
  return redFives ? others : [...others, first!]
}

const twice = (tile: Tile, redFives: boolean): string =>
  redFives && isRedCopy(tile)
    ? "there is one red five of each suit, and this is a second one"
    : `the ${kindText(kindOf(tile))} with the ${borderOf(tile)} border is there already`

const noneLeft = ({ kind }: WrittenTile, taken: ReadonlySet<Tile>): string => {
  const name = kindText(kind)
  if (isBonus(kind)) return `found a second ${name}: there is one of each flower and season`
  if (taken.has(tileOf(kind, 0))) return `found a fifth ${name}: there are four of each kind`
  return `found one ${name} too many: three are not red, and the red five is written 0${name[1]}`
}
