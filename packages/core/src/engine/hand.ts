import { countsOf, type Counts, noCounts } from "../kernel/counts.ts"
import { EMPTY_SET, hasKind, isEmpty, type KindSet, kindSet, minus, union } from "../kernel/kind-set.ts"
import { isBonus, type Kind, kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { FullHand } from "../seams/reading.ts"
import { isClosed, type Meld } from "../seams/state.ts"

/** What follows from a seat's hidden tiles and melds alone. */
interface Known {
  readonly tiles: readonly Tile[]
  readonly rules: RuleSet
  readonly melds: readonly Meld[]
  readonly counts: Counts
  waits: KindSet | undefined
  shanten: number | undefined
}

/**
 * The hands met last, so that a hand that rests while others play is worked out once. Rows of tiles are never changed in
 * place, so one row is one hand. A few slots do; a WeakMap costs more in collecting than it saves.
 */
const SLOTS = 512
const remembered: (Known | undefined)[] = new Array<Known | undefined>(SLOTS).fill(undefined)

const slotOf = (tiles: readonly Tile[]): number => {
  let mix = tiles.length
  for (let i = 0; i < tiles.length; i++) mix = (Math.imul(mix, 31) + tiles[i]!) | 0
  return mix & (SLOTS - 1)
}

const knownOf = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]): Known => {
  const slot = slotOf(tiles)
  const before = remembered[slot]
  if (before !== undefined && before.tiles === tiles && before.rules === rules && before.melds === melds) return before
  const fresh: Known = { tiles, rules, melds, counts: countsOf(tiles), waits: undefined, shanten: undefined }
  remembered[slot] = fresh
  return fresh
}

/** The kinds of which the owner already holds all four, shown ones included: nothing is left to wait for. */
const exhausted = (counts: Counts, melds: readonly Meld[]): KindSet => {
  let out = EMPTY_SET
  for (const meld of melds) {
    const kinds: readonly Kind[] = meld.form === "run" ? meld.tiles.map(kindOf) : [kindOf(meld.tiles[0]!)]
    for (const kind of kinds) {
      let held = counts[kind]!
      for (const other of melds) for (const tile of other.tiles) if (kindOf(tile) === kind) held++
      if (held >= 4) out = union(out, kindSet([kind]))
    }
  }
  return out
}

/** What completes a hand that lacks one tile, by its counts; empty when nothing does. */
export const waitsIn = (rules: RuleSet, counts: Counts, melds: readonly Meld[]): KindSet => {
  let waits = EMPTY_SET
  for (const shape of rules.parts.shapes) {
    if (shape.shanten(counts, melds.length) !== 0) continue
    const more = shape.waits(counts, melds.length)
    waits = isEmpty(waits) ? more : union(waits, more)
  }
  return isEmpty(waits) || melds.length === 0 ? waits : minus(waits, exhausted(counts, melds))
}

/** What completes the hand; empty when it does not lack one tile exactly. */
export const waitsOf = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]): KindSet => {
  if (tiles.length % 3 !== 1) return EMPTY_SET
  const facts = knownOf(rules, tiles, melds)
  return (facts.waits ??= waitsIn(rules, facts.counts, melds))
}

/** Draws to go before the hand is complete, at best: 0 lacks one tile, -1 is complete. */
export const shantenIn = (rules: RuleSet, counts: Counts, sets: number): number => {
  let best = Number.POSITIVE_INFINITY
  for (const shape of rules.parts.shapes) best = Math.min(best, shape.shanten(counts, sets))
  return best
}

export const shantenOf = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]): number => {
  const facts = knownOf(rules, tiles, melds)
  return (facts.shanten ??= shantenIn(rules, facts.counts, melds.length))
}

/** By kind, hidden tiles only. Shared: never write to it. */
export const countsIn = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]): Counts =>
  knownOf(rules, tiles, melds).counts

/** Whether the hand counts as ready when the deal ends. */
export const isReady = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[]): boolean =>
  !isEmpty(waitsOf(rules, tiles, melds)) ||
  rules.parts.alsoReady.some((part) => part.holds(countsIn(rules, tiles, melds), melds))

/** Whether the tile completes the hand, in any shape the rules know. */
export const completes = (rules: RuleSet, tiles: readonly Tile[], melds: readonly Meld[], tile: Tile): boolean => {
  const kind = kindOf(tile)
  return !isBonus(kind) && hasKind(waitsOf(rules, tiles, melds), kind)
}

/** Puts one tile among sorted ones. */
export const insert = (sorted: readonly Tile[], tile: Tile): readonly Tile[] => {
  const all = new Array<Tile>(sorted.length + 1)
  let at = sorted.length
  for (; at > 0 && sorted[at - 1]! > tile; at--) all[at] = sorted[at - 1]!
  all[at] = tile
  while (at-- > 0) all[at] = sorted[at]!
  return all
}

/** The hand with its winning tile, melds spread out. */
export const fullHand = (tiles: readonly Tile[], winning: Tile | null, melds: readonly Meld[]): FullHand => {
  const held = winning === null ? tiles.length : tiles.length + 1
  let size = held
  for (const meld of melds) size += meld.tiles.length
  const all = new Array<Tile>(size)
  let at = 0
  for (; at < tiles.length; at++) all[at] = tiles[at]!
  if (winning !== null) all[at++] = winning
  for (const meld of melds) for (const tile of meld.tiles) all[at++] = tile
  const counts = noCounts()
  let low = 0
  let high = 0
  for (let i = 0; i < size; i++) {
    const kind = kindOf(all[i]!)
    if (kind < 0 || isBonus(kind)) continue
    counts[kind]!++
    if (kind < 27) low |= 1 << kind
    else high |= 1 << (kind - 27)
  }
  const concealed = melds.length === 0 ? counts : countsOf(all.slice(0, held))
  return { tiles: all, counts, concealed, kinds: { low, high }, melds, closed: melds.length === 0 || isClosed(melds) }
}
