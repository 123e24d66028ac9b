/** Tables put together by hand just before something that seldom happens: a yakuman, a robbed kan, a rare ban. */
import * as Result from "effect/Result"
import { type Course, steady } from "../../src/engine/course.ts"
import { freshFacets } from "../../src/engine/reduce.ts"
import { start, step } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import { kindOf, type Tile } from "../../src/kernel/tile.ts"
import { parseHand, parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import type { RuleLayer } from "../../src/rules/layer.ts"
import type { Action } from "../../src/seams/action.ts"
import type { Discard, Meld, SeatState, State } from "../../src/seams/state.ts"
import * as yaku from "../../src/variants/common/yaku/index.ts"
import { advancedRules, forThree, forTwo, level4 } from "../../src/variants/feljong/index.ts"
import { countEvent, countRefusals, type Tally } from "./play.ts"

export const tiles = (text: string, taken: readonly Tile[] = []): readonly Tile[] =>
  Result.getOrThrow(parseTiles(text, { taken }))
export const courseOf = (layers: readonly RuleLayer[], options = {}): Course =>
  steady(Result.getOrThrow(compile(layers, options)))

const advanced = courseOf([...level4, ...advancedRules])
const rare = courseOf([...level4, ...advancedRules], {
  "feljong/yaku-summary": { renhou: true, doubleYakuman: true, nagashiMangan: true }
})
const duelo = courseOf([...level4, ...advancedRules, ...forTwo])
const sanma = courseOf([...level4, ...advancedRules, ...forThree])

export const tableOf = (course: Course, seed: number): Table =>
  Result.getOrThrow(start(course, { seed: (seed + 1).toString(16).padStart(32, "0") }, 0)).table

export interface Change {
  readonly seats?: Readonly<Record<number, Partial<SeatState>>>
  readonly state?: Partial<State>
  readonly asked?: readonly number[]
}

/** The table with what is said changed, as if play had come to this. */
export const put = (table: Table, { seats = {}, state = {}, asked = [] }: Change): Table => ({
  ...table,
  asked,
  said: new Map(),
  state: { ...table.state, ...state, seats: table.state.seats.map((own, seat) => ({ ...own, ...seats[seat] })) }
})

export const act = (table: Table, seat: number, action: Action, tally: Tally): Table => {
  const next = Result.getOrThrow(step(table, seat, action))
  for (const event of next.events) countEvent(tally, event)
  return next.table
}

const thrown = (tile: Tile): Discard => ({ tile, drawn: true, declares: null, claimedBy: null })
export const some = (text: string): readonly Discard[] => tiles(text).map(thrown)
/** Rivers that keep a win from being one of the first turn. */
export const later = { river: some("7s") }

const formOf = (meld: readonly Tile[]): Meld["form"] =>
  meld.length === 4 ? "quad" : kindOf(meld[0]!) === kindOf(meld[1]!) ? "triplet" : "run"

/** A yaku's example hand wins at the table. */
const showYaku = (course: Course, { example }: yaku.Yaku, seed: number, tally: Tally): void => {
  if (example !== undefined) showHand(course, example, seed, tally)
}

/** A hand wins at the table, with a tile that it draws or that seat 0 discards. */
export const showHand = (
  course: Course,
  example: { readonly hand: string; readonly winning: string; readonly by: "self-draw" | "discard" },
  seed: number,
  tally: Tally
): void => {
  const hand = Result.getOrThrow(parseHand(example.hand))
  const taken = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]
  const winning = tiles(example.winning, taken)[0]!
  const melds = hand.melds.map(({ tiles: all, from }): Meld => {
    const form = formOf(all)
    const what = form === "quad" ? (from === null ? "kan-closed" : "kan-open") : form === "run" ? "chi" : "pon"
    return {
      what,
      form,
      tiles: all,
      from: from === null ? null : 2,
      claimed: from === null ? null : all[0]!,
      added: null
    }
  })
  const concealed = hand.concealed.toSorted((a, b) => a - b)
  const own = { concealed, melds, aside: [], ...later }
  const drawn = example.by === "self-draw"
  const table = put(tableOf(course, seed), {
    seats: { 1: own, 0: later },
    asked: drawn ? [] : [1],
    state: {
      phase: drawn
        ? { at: "turn", seat: 1, drawn: winning, after: null }
        : { at: "window", from: 0, tile: winning, on: "discard" }
    }
  })
  act(table, 1, { _tag: "win" }, tally)
}

const ready = tiles("234m 567m 456p 33s 67s")
const eight = tiles("8s", ready)[0]!

/** A ready hand of simple tiles wins in some other moment. */
export const winAt = (course: Course, seed: number, change: Change, tally: Tally): void => {
  const own = { concealed: ready.toSorted((a, b) => a - b), melds: [], aside: [], ...later, ...change.seats?.[1] }
  act(put(tableOf(course, seed), { ...change, seats: { ...change.seats, 1: own } }), 1, { _tag: "win" }, tally)
}

const yakuList = Object.values(yaku).filter((one): one is yaku.Yaku => typeof one === "object")

export const happenRarely = (seed: number, tally: Tally): void => {
  for (const one of yakuList) showYaku(advanced, one, seed, tally)
  showYaku(rare, yaku.daisuushii, seed, tally)
  const robbed = { at: "window", from: 0, tile: eight, on: { set: "kan-added" } } as const
  const drawn = { at: "turn", seat: 1, drawn: eight, after: null } as const
  const discarded = { at: "window", from: 0, tile: eight, on: "discard" } as const
  winAt(advanced, seed, { state: { phase: robbed }, asked: [1] }, tally)
  winAt(advanced, seed, { state: { phase: { ...drawn, after: { set: "kan-closed" } } } }, tally)
  winAt(advanced, seed, { state: { phase: drawn, live: 0 } }, tally)
  winAt(advanced, seed, { state: { phase: discarded, live: 0 }, asked: [1] }, tally)
  winAt(advanced, seed, { seats: { 1: { river: [] } }, state: { phase: drawn } }, tally)
  winAt(advanced, seed, { seats: { 1: { river: [] } }, state: { phase: drawn, dealer: 1 } }, tally)
  winAt(rare, seed, { seats: { 1: { river: [] } }, state: { phase: discarded }, asked: [1] }, tally)
  winInRiichi(seed, tally)
  robKita(seed, tally)
  nagashi(seed, tally)
  refuse(seed, tally)
}

/** Double riichi, won at once; and in Sanma with ura indicators that point at the Norths set aside. */
const winInRiichi = (seed: number, tally: Tally): void => {
  for (const course of [advanced, sanma]) {
    const { rules } = course.stages[0]!
    const facets = {
      ...freshFacets(rules, {}),
      riichi: { said: [false, true, false, false], stands: [false, true, false, false] },
      "first-riichi": [false, true, false, false],
      ippatsu: [false, true, false, false]
    }
    const hand = tiles("234p 567p 456s 33s 67s")
    const own = { concealed: hand.toSorted((a, b) => a - b), melds: [], aside: tiles("4z"), ...later }
    const wests = tiles("3z 3z 3z")
    const table = tableOf(course, seed)
    const wall = table.wall.with(table.wall.length - 13, wests[1]!)
    const phase = { at: "turn", seat: 1, drawn: tiles("8s", hand)[0]!, after: null } as const
    const state = {
      facets,
      phase,
      pot: 1_000,
      indicators: [wests[0]!],
      points: table.state.points.with(1, table.state.points[1]! - 1_000)
    }
    act({ ...put(table, { seats: { 1: own }, state }), wall }, 1, { _tag: "win" }, tally)
  }
}

const robKita = (seed: number, tally: Tally): void => {
  const hand = tiles("234p 567p 456s 99s 44z")
  const north = tiles("4z", hand)[0]!
  const own = { concealed: hand.toSorted((a, b) => a - b), melds: [], aside: [], ...later }
  const facets = {
    ...freshFacets(sanma.stages[0]!.rules, {}),
    riichi: { said: [false, true, false], stands: [false, true, false] }
  }
  const phase = { at: "window", from: 0, tile: north, on: { set: "kita" } } as const
  act(
    put(tableOf(sanma, seed), {
      seats: { 1: own, 0: { aside: [north] } },
      asked: [1],
      state: { phase, facets, pot: 1_000 }
    }),
    1,
    { _tag: "win" },
    tally
  )
}

/** The wall runs out before a player who has thrown nothing but terminals and honours. */
const nagashi = (seed: number, tally: Tally): void => {
  const table = tableOf(rare, seed)
  const state = { live: 0, phase: { at: "turn", seat: 0, drawn: tiles("1m")[0]!, after: null } } as const
  const concealed = tiles("147m 258p 369s 5555z").toSorted((a, b) => a - b)
  const seats = {
    0: { river: some("9m 1p 1z"), concealed },
    1: { ...later, concealed },
    2: { ...later, concealed },
    3: { ...later, concealed }
  }
  act(put(table, { seats, state }), 0, { _tag: "discard", tile: tiles("1m")[0]! }, tally)
}

const refuse = (seed: number, tally: Tally): void => {
  const quad = (text: string): Meld => ({
    what: "kan-closed",
    form: "quad",
    tiles: tiles(text),
    from: null,
    claimed: null,
    added: null
  })
  const four = { melds: ["1111p", "2222p", "3333p", "4444p"].map(quad) }
  const held = tiles("1111s 234m 678s 55z 7s").toSorted((a, b) => a - b)
  const fifth = put(tableOf(advanced, seed), { seats: { 1: four, 0: { concealed: held.slice(0, 13) } } })
  countRefusals(tally, fifth, 0)
  const furiten = { concealed: ready.toSorted((a, b) => a - b), melds: [], aside: [], river: some("5s") }
  const window = { at: "window", from: 0, tile: eight, on: "discard" } as const
  countRefusals(tally, put(tableOf(advanced, seed), { seats: { 1: furiten }, asked: [1], state: { phase: window } }), 1)
  const dummy = { ...window, from: 1 }
  countRefusals(
    tally,
    put(tableOf(duelo, seed), { seats: { 2: { ...furiten, river: [] } }, asked: [2], state: { phase: dummy } }),
    2
  )
  const afterPon = { at: "turn", seat: 0, drawn: null, after: { claim: "pon" } } as const
  const pon: Meld = {
    what: "pon",
    form: "triplet",
    tiles: tiles("222p"),
    from: 1,
    claimed: tiles("2p")[0]!,
    added: null
  }
  const claimed = { concealed: tiles("1111s 234s 44z 99m").toSorted((a, b) => a - b), melds: [pon] }
  for (const course of [advanced, sanma])
    countRefusals(tally, put(tableOf(course, seed), { seats: { 0: claimed }, state: { phase: afterPon } }), 0)
  const poor = tableOf(advanced, seed)
  const points = poor.state.points.map((p, seat) => (seat === 0 ? 900 : seat === 1 ? p + 29_100 : p))
  countRefusals(
    tally,
    put(poor, { seats: { 0: { concealed: tiles("123m 456p 789s 11z 55p") } }, state: { points } }),
    0
  )
}
