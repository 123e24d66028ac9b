import * as Result from "effect/Result"
import { HIDDEN_KIND } from "../kernel/tile.ts"
import type { Kind } from "../kernel/tile.ts"
import { between, characterAt, quoted, wrong } from "./error.ts"
import type { NotationError, Span } from "./error.ts"

/** A tile as it is written: its kind, and its copy where 0 or a border letter states it. */
export interface WrittenTile extends Span {
  readonly kind: Kind
  readonly copy: number | undefined
}

/** Tiles that share a suit letter, and where the text goes on after them. */
export interface Group {
  readonly tiles: readonly WrittenTile[]
  readonly end: number
}

interface Suit {
  readonly letter: string
  readonly name: string
  readonly first: Kind
  readonly ranks: number
}

export const SUITS: readonly Suit[] = [
  { letter: "m", name: "characters", first: 0, ranks: 9 },
  { letter: "p", name: "circles", first: 9, ranks: 9 },
  { letter: "s", name: "bamboos", first: 18, ranks: 9 },
  { letter: "z", name: "honours", first: 27, ranks: 7 },
  { letter: "f", name: "flowers", first: 34, ranks: 4 },
  { letter: "g", name: "seasons", first: 38, ranks: 4 }
]
/** The border letters by copy: black, red, blue, green. */
export const BORDER_LETTERS = "krbg"

const FIVE = 5
const SUIT_LETTERS = SUITS.map(({ letter }) => letter).join(" ")

/** How a kind is written, such as `5p`. */
export const kindText = (kind: Kind): string => {
  const suit = SUITS.findLast(({ first }) => first <= kind)
  return suit === undefined ? "?" : `${kind - suit.first + 1}${suit.letter}`
}

/** The index of the first character from `at` on that is not a space. */
export const skipSpaces = (text: string, at: number): number => at + /^\s*/u.exec(text.slice(at))![0].length

/**
 * Reads the group that begins at an index: `?`, or digits, a suit letter and perhaps a border letter. Digits directly
 * before a `+` take the suit letter that comes after it.
 */
export const readGroup = (text: string, at: number): Result.Result<Group, NotationError> => {
  if (text[at] === "?")
    return Result.succeed({ tiles: [{ kind: HIDDEN_KIND, copy: undefined, index: at, length: 1 }], end: at + 1 })
  const [digits] = /^\d*/u.exec(text.slice(at))!
  if (digits === "") return wrongStart(text, at)
  const afterDigits = at + digits.length
  const borrowed = /^\+\d+([a-z])/u.exec(text.slice(afterDigits))?.[1]
  const suit = SUITS.find(({ letter }) => letter === (borrowed ?? text[afterDigits]))
  if (suit === undefined) {
    const message = `found ${digits} without a suit: after digits comes one of ${SUIT_LETTERS}`
    return wrong(text, between(at, afterDigits), message)
  }
  const afterSuit = borrowed === undefined ? afterDigits + 1 : afterDigits
  const border = borrowed === undefined ? BORDER_LETTERS.indexOf(text[afterSuit] ?? " ") : -1
  const end = border < 0 ? afterSuit : afterSuit + 1
  if (border >= 0) {
    const found = between(at, end)
    if (digits.length > 1)
      return wrong(
        text,
        found,
        `found ${quoted(text, found)}: a border letter belongs to one tile, such as 5${suit.letter}r`
      )
    if (suit.first >= 34) return wrong(text, found, `found ${quoted(text, found)}: ${suit.name} have no border letter`)
    if (digits === "0")
      return wrong(text, found, `found ${quoted(text, found)}: 0 is the red five already, with a black border`)
  }
  return readDigits(text, at, digits, suit, border < 0 ? undefined : border, end)
}

/** Reads groups, with any spaces, from an index up to another. */
export const readGroups = (
  text: string,
  from: number,
  end: number
): Result.Result<readonly WrittenTile[], NotationError> =>
  Result.gen(function* () {
    const tiles: WrittenTile[] = []
    for (let at = skipSpaces(text, from); at < end;) {
      const group = yield* readGroup(text, at)
      tiles.push(...group.tiles)
      at = skipSpaces(text, group.end)
    }
    return tiles
  })

const readDigits = (
  text: string,
  at: number,
  digits: string,
  suit: Suit,
  border: number | undefined,
  end: number
): Result.Result<Group, NotationError> => {
  const tiles: WrittenTile[] = []
  for (const [offset, digit] of [...digits].entries()) {
    const span = digits.length === 1 ? between(at, end) : between(at + offset, at + offset + 1)
    const isRedFive = digit === "0" && suit.ranks === 9
    const rank = isRedFive ? FIVE : Number(digit)
    if (rank < 1 || rank > suit.ranks)
      return wrong(text, span, `found ${digit}${suit.letter}: ${suit.name} are numbered 1 to ${suit.ranks}`)
    tiles.push({ kind: suit.first + rank - 1, copy: isRedFive ? 0 : border, ...span })
  }
  return Result.succeed({ tiles, end })
}

const wrongStart = (text: string, at: number): Result.Result<never, NotationError> => {
  const span = characterAt(text, at)
  const found = quoted(text, span)
  if (SUITS.some(({ letter }) => letter === text[at]))
    return wrong(text, span, `found ${found} without digits: a tile is written as digits and a suit, such as 5m`)
  const expected = `a tile is digits and one of ${SUIT_LETTERS}, such as 5m, or ? face down`
  return wrong(text, span, `found ${found}: ${expected}`)
}
