import * as Result from "effect/Result"

/** A stretch of a text, in UTF-16 units as strings count them. */
export interface Span {
  readonly index: number
  readonly length: number
}

/** Why a text could not be read: what was found there and what is expected, and where it stands in the text. */
export interface NotationError extends Span {
  readonly _tag: "NotationError"
  readonly message: string
  /** The whole text that was being read; `text.slice(index, index + length)` is the part that is wrong. */
  readonly text: string
}

export const wrong = (text: string, { index, length }: Span, message: string): Result.Result<never, NotationError> =>
  Result.fail({ _tag: "NotationError", message, index, length, text })

/** The stretch that runs from one index to another. */
export const between = (index: number, end: number): Span => ({ index, length: end - index })

/** The character at an index, whole even where it takes two units. */
export const characterAt = (text: string, index: number): Span => ({
  index,
  length: String.fromCodePoint(text.codePointAt(index) ?? 0).length
})

/** A stretch of the text in quotation marks, for messages. */
export const quoted = (text: string, { index, length }: Span): string => `"${text.slice(index, index + length)}"`
