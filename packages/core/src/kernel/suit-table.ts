import { classOf } from "./classes.ts"
import type { Class } from "./classes.ts"
import { LOWER_BITS, LOWER_KEYS, LOWER_MASK, UPPER_KEYS, readKey } from "./keys.ts"
import { packProfile, startProgress, walkRanks } from "./profile.ts"
import type { Progress } from "./profile.ts"

/**
 * From the key of a suit to its class, in two steps that are worked out when first asked for: ranks 1-6 lead to one of
 * about 2,200 states, and a state with ranks 7-9 leads to the class. Nothing is computed or shipped beforehand, and the
 * tables are pages of zeros until touched.
 */
const MAX_STATES = 2304

/** Index: lower half of the key. Value: state + 1, 0 = unknown. */
const states = new Uint16Array(LOWER_KEYS)
/** Index: state * UPPER_KEYS + upper half of the key. Value: class, 0 = unknown. */
const suitClasses = new Uint8Array(MAX_STATES * UPPER_KEYS)
/** Index: honour key. */
const honourClasses = new Uint8Array(5 << LOWER_BITS)

const progressOf: Progress[] = []
const stateOf = new Map<string, number>()
const digits = new Uint8Array(9)

/** The class of the suit with this key. */
export const suitClass = (key: number): Class => {
  let state = states[key & LOWER_MASK]!
  if (state === 0) state = stateSlowly(key & LOWER_MASK)
  const known = suitClasses[((state - 1) << 7) | (key >>> LOWER_BITS)]!
  return known === 0 ? suitClassSlowly(state, key) : known
}

/** The class of the honours with this key. */
export const honourClass = (key: number): Class => {
  const known = honourClasses[key]!
  return known === 0 ? honourClassSlowly(key) : known
}

/** Suits whose first six ranks leave the same progress share a state, so that what follows is worked out once. */
const stateSlowly = (lower: number): number => {
  readKey(lower, digits)
  const progress = walkRanks(startProgress(), digits, 0, 6, true)
  const name = String.fromCharCode(...progress)
  let state = stateOf.get(name)
  if (state === undefined) {
    state = progressOf.push(progress)
    if (state > MAX_STATES) throw new Error("more suit states than the table has room for")
    stateOf.set(name, state)
  }
  states[lower] = state
  return state
}

const suitClassSlowly = (state: number, key: number): Class => {
  readKey(key, digits)
  const found = classOf(packProfile(walkRanks(progressOf[state - 1]!, digits, 6, 9, true)))
  suitClasses[((state - 1) << 7) | (key >>> LOWER_BITS)] = found
  return found
}

const honourClassSlowly = (key: number): Class => {
  readKey(key, digits)
  const found = classOf(packProfile(walkRanks(startProgress(), digits, 0, 7, false)))
  honourClasses[key] = found
  return found
}
