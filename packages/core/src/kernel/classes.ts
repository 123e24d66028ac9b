import { ENTRIES, UNREACHABLE, WITH_PAIR } from "./profile.ts"

/**
 * Profiles as bytes. Suits of every shape have only 130 different profiles, and combining those of several suits gives
 * no more than 180, so one byte, the *class*, stands for any suit or any union of suits. Combining two classes is one
 * look-up, and so is the distance of the whole hand. Class 0 means "not worked out yet".
 */
export type Class = number

const MAX_CLASSES = 256

const classOfProfile = new Map<number, Class>()
let classes = 0

/** The ten entries of each class's profile. */
const entries = new Uint8Array(MAX_CLASSES * ENTRIES)
/** Index: sets wanted << 8 | class. Value: tiles lacking for those sets and a pair. */
const lackingOf = new Uint8Array(5 << 8)
/** Index: class << 8 | class. Value: the class of both together. */
const combined = new Uint8Array(1 << 16)

/** The class of a packed profile. */
export const classOf = (packed: number): Class => classOfProfile.get(packed) ?? register(packed)

const register = (packed: number): Class => {
  const id = ++classes
  if (id >= MAX_CLASSES) throw new Error("more than 255 profile classes")
  classOfProfile.set(packed, id)
  let rest = packed
  for (let entry = 0; entry < ENTRIES; entry++) {
    entries[id * ENTRIES + entry] = rest % 16
    rest = Math.floor(rest / 16)
  }
  for (let sets = 0; sets <= 4; sets++) lackingOf[(sets << 8) | id] = entries[id * ENTRIES + WITH_PAIR + sets]!
  return id
}

/** How many classes have been met so far. */
export const classCount = (): number => classes

/** One entry (0..9) of the profile of a class. */
export const entryOf = (of: Class, entry: number): number => entries[of * ENTRIES + entry]!

/** How many tiles a union of suits lacks to hold `sets` sets and a pair. */
export const lacking = (of: Class, sets: number): number => lackingOf[(sets << 8) | of]!

/** The class of two unions of suits together. */
export const combine = (one: Class, other: Class): Class => {
  const known = combined[(one << 8) | other]!
  return known === 0 ? combineSlowly(one, other) : known
}

const combineSlowly = (one: Class, other: Class): Class => {
  let packed = 0
  for (let entry = ENTRIES - 1; entry >= 0; entry--) packed = packed * 16 + combinedEntry(one, other, entry)
  const both = classOf(packed)
  combined[(one << 8) | other] = both
  combined[(other << 8) | one] = both
  return both
}

/** The cheapest way to share the sets, and the pair if there is one, between the two. */
const combinedEntry = (one: Class, other: Class, entry: number): number => {
  const sets = entry % WITH_PAIR
  let best = UNREACHABLE - 1
  for (let mine = 0; mine <= sets; mine++) {
    const theirs = sets - mine
    if (entry < WITH_PAIR) best = Math.min(best, entryOf(one, mine) + entryOf(other, theirs))
    else
      best = Math.min(
        best,
        entryOf(one, mine) + entryOf(other, WITH_PAIR + theirs),
        entryOf(one, WITH_PAIR + mine) + entryOf(other, theirs)
      )
  }
  return best
}

const criticalTables: (Uint16Array | undefined)[] = []

/**
 * The entries of `own` that decide the distance of a hand that wants `sets` sets and whose other suits are `rest`: a tile
 * that lowers one of them brings the whole hand closer. A bit for each of the ten entries, never none.
 */
export const criticalEntries = (sets: number, rest: Class, own: Class): number => {
  const table = (criticalTables[sets] ??= new Uint16Array(1 << 16))
  const known = table[(rest << 8) | own]!
  return known === 0 ? criticalSlowly(table, sets, rest, own) : known
}

const criticalSlowly = (table: Uint16Array, sets: number, rest: Class, own: Class): number => {
  const distance = lacking(combine(rest, own), sets)
  let critical = 0
  for (let mine = 0; mine <= sets; mine++) {
    const theirs = sets - mine
    if (entryOf(own, mine) + entryOf(rest, WITH_PAIR + theirs) === distance) critical |= 1 << mine
    if (entryOf(own, WITH_PAIR + mine) + entryOf(rest, theirs) === distance) critical |= 1 << (WITH_PAIR + mine)
  }
  table[(rest << 8) | own] = critical
  return critical
}
