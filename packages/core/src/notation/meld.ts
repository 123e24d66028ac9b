import * as Result from "effect/Result"
import { HIDDEN_KIND, isSuited, rankOf } from "../kernel/tile.ts"
import type { Kind, Tile } from "../kernel/tile.ts"
import { between, characterAt, quoted, wrong } from "./error.ts"
import type { NotationError, Span } from "./error.ts"
import { readGroup, skipSpaces } from "./group.ts"
import type { WrittenTile } from "./group.ts"
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

/** A meld as it is written. */
export interface WrittenMeld extends Span {
  readonly shape: MeldShape
  readonly tiles: readonly WrittenTile[]
  readonly from: Side | null
  readonly hasAdded: boolean
}

const SIDES: ReadonlyMap<string, Side> = new Map([
  ["<", "left"],
  ["^", "across"],
  [">", "right"]
])
const MARKS: Readonly<Record<Side, string>> = { left: "<", across: "^", right: ">" }

/** The claimed tile lies sideways on the side that it came from. */
const placeOf = (from: Side, tiles: number): number => {
  if (from === "left") return 0
  return from === "across" ? 1 : tiles - 1
}

/** Reads the meld whose bracket opens at an index: `(123m<)`, `(555z^)`, `(555+5z>)`, `[1111z]`. */
export const readMeld = (text: string, open: number): Result.Result<{ meld: WrittenMeld; end: number }, NotationError> =>
  Result.gen(function* () {
    const closing = text[open] === "(" ? ")" : "]"
    const tiles: WrittenTile[] = []
    let from: Side | null = null
    let plus = -1
    let beforePlus = 0
    for (let at = skipSpaces(text, open + 1); ;) {
      if (at >= text.length) return yield* wrong(text, between(open, open + 1), `"${text[open]}" is not closed: expected "${closing}"`)
      const character = text[at]!
      if (character === closing) {
        const span = between(open, at + 1)
        const meld = yield* checkMeld(text, span, tiles, from, plus < 0 ? null : { index: plus, length: 1, beforePlus })
        return { meld, end: at + 1 }
      }
      if (closing === ")" && from !== null)
        return yield* wrong(text, characterAt(text, at), `found ${quoted(text, characterAt(text, at))}: after < ^ > comes ")"`)
      const side = closing === ")" ? SIDES.get(character) : undefined
      if (side !== undefined) {
        from = side
        at++
      } else if (closing === ")" && character === "+" && plus < 0) {
        plus = at
        beforePlus = tiles.length
        at++
      } else {
        const group = yield* readGroup(text, at)
        tiles.push(...group.tiles)
        at = group.end
      }
      at = skipSpaces(text, at)
    }
  })
