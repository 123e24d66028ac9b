import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"
import { between, quoted, wrong } from "./error.ts"
import type { NotationError } from "./error.ts"
import { readGroup, skipSpaces } from "./group.ts"
import type { WrittenTile } from "./group.ts"
import { identify } from "./identity.ts"
import type { ReadOptions } from "./identity.ts"
import { formatTiles } from "./tiles.ts"
import type { WriteOptions } from "./tiles.ts"

/** A tile in a river. */
export interface RiverTile {
  readonly tile: Tile
  /** Discarded as it was drawn, not from the hand. */
  readonly asDrawn: boolean
  /** Discarded with a declaration, and so turned sideways. */
  readonly declared: boolean
  /** Claimed by another player, and so no longer lying there. */
  readonly claimed: boolean
}

const AS_DRAWN = "'"
const DECLARED = "*"
const CLAIMED = "~"

/**
 * Reads a river: tiles in the order of their discards, each perhaps with marks after it: `'` discarded as drawn, `*`
 * declared, `~` claimed. No two tiles come out the same.
 * @example parseRiver("1z 9m'*").success[1] // => { tile: 32, asDrawn: true, declared: true, claimed: false }
 */
export const parseRiver = (
  text: string,
  options: ReadOptions = {}
): Result.Result<readonly RiverTile[], NotationError> =>
  Result.gen(function* () {
    const written: WrittenTile[] = []
    const marksOf: string[] = []
    for (let at = skipSpaces(text, 0); at < text.length; at = skipSpaces(text, at)) {
      const { tiles, end } = yield* readGroup(text, at)
      const [marks] = /^['*~]*/u.exec(text.slice(end))!
      if (marks !== "" && tiles.length > 1) {
        const span = between(at, end + marks.length)
        return yield* wrong(text, span, `found ${quoted(text, span)}: a mark belongs to one tile, such as 3p${marks}`)
      }
      const repeated = [...marks].findIndex((mark, place) => marks.indexOf(mark) !== place)
      if (repeated >= 0) {
        const span = between(end + repeated, end + repeated + 1)
        return yield* wrong(text, span, `found a second ${quoted(text, span)} on one tile`)
      }
      written.push(...tiles)
      for (const _ of tiles) marksOf.push(marks)
      at = end + marks.length
    }
    const tiles = yield* identify(text, written, options)
    return tiles.map((tile, place) => marked(tile, marksOf[place]!))
  })

/**
 * Writes a river, each tile by itself with its marks.
 * @example formatRiver([{ tile: 32, asDrawn: true, declared: false, claimed: true }]) // => "9m'~"
 */
export const formatRiver = (river: Iterable<RiverTile>, options: WriteOptions = {}): string =>
  Array.from(river, ({ tile, asDrawn, declared, claimed }) => {
    const marks = [asDrawn ? AS_DRAWN : "", declared ? DECLARED : "", claimed ? CLAIMED : ""]
    return formatTiles([tile], options) + marks.join("")
  }).join(" ")

const marked = (tile: Tile, marks: string): RiverTile => ({
  tile,
  asDrawn: marks.includes(AS_DRAWN),
  declared: marks.includes(DECLARED),
  claimed: marks.includes(CLAIMED)
})
