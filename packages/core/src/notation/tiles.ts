import * as Result from "effect/Result"
import { copyOf, isBonus, isRedCopy, kindOf } from "../kernel/tile.ts"
import type { Tile } from "../kernel/tile.ts"
import type { NotationError } from "./error.ts"
import { BORDER_LETTERS, kindText, readGroups } from "./group.ts"
import { identify } from "./identity.ts"
import type { ReadOptions } from "./identity.ts"

/** How tiles are written. */
export interface WriteOptions {
  /** Whether every tile carries its border letter, so that reading gives the very same copies. False when left out. */
  readonly borders?: boolean
  /** Whether the first copy of each suited five is red and written 0. True when left out. */
  readonly redFives?: boolean
}

/**
 * Reads tiles in mpsz notation: `123m 456p 789s 1z`, with any spaces. `0m 0p 0s` is the red five; a border letter states
 * the copy of one tile (`5pk` black, `5pr` red, `5pb` blue, `5pg` green); `1f`..`4f` are flowers, `1g`..`4g` seasons; `?`
 * lies face down. No two tiles come out the same.
 * @example parseTiles("123m 0p").success // => [0, 4, 8, 52]
 * @example parseTiles("55p 5pr").success // => [54, 55, 53]
 * @example parseTiles("12m 8z").failure.message // => "found 8z: honours are numbered 1 to 7"
 */
export const parseTiles = (text: string, options: ReadOptions = {}): Result.Result<readonly Tile[], NotationError> =>
  Result.flatMap(readGroups(text, 0, text.length), (written) => identify(text, written, options))

/**
 * Writes tiles in their order, neighbours of one suit under one letter.
 * @example formatTiles([0, 4, 8, 52, -1]) // => "123m0p?"
 * @example formatTiles([0, 52, 136], { borders: true }) // => "1mk5pk1f"
 */
export const formatTiles = (tiles: Iterable<Tile>, options: WriteOptions = {}): string => {
  let text = ""
  let suit = ""
  for (const tile of tiles) {
    const written = tileText(tile, options)
    const next = written.slice(1)
    // the letter of a group is written once its suit or the text ends
    if (suit !== "" && next !== suit) {
      text += suit
      suit = ""
    }
    if (next.length === 1) {
      text += written[0]
      suit = next
    } else text += written
  }
  return text + suit
}

/** One tile by itself: `?`, or digit and suit and perhaps border. */
const tileText = (tile: Tile, { borders = false, redFives = true }: WriteOptions): string => {
  const kind = kindOf(tile)
  if (kind < 0) return "?"
  const plain = kindText(kind)
  if (borders) return isBonus(kind) ? plain : plain + BORDER_LETTERS[copyOf(tile)]!
  return redFives && isRedCopy(tile) ? `0${plain[1]}` : plain
}
