import { type Counts, countsOf } from "../kernel/counts.ts"
import { kindsIn } from "../kernel/kind-set.ts"
import { kindOf, type Kind, tileOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Win } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"
import { isClosed, type State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { shantenIn, waitsIn } from "./hand.ts"
import { gathered } from "./reduce.ts"
import { scoreWin, unitsThatWin, valuedWindFor } from "./score.ts"

/** A kind that would complete the hand, with what the viewer can know of it. */
export interface AdvisedWait {
  readonly kind: Kind
  /** copies that the viewer has not seen */
  readonly left: number
  /** the elements that would count and what they would pay, drawn by oneself or taken from a discard */
  readonly selfDraw: WouldBe
  readonly discard: WouldBe
}
export interface WouldBe {
  /** whether the rules' minimum would be met */
  readonly meets: boolean
  readonly base: number
  readonly elements: readonly string[]
}

export interface AdvisedDiscard {
  readonly kind: Kind
  readonly shanten: number
  /** kinds that would bring the hand nearer, and the unseen copies of them all */
  readonly improving: readonly Kind[]
  readonly left: number
}

/** An element that the hand may still come to. */
export interface InReach {
  readonly element: string
  /** tiles of the hand that stand in its way, or that it still lacks */
  readonly lacks: number
}

/** What a hand needs, from what its owner can see. */
export interface Advice {
  /** draws to go, at best: 0 is ready, -1 complete */
  readonly shanten: number
  readonly waits: readonly AdvisedWait[]
  /** on one's turn: each kind that may be discarded, best first */
  readonly discards: readonly AdvisedDiscard[]
  /** nearest first */
  readonly reach: readonly InReach[]
}

/** Advice for the seat whose hand the state shows; the rest of the state may be hidden. */
export const advise = (course: Course, state: State, seat: Seat): Advice => {
  const rules = rulesAt(course, state)
  const own = state.seats[seat]!
  const tiles = gathered(state, seat)
  const counts = countsOf(tiles)
  const unseen = unseenOf(rules, state, seat)
  const turn = tiles.length % 3 === 2
  return {
    shanten: shantenIn(rules, counts, own.melds.length),
    waits: turn ? [] : waitsFor(rules, state, seat, unseen),
    discards: turn ? discardsOf(rules, state, seat, tiles, unseen) : [],
    reach: reachOf(rules, state, seat, counts, unseen)
  }
}

const reachOf = (
  rules: RuleSet,
  state: State,
  seat: Seat,
  counts: Counts,
  unseen: readonly number[]
): readonly InReach[] => {
  const { melds } = state.seats[seat]!
  const here = { counts, melds, closed: isClosed(melds), unseen, valuedWind: valuedWindFor(rules, state, seat) }
  return rules.parts.elements
    .flatMap((element) => {
      const lacks = element.reach?.(here) ?? null
      return lacks === null ? [] : [{ element: element.id, lacks }]
    })
    .sort((a, b) => a.lacks - b.lacks)
}

/** What the hand would wait for if the seat discarded the tile now. */
export const waitsAfterDiscard = (course: Course, state: State, seat: Seat, tile: Tile): readonly AdvisedWait[] => {
  const rules = rulesAt(course, state)
  const own = state.seats[seat]!
  const concealed = gathered(state, seat).filter((t) => t !== tile)
  const seats = state.seats.with(seat, { ...own, concealed })
  const after: State = { ...state, seats, phase: { at: "window", from: seat, tile, on: "discard" } }
  return waitsFor(rules, after, seat, unseenOf(rules, state, seat))
}

/** Copies of each kind that the seat cannot see anywhere. */
export const unseenOf = (rules: RuleSet, state: State, seat: Seat): readonly number[] => {
  const left = new Array<number>(42).fill(0)
  for (const tile of rules.slots.tiles.all) left[kindOf(tile)]! += 1
  const see = (tile: Tile): void => {
    if (tile >= 0) left[kindOf(tile)]! -= 1
  }
  for (const tile of gathered(state, seat)) see(tile)
  for (const [i, { melds, aside, river, concealed }] of state.seats.entries()) {
    for (const meld of melds) for (const tile of meld.tiles) see(tile)
    for (const tile of aside) see(tile)
    for (const discard of river) if (discard.claimedBy === null) see(discard.tile)
    if (i !== seat) for (const tile of concealed) see(tile)
  }
  for (const tile of state.indicators) see(tile)
  for (const tile of state.under) see(tile)
  return left
}

const waitsFor = (rules: RuleSet, state: State, seat: Seat, unseen: readonly number[]): readonly AdvisedWait[] => {
  const own = state.seats[seat]!
  return kindsIn(waitsIn(rules, countsOf(own.concealed), own.melds)).map((kind) => ({
    kind,
    left: unseen[kind]!,
    selfDraw: wouldBe(rules, state, { seat, tile: plainTile(rules, kind), by: "self-draw", from: null }),
    discard: wouldBe(rules, state, {
      seat,
      tile: plainTile(rules, kind),
      by: "discard",
      from: (seat + 1) % state.seats.length
    })
  }))
}

const plainTile = (rules: RuleSet, kind: Kind): Tile => {
  const red = rules.slots.tiles.red
  return [0, 1, 2, 3].map((copy) => tileOf(kind, copy)).find((tile) => !red.includes(tile)) ?? tileOf(kind, 0)
}

const wouldBe = (rules: RuleSet, state: State, win: Win): WouldBe => {
  const score = scoreWin(rules, state, win)
  if (score === null) return { meets: false, base: 0, elements: [] }
  return {
    meets: rules.slots.minimum.meets(unitsThatWin(score)),
    base: score.base,
    elements: score.lines.map((line) => line.element)
  }
}

const discardsOf = (
  rules: RuleSet,
  state: State,
  seat: Seat,
  tiles: readonly Tile[],
  unseen: readonly number[]
): readonly AdvisedDiscard[] => {
  const { melds } = state.seats[seat]!
  const out: AdvisedDiscard[] = []
  for (const kind of new Set(tiles.map(kindOf))) {
    const counts = countsOf(tiles)
    counts[kind]! -= 1
    const shanten = shantenIn(rules, counts, melds.length)
    const improving: Kind[] = []
    for (let drawn = 0; drawn < 34; drawn++) {
      if (counts[drawn]! >= 4 || unseen[drawn]! <= 0) continue
      counts[drawn]! += 1
      if (shantenIn(rules, counts, melds.length) < shanten) improving.push(drawn)
      counts[drawn]! -= 1
    }
    out.push({ kind, shanten, improving, left: improving.reduce((sum, k) => sum + unseen[k]!, 0) })
  }
  return out.sort((a, b) => a.shanten - b.shanten || b.left - a.left || a.kind - b.kind)
}
