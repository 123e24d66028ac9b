/** Walls made so that what seldom happens does: the rest of each wall is shuffled anew. */
import * as Result from "effect/Result"
import { arrangeWall } from "../../src/engine/arrange.ts"
import { steady } from "../../src/engine/course.ts"
import { start, step, waitingFor } from "../../src/engine/step.ts"
import { view, type View } from "../../src/engine/view.ts"
import { parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import type { Action } from "../../src/seams/action.ts"
import type { Event } from "../../src/seams/event.ts"
import type { Meld } from "../../src/seams/state.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import { check, count, countRefusals, numbersFrom, type Tally } from "./play.ts"

export interface Rare {
  readonly what: string
  /** hands by seat in notation; seat 0 deals */
  readonly hands: Readonly<Record<number, string>>
  readonly draws: string
  readonly turned?: string
}

/** Wins where it can, else throws what it drew. */
const simply = ({ legal, state }: View): Action => {
  const { phase } = state
  return (
    legal.find((action) => action._tag === "win") ??
    legal.find((action) => action._tag === "pass") ??
    legal.find((action) => action._tag === "discard" && phase.at === "turn" && action.tile === phase.drawn) ??
    legal[0]!
  )
}

export const rarities: readonly Rare[] = [
  { what: "toitoi", hands: { 0: "222m 444p 666s 888p 3m" }, draws: "3m" },
  { what: "honitsu", hands: { 0: "123m 456m 789m 11z 22z" }, draws: "2z" },
  { what: "iipeikou and pinfu", hands: { 0: "223344m 567p 678s 9s" }, draws: "9s" },
  {
    what: "three winners",
    hands: {
      0: "1m 4m 7m 1p 4p 7p 1s 4s 7s 1z 2z 3z 4z",
      1: "222m 333p 456s 66s 78p",
      2: "333m 444p 567s 77s 78p",
      3: "555m 222p 345s 88s 78p"
    },
    draws: "6p"
  },
  {
    what: "a debt",
    hands: { 0: "111z 222z 333z 1m 999m", 1: "2m 4m 7m 1p 4p 7p 1s 4s 7s 5z 6z 7z 4z" },
    draws: "9s 1m",
    turned: "4z"
  }
]

/** Plays the first deal of a rare wall, and goes on until the match is over. */
export const playRare = (rules: RuleSet, { hands, draws, turned }: Rare, seed: string, tally: Tally): void => {
  const random = numbersFrom(seed)
  const rest = rules.slots.tiles.all
    .map((tile) => [random(), tile] as const)
    .sort(([a], [b]) => a - b)
    .map(([, tile]) => tile)
  const used = new Set<number>()
  // each text is read with the tiles that the others left
  const read = (text: string): readonly number[] =>
    Result.getOrThrow(parseTiles(text)).map((tile) => {
      const free = [0, 1, 2, 3].map((i) => (tile & ~3) + ((tile + i) & 3)).find((t) => !used.has(t))!
      used.add(free)
      return free
    })
  const wall = arrangeWall(rules, {
    dealer: 0,
    hands: Object.fromEntries(Object.entries(hands).map(([seat, text]) => [seat, read(text)])),
    draws: read(draws),
    turned: read(turned ?? ""),
    rest
  })
  const walls = [Result.getOrThrow(wall), rest, rest.toReversed(), rest]
  const opened = Result.getOrThrow(start(steady(rules), { walls }, 0))
  let { table } = opened
  const note = (events: readonly Event[]): void => {
    for (const event of events) {
      if (event._tag === "Won")
        count(tally, `ending: ${event.wins.length > 1 ? `${event.wins.length} winners` : event.wins[0]!.by}`)
      if (event._tag === "Ended") {
        count(tally, `match: ${event.why}`)
        for (const transfer of event.transfers) count(tally, `transfer: ${transfer.why}`)
      }
      if (event._tag === "Settled")
        for (const score of event.scores) for (const line of score.lines) count(tally, `element: ${line.element}`)
    }
  }
  while (table.state.phase.at !== "over") {
    const seat = waitingFor(table)[0]!
    const next = Result.getOrThrow(step(table, seat, simply(view(table, seat))))
    table = next.table
    check(table.course, table.state, next.events.at(-1) ?? { _tag: "Passed", seat })
    note(next.events)
  }
}

/** Bans that ask for something that seldom is: a table is put in that place, and what it offers is tried. */
export const refuseRare = (seed: string, tally: Tally): void => {
  const rules = Result.getOrThrow(
    compile(level4, { "feljong/riichi": { fourLeft: true }, "feljong/turn": { swapCall: "banned" } })
  )
  const tiles = Result.getOrThrow(parseTiles("123m 456p 789s 11z 55z 66z"))
  const hands = { 0: tiles.slice(0, 13), 1: tiles.slice(13) }
  const random = numbersFrom(seed)
  const rest = rules.slots.tiles.all.toSorted(() => random() - 0.5)
  const walls = [Result.getOrThrow(arrangeWall(rules, { dealer: 0, hands, rest }))]
  const { table } = Result.getOrThrow(start(steady(rules), { walls }, 0))
  const poor = table.state.points.map((p, seat) => (seat === 0 ? 900 : seat === 1 ? p + 29_100 : p))
  countRefusals(tally, { ...table, state: { ...table.state, points: poor, live: 3 } }, 0)
  const third = tiles.at(-1)! + 1
  const last = { at: "window", from: 0, tile: third, on: "discard" } as const
  countRefusals(tally, { ...table, asked: [1], state: { ...table.state, live: 0, phase: last } }, 1)
  const run = { at: "window", from: 0, tile: tiles[2]! + 1, on: "discard" } as const
  const river = [{ tile: run.tile, drawn: true, declares: null, claimedBy: null }]
  const held = Result.getOrThrow(parseTiles("45m 36m 555p 777s 11z 2z"))
  const seats = table.state.seats.map((own, seat) =>
    seat === 0 ? { ...own, river } : seat === 1 ? { ...own, concealed: held.toSorted((a, b) => a - b) } : own
  )
  const open = { ...table, asked: [1], state: { ...table.state, phase: run, seats } }
  countRefusals(
    tally,
    Result.getOrThrow(step(open, 1, { _tag: "claim", what: "chi", tiles: held.slice(0, 2) })).table,
    1
  )
  const heldBy1 = (hand: string, melds: readonly string[]): typeof open => {
    const concealed = Result.getOrThrow(parseTiles(hand, { taken: [run.tile] })).toSorted((a, b) => a - b)
    const own = { ...table.state.seats[1]!, melds: melds.map(ponOf), concealed }
    return { ...open, state: { ...open.state, seats: seats.with(1, own) } }
  }
  // the claim would leave two tiles, both of the claimed kind
  countRefusals(tally, heldBy1("45m 33m", ["222p", "444p", "666p"]), 1)
  // a complete hand without a yaku
  countRefusals(tally, heldBy1("45m 22s", ["111p", "444p", "999s"]), 1)
}

const ponOf = (text: string): Meld => {
  const tiles = Result.getOrThrow(parseTiles(text))
  return { what: "pon", form: "triplet", tiles, from: 2, claimed: tiles[0]!, added: null }
}
