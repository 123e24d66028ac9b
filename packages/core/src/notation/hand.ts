import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"
import { between, wrong } from "./error.ts"
import type { NotationError, Span } from "./error.ts"
import { readGroup, readGroups, skipSpaces } from "./group.ts"
import type { WrittenTile } from "./group.ts"
import { identify } from "./identity.ts"
import type { ReadOptions } from "./identity.ts"
import { formatMeld } from "./meld.ts"
import type { MeldText } from "./meld.ts"
import { meldOf, readMeld } from "./read-meld.ts"
import type { WrittenMeld } from "./read-meld.ts"
import { formatTiles } from "./tiles.ts"
import type { WriteOptions } from "./tiles.ts"

/** A hand with what it has on the table. */
export interface HandText {
  readonly concealed: readonly Tile[]
  /** The tile just drawn, which is not among the concealed ones. */
  readonly drawn?: Tile
  readonly melds: readonly MeldText[]
  /** Tiles set aside, such as flowers. */
  readonly aside: readonly Tile[]
}

interface WrittenHand {
  readonly concealed: WrittenTile[]
  readonly drawn: WrittenTile[]
  readonly melds: WrittenMeld[]
  readonly aside: WrittenTile[]
}

/**
 * Reads a hand: concealed tiles, melds (`(213m<)` claimed from the left, `(555z^)` from across, `(999s>)` from the right,
 * `(555+5z^)` with a tile added, `[1111z]` a closed quad), `{4z}` set aside, and ` | 9s` the tile drawn. In a claimed meld
 * the claimed tile stands where it lies: first from the left, second from across, last from the right. `(55+5z^)` is
 * short for `(555+5z^)`. No two tiles come out the same.
 * @example parseHand("123m (55z^5z)").failure.index // => 5
 * @example parseHand("12m [1111z] {4z} | 3m").success.drawn // => 8
 * @example parseHand("55m (213p<)").success.melds[0].tiles // => [40, 36, 44]
 */
export const parseHand = (text: string, options: ReadOptions = {}): Result.Result<HandText, NotationError> =>
  Result.gen(function* () {
    const hand = yield* readHand(text)
    const written = [...hand.concealed, ...hand.drawn, ...hand.melds.flatMap(({ tiles }) => tiles), ...hand.aside]
    const tiles = yield* identify(text, written, options)
    let taken = 0
    const next = (of: readonly WrittenTile[]): readonly Tile[] => tiles.slice(taken, (taken += of.length))
    const concealed = next(hand.concealed)
    const [drawn] = next(hand.drawn)
    const melds = hand.melds.map((meld) => meldOf(meld, next(meld.tiles)))
    const aside = next(hand.aside)
    return drawn === undefined ? { concealed, melds, aside } : { concealed, drawn, melds, aside }
  })

/**
 * Writes a hand: concealed tiles, melds, tiles set aside, and the tile drawn.
 * @example formatHand({ concealed: [0, 4], drawn: 8, melds: [], aside: [120] }) // => "12m {4z} | 3m"
 */
export const formatHand = ({ concealed, drawn, melds, aside }: HandText, options: WriteOptions = {}): string => {
  const parts = [formatTiles(concealed, options), ...melds.map((meld) => formatMeld(meld, options))]
  if (aside.length > 0) parts.push(`{${formatTiles(aside, options)}}`)
  if (drawn !== undefined) parts.push(`| ${formatTiles([drawn], options)}`)
  return parts.filter((part) => part !== "").join(" ")
}

const readHand = (text: string): Result.Result<WrittenHand, NotationError> =>
  Result.gen(function* () {
    const hand: WrittenHand = { concealed: [], drawn: [], melds: [], aside: [] }
    for (let at = skipSpaces(text, 0); at < text.length; at = skipSpaces(text, at)) {
      const opening = text[at]!
      if (opening === "(" || opening === "[") {
        const meld = yield* readMeld(text, at)
        hand.melds.push(meld)
        at += meld.length
      } else if (opening === "{") {
        const close = text.indexOf("}", at)
        if (close < 0) return yield* wrong(text, between(at, at + 1), `found "{" without "}" after it`)
        hand.aside.push(...(yield* readGroups(text, at + 1, close)))
        at = close + 1
      } else if (opening === "|") {
        const group = yield* readDrawn(text, at, hand.drawn.length > 0)
        hand.drawn.push(group.tile)
        at = group.end
      } else {
        const group = yield* readGroup(text, at)
        if (hand.drawn.length > 0)
          return yield* wrong(
            text,
            between(at, group.end),
            `found a tile after the drawn one: "|" stands before the last`
          )
        hand.concealed.push(...group.tiles)
        at = group.end
      }
    }
    return hand
  })

const readDrawn = (
  text: string,
  bar: number,
  hasDrawn: boolean
): Result.Result<{ readonly tile: WrittenTile; readonly end: number }, NotationError> =>
  Result.gen(function* () {
    const span: Span = between(bar, bar + 1)
    if (hasDrawn) return yield* wrong(text, span, `found a second "|": one tile is drawn`)
    const start = skipSpaces(text, bar + 1)
    if (start === text.length) return yield* wrong(text, span, `found nothing after "|": expected the drawn tile`)
    const { tiles, end } = yield* readGroup(text, start)
    if (tiles.length > 1)
      return yield* wrong(text, between(start, end), `found ${tiles.length} tiles after "|": one is drawn`)
    return { tile: tiles[0]!, end }
  })
