import { type HandText, type NotationError, parseHand } from "@feljong/core/notation"

export interface Read {
  readonly hand: HandText
  readonly error: NotationError | null
}

const nothingRead: HandText = { concealed: [], melds: [], aside: [] }

/** Reads as much as can be read: where the text goes wrong, what stands before it is kept. */
export const readHand = (text: string): Read => {
  const read = parseHand(text)
  if (read._tag === "Success") return { hand: read.success, error: null }
  const before = parseHand(text.slice(0, read.failure.index))
  return { hand: before._tag === "Success" ? before.success : nothingRead, error: read.failure }
}

/** What there is to tell of notation that is wrong. */
export const complaintsOf = (error: NotationError | null) =>
  error === null ? [] : [{ message: error.message, index: error.index }]

/** Whether a border letter or a red five says which copy of a card is meant. */
export const statesCopy = (text: string): boolean => /^\s*(?:[1-9][mpsz][krbg]|0[mps])\s*$/u.test(text)
