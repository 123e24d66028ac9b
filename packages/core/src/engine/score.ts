import { kindOf, type Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { HandScore, ScoreLine, Win } from "../seams/event.ts"
import type { Scoring } from "../seams/parts.ts"
import type { FullHand, Reading } from "../seams/reading.ts"
import { readingOf } from "../seams/standard-readings.ts"
import type { Seat } from "../seams/seat.ts"
import type { Units } from "../seams/slots.ts"
import type { State } from "../seams/state.ts"
import { fullHand } from "./hand.ts"
import { readOf } from "./read.ts"

/** What the hand would win with, for the seat: `null` for a hand that is not complete in any reading. */
export const scoreWin = (rules: RuleSet, state: State, win: Win): HandScore | null => {
  const own = state.seats[win.seat]!
  const settledIn = win.by === "self-draw" && own.concealed.length % 3 === 2
  const hand = fullHand(own.concealed, settledIn ? null : win.tile, own.melds)
  const kind = kindOf(win.tile)
  const { shapes } = rules.parts
  const last = { kind, claimed: win.by !== "self-draw" }
  const readings =
    shapes.length === 1 ? shapes[0]!.readings(hand, last) : shapes.flatMap((shape) => shape.readings(hand, last))
  return best(rules, state, win.seat, win, hand, readings)
}

/** What a hand counts that has not won, by the readings that the rules have for it; nothing where they have none. */
export const scoreUnfinished = (rules: RuleSet, state: State, seat: Seat): HandScore | null => {
  if (rules.parts.unfinished.length === 0) return null
  const own = state.seats[seat]!
  const hand = fullHand(own.concealed, null, own.melds)
  return best(
    rules,
    state,
    seat,
    null,
    hand,
    rules.parts.unfinished.flatMap((u) => u.readings(hand))
  )
}

/** Of several readings the one that pays most; of equal ones the one that counts most, then the first. */
const best = (
  rules: RuleSet,
  state: State,
  seat: Seat,
  win: Win | null,
  hand: FullHand,
  readings: readonly Reading[]
): HandScore | null => {
  const here = scoring(rules, state, seat, win, hand)
  let chosen: HandScore | null = null
  for (const reading of readings) {
    here.reading = reading
    const score = tally(rules, here)
    if (chosen === null || isBetter(rules, score, chosen)) chosen = score
  }
  return chosen === null ? null : filledUp(rules, chosen)
}

/** The score with the line that fills a unit up to a full step, where the rules have one. */
const filledUp = ({ slots: { tally }, owners }: RuleSet, score: HandScore): HandScore => {
  const sum = tally.fillsUp === undefined ? undefined : score.units[tally.fillsUp.unit]
  if (tally.fillsUp === undefined || sum === undefined) return score
  const { id, unit, lacks, cites } = tally.fillsUp
  const amount = lacks(sum)
  if (amount === 0) return score
  const line = { element: id, unit, amount, bonus: true, tiles: [], clause: cites, layer: owners.tally }
  return { ...score, lines: [...score.lines, line], units: { ...score.units, [unit]: sum + amount } }
}

/** More points; or as many, with more of the first unit that the tally reads, then of the next. */
const isBetter = (rules: RuleSet, one: HandScore, other: HandScore): boolean => {
  if (one.base !== other.base) return one.base > other.base
  for (const unit of rules.slots.tally.reads) {
    const more = (one.units[unit] ?? 0) - (other.units[unit] ?? 0)
    if (more !== 0) return more > 0
  }
  return false
}

type Open<T> = { -readonly [K in keyof T]: T[K] }
type Here = Open<Scoring<never, never>>

const noReading: Reading = readingOf("", [], -1, "none")

/** What a wind is worth to the seat, in triplets. */
export const valuedWindFor =
  (rules: RuleSet, state: State, seat: Seat) =>
  (wind: number): number =>
    rules.parts.vetoedWinds.some((v) => v.wind === wind) ? 0 : rules.slots.valuedWinds(wind, seat, state)

/** One object serves every element in turn: only `o` and `reading` change. */
const scoring = (rules: RuleSet, state: State, seat: Seat, win: Win | null, hand: FullHand): Here => {
  return {
    o: {} as never,
    read: readOf(state),
    state,
    seat,
    win,
    hand,
    reading: noReading,
    aside: state.seats[seat]!.aside,
    isRed: rules.isRed,
    indicated: rules.indicated,
    valuedWind: valuedWindFor(rules, state, seat)
  }
}

const tally = (rules: RuleSet, here: Here): HandScore => {
  const { alone, base } = rules.slots.tally
  const all = linesOf(rules, here)
  const counted = rules.outranks.size === 0 ? all : withoutOutranked(rules, all)
  const lines =
    alone !== undefined && counted.some(({ unit }) => unit === alone)
      ? counted.filter(({ unit }) => unit === alone)
      : counted
  const units = sum(rules, lines)
  return { seat: here.seat, lines, units, base: base(units) }
}

const linesOf = ({ parts: { elements } }: RuleSet, here: Here): readonly ScoreLine[] => {
  const lines: ScoreLine[] = []
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!
    here.o = element.o as never
    const amount = element.worth(here)
    if (amount === 0) continue
    const tiles: readonly Tile[] = element.tiles === undefined ? here.hand.tiles : element.tiles(here)
    lines.push({
      element: element.id,
      unit: element.unit,
      amount,
      bonus: element.bonus === true,
      tiles,
      clause: element.cites,
      layer: element.layer
    })
  }
  return lines
}

/** What an element replaces it replaces through others too, so it does not matter whether it is replaced itself. */
const withoutOutranked = ({ outranks }: RuleSet, lines: readonly ScoreLine[]): readonly ScoreLine[] =>
  lines.filter(({ element }) => !lines.some((over) => outranks.get(over.element)?.includes(element)))

const sum = (rules: RuleSet, lines: readonly ScoreLine[]): Units => {
  const units: Record<string, number> = {}
  for (const unit of rules.slots.tally.reads) {
    let total = 0
    for (const line of lines) if (line.unit === unit) total += line.amount
    if (total > 0) units[unit] = total
  }
  return units
}

/** The units that make a win possible: those of elements that are not a mere bonus. */
export const unitsThatWin = (score: HandScore): Units => {
  const units: Record<string, number> = {}
  for (const line of score.lines) if (!line.bonus) units[line.unit] = (units[line.unit] ?? 0) + line.amount
  return units
}
