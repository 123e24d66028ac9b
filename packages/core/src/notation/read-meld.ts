import * as Result from "effect/Result"
import { HIDDEN_KIND, isSuited, suitOf } from "../kernel/tile.ts"
import type { Kind, Tile } from "../kernel/tile.ts"
import { between, quoted, wrong } from "./error.ts"
import type { NotationError, Span } from "./error.ts"
import { readGroups } from "./group.ts"
import type { WrittenTile } from "./group.ts"
import { SIDE_MARKS, calledPlace } from "./meld.ts"
import type { MeldShape, MeldText, Side } from "./meld.ts"

/** A meld as it is written: which tiles it has is not known before the whole text is read. */
export interface WrittenMeld extends Span {
  readonly shape: MeldShape
  /** The tile added to a triplet is the last. */
  readonly tiles: readonly WrittenTile[]
  readonly from: Side | null
  readonly hasAdded: boolean
}

const SIDES: readonly Side[] = ["left", "across", "right"]

/** Reads the meld whose bracket opens at an index: `(123m<)`, `(555z^)`, `(555+5z>)`, `[1111z]`. */
export const readMeld = (text: string, open: number): Result.Result<WrittenMeld, NotationError> => {
  const closing = text[open] === "(" ? ")" : "]"
  const close = text.indexOf(closing, open)
  if (close < 0) return wrong(text, between(open, open + 1), `found "${text[open]}" without "${closing}" after it`)
  const span = between(open, close + 1)
  const inside = text.slice(open + 1, close).trimEnd()
  return closing === ")" ? readClaimed(text, span, inside) : readClosed(text, span, inside)
}

/** The meld with the tiles found for it. */
export const meldOf = ({ shape, from, hasAdded }: WrittenMeld, tiles: readonly Tile[]): MeldText => ({
  shape,
  tiles,
  called: from === null ? null : calledPlace(from, hasAdded ? tiles.length - 1 : tiles.length),
  from,
  added: hasAdded ? tiles.at(-1)! : null
})

const readClosed = (text: string, span: Span, inside: string): Result.Result<WrittenMeld, NotationError> =>
  Result.gen(function* () {
    const start = span.index + 1
    const tiles = yield* readGroups(text, start, start + inside.length)
    const seen = tiles.filter(({ kind }) => kind !== HIDDEN_KIND)
    if (tiles.length !== 4 || seen.some(({ kind }) => kind !== seen[0]!.kind))
      return yield* wrong(text, span, `found ${quoted(text, span)}: square brackets hold a quad, such as [1111z]`)
    return { shape: "quad" as const, tiles, from: null, hasAdded: false, ...span }
  })

const readClaimed = (text: string, span: Span, inside: string): Result.Result<WrittenMeld, NotationError> =>
  Result.gen(function* () {
    const found = `found ${quoted(text, span)}`
    const from = SIDES.find((side) => inside.endsWith(SIDE_MARKS[side]))
    if (from === undefined)
      return yield* wrong(text, span, `${found}: a claimed meld ends with < (left), ^ (across) or > (right)`)
    const start = span.index + 1
    const end = start + inside.length - 1
    const plus = inside.indexOf("+")
    const lying = yield* readGroups(text, start, plus < 0 ? end : start + plus)
    if (plus < 0) return yield* claimedMeld(text, span, lying, from, undefined)
    const [added, ...more] = yield* readGroups(text, start + plus + 1, end)
    if (added === undefined || more.length > 0)
      return yield* wrong(text, between(start + plus, end), `${found}: one tile comes after +, such as (555+5z^)`)
    // a quad has all four copies, so the third tile of the triplet may be left out
    const triplet = lying.length === 2 ? [...lying, { ...lying[1]!, copy: undefined }] : lying
    return yield* claimedMeld(text, span, triplet, from, added)
  })

const claimedMeld = (
  text: string,
  span: Span,
  lying: readonly WrittenTile[],
  from: Side,
  added: WrittenTile | undefined
): Result.Result<WrittenMeld, NotationError> => {
  const hidden = lying.find(({ kind }) => kind === HIDDEN_KIND)
  if (hidden !== undefined) return wrong(text, hidden, `found "?": the tiles of a claimed meld lie open`)
  const shape = shapeOf(lying.map(({ kind }) => kind))
  if (shape === undefined) return wrong(text, span, `found ${quoted(text, span)}: a meld is a run, a triplet or a quad`)
  if (added === undefined) return Result.succeed({ shape, tiles: lying, from, hasAdded: false, ...span })
  if (shape !== "triplet" || added.kind !== lying[0]!.kind)
    return wrong(
      text,
      span,
      `found ${quoted(text, span)}: the tile after + is the fourth of a triplet, as in (555+5z^)`
    )
  return Result.succeed({ shape: "quad", tiles: [...lying, added], from, hasAdded: true, ...span })
}

const shapeOf = (kinds: readonly Kind[]): MeldShape | undefined => {
  const [low, middle, high] = kinds.toSorted((one, other) => one - other)
  if (low === undefined || kinds.length < 3 || kinds.length > 4) return undefined
  if (kinds.every((kind) => kind === low)) return kinds.length === 3 ? "triplet" : "quad"
  const isRun = middle === low + 1 && high === low + 2 && isSuited(low) && suitOf(low) === suitOf(high)
  return isRun && kinds.length === 3 ? "run" : undefined
}
