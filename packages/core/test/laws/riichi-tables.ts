/** Riichi tables put together by hand just before something that seldom happens, for each preset alike. */
import * as Result from "effect/Result"
import type { Course } from "../../src/engine/course.ts"
import { freshFacets } from "../../src/engine/reduce.ts"
import { step, waitingFor } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import type { Meld, SeatState, State } from "../../src/seams/state.ts"
import { countEvent, countRefusals, type Tally } from "./play.ts"
import { act, type Change, later, put, showHand, some, tableOf, tiles } from "./rare-tables.ts"

const own = (text: string, more: Partial<SeatState> = {}): Partial<SeatState> => ({
  concealed: tiles(text).toSorted((a, b) => a - b),
  melds: [],
  aside: [],
  ...later,
  ...more
})
// no 2 to 8 of Characters, so that the same tables can be set up for three players
const ready = "234p567p456s33s67s"
const eight = tiles("8s", tiles(ready))[0]!
const far = own("19m147p258s12345z")
const [one, white] = tiles("9m5z") as [Tile, Tile]

const turn = (seat: number, drawn: Tile) => ({ at: "turn", seat, drawn, after: null }) as const
const windowOn = (tile: Tile, from = 0) => ({ at: "window", from, tile, on: "discard" }) as const

const quad = (text: string): Meld => ({
  what: "kan-closed",
  form: "quad",
  tiles: tiles(text),
  from: null,
  claimed: null,
  added: null
})
const pon = (text: string): Meld => {
  const three = tiles(text)
  return { what: "pon", form: "triplet", tiles: three, from: 0, claimed: three[0]!, added: null }
}

/** A hand that wins with each element that seldom does, its last tile drawn or discarded. */
const shown: readonly (readonly [hand: string, winning: string, drawn?: true])[] = [
  ["123p789p79s33z(111s>)", "8s"],
  ["123p789p79s99m(111s>)", "8s"],
  ["1199m2255p3388s4z", "4z"],
  ["345p11p68p999p(444z>)", "7p"],
  ["111p345p99p68p(222p>)", "7p"],
  ["111m999m11p99s(111s>)", "9s"],
  ["1112345678999p", "5p"],
  ["555z66z234p99s(777z>)", "6z"],
  ["111222333z44z55p", "4z"],
  ["111m999m222p33s88s", "3s", true],
  ["5p(1111s^)[2222p](3333s>)(4444s^)", "5p"],
  ["111z22z55z(333z>)(666z>)", "5z"],
  ["111z222z44z13p(333z>)", "2p"],
  ["234s234s66s88s(666z>)", "8s"],
  ["19m19p19s1234566z", "7z"],
  ["112233p678p33z57s", "6s"],
  ["123456p33z79p(888s>)", "8p"],
  ["112233p667788s3z", "3z"],
  ["111m666p888s13p99s", "2p"],
  ["13p99s[1111m][6666p](8888s>)", "2p"],
  ["111m111s46p99s(111p>)", "5p"],
  ["555z666z77z234p13s", "2s"],
  ["11m666p99s(888s>)(222p>)", "1m"],
  ["11m999p33z(111s>)(999s>)", "1m"],
  ["234p678p33s57s(222z>)", "6s"],
  ["067p234p33s57s(888s>)", "6s"],
  ["234p678p33z345s57s", "6s", true]
]
/** Those that need a chi or a run of Characters. */
const shownByFour: typeof shown = [
  ["234m234p24s99s(555z>)", "3s"],
  ["234m567m34p33s(567s<)", "5p"]
]

export const riichiRarely = (course: Course, seed: number, tally: Tally): void => {
  const table = tableOf(course, seed)
  const { rules } = course.stages[0]!
  const { count } = rules.slots.seats
  const four = count === 4
  const { start } = rules.slots.points
  const has = (parts: readonly { readonly id: string }[], id: string): boolean => parts.some((part) => part.id === id)
  const only = (seat: number): readonly boolean[] => table.state.seats.map((_, other) => other === seat)
  /** What the facets of riichi hold when some seats have declared it. */
  const inRiichi = (...seats: readonly number[]): State["facets"] => {
    const stands = table.state.seats.map((_, seat) => seats.includes(seat))
    return { ...freshFacets(rules, {}), riichi: { said: stands, stands } }
  }
  const everybody = (seat: Partial<SeatState>): Readonly<Record<number, Partial<SeatState>>> =>
    Object.fromEntries([...table.state.seats.keys()].map((i) => [i, seat]))
  const win = (change: Change, seat = 1): void => void act(put(table, change), seat, { _tag: "win" }, tally)
  const winReady = (state: Partial<State>, seats: Change["seats"] = {}): void => {
    const asked = state.phase?.at === "window" ? [1] : []
    win({ state, asked, seats: { ...seats, 1: { ...own(ready), ...seats[1] } } })
  }
  /** Discards, and everybody passes until nobody is asked. */
  const discard = (change: Change, seat: number, tile: Tile, declare?: string): void => {
    let now = act(put(table, change), seat, { _tag: "discard", tile, ...(declare && { declare }) }, tally)
    while (now.state.phase.at === "window") now = passed(now, tally)
  }

  for (const [hand, winning, drawn] of [...shown, ...(four ? shownByFour : [])])
    showHand(course, { hand, winning, by: drawn ? "self-draw" : "discard" }, seed, tally)

  // first turns, last tiles, riichi
  const first = { 1: { river: [] } }
  winReady({ phase: turn(1, eight) }, first)
  winReady({ phase: turn(1, eight), dealer: 1 }, first)
  winReady({ phase: windowOn(eight) }, first)
  winReady({ phase: turn(1, eight), live: 0 })
  winReady({ phase: windowOn(eight), live: 0 })
  winReady({ phase: { ...turn(1, eight), after: { set: "kan-closed" } } })
  const atOnce = { ...inRiichi(1), ippatsu: only(1) }
  const declared = { phase: turn(1, eight), pot: 1_000, indicators: tiles("1p") }
  winReady({ ...declared, facets: atOnce })
  winReady({ ...declared, facets: { ...atOnce, "first-riichi": only(1) } })
  const under = table.wall.with(rules.slots.wall.turned("under", 1, 0, table.wall.length), tiles("1p")[0]!)
  act(
    { ...put(table, { seats: { 1: own(ready) }, state: { ...declared, facets: atOnce } }), wall: under },
    1,
    { _tag: "win" },
    tally
  )

  // every kan
  const three = tiles("555z")
  const fourth = tiles("5z", three)[0]!
  const river = [{ tile: fourth, drawn: true, declares: null, claimedBy: null }]
  const kans = { 0: { river }, 1: own("147p258s1234z555z") }
  act(
    put(table, { seats: kans, asked: [1], state: { phase: windowOn(fourth) } }),
    1,
    { _tag: "claim", what: "kan-open", tiles: three },
    tally
  )
  const all = [...three, fourth].toSorted((a, b) => a - b)
  act(
    put(table, { seats: kans, state: { phase: turn(1, fourth) } }),
    1,
    { _tag: "setAside", what: "kan-closed", tiles: all },
    tally
  )
  const added = { 1: own("147p258s1234z", { melds: [pon("555z")] }) }
  act(
    put(table, { seats: added, state: { phase: turn(1, fourth) } }),
    1,
    { _tag: "setAside", what: "kan-added", tiles: [fourth] },
    tally
  )

  // robbed
  winReady({ phase: { ...windowOn(eight), on: { set: "kan-added" } } })
  if (has(rules.parts.robberies, "kokushi-chankan")) {
    const phase = { ...windowOn(white), on: { set: "kan-closed" } } as const
    win({ seats: { 1: own("19m19p19s1123467z") }, asked: [1], state: { phase } })
  }

  // no winner
  const exhausted = { live: 0, phase: turn(0, one) }
  discard({ seats: { ...everybody(far), 1: own(ready) }, state: exhausted }, 0, one)
  discard({ seats: { ...everybody(far), 0: { ...far, river: some("1m1p1z") } }, state: exhausted }, 0, one)
  const two = own("567p456s1z", { melds: ["1111p", "2222p"].map(quad) })
  const twoMore = own("567p456s2z", { melds: ["3333s", "9999s"].map(quad) })
  discard({ seats: { 0: two, 1: twoMore, 2: far, 3: far }, state: { phase: turn(2, white) } }, 2, white)
  if (four) {
    const [lastWind, ...others] = tiles("1111z") as [Tile, ...Tile[]]
    const winds = others.map((tile) => ({ ...far, river: [{ tile, drawn: true, declares: null, claimedBy: null }] }))
    discard({ seats: { ...winds, 3: { ...far, river: [] } }, state: { phase: turn(3, lastWind) } }, 3, lastWind)
    const state = { phase: turn(3, white), facets: inRiichi(0, 1, 2), pot: 3_000 }
    discard({ seats: { ...everybody(far), 3: own(ready) }, state }, 3, white, "riichi")
  }
  const { atMost } = rules.slots.winners
  const asked = [...table.state.seats.keys()].slice(1)
  for (const several of [asked.slice(0, 2), asked]) {
    let now = put(table, {
      seats: { ...everybody(own(ready)), 0: far },
      asked: several,
      state: { phase: windowOn(eight) }
    })
    for (const seat of several)
      if (now.state.phase.at === "window" && (atMost > 1 || seat === 1)) now = act(now, seat, { _tag: "win" }, tally)
  }

  // a yakuman that was fed, with honba, drawn and on another's discard
  const facets = {
    ...freshFacets(rules, {}),
    honba: { now: 1, next: 0 },
    liable: table.state.seats.map((_, seat) => (seat === 1 ? { by: 2, what: "dragons" } : null))
  }
  const fed = { 1: own("33s67s", { melds: ["555z", "666z", "777z"].map(pon) }) }
  win({ seats: fed, state: { facets, phase: turn(1, eight) } })
  win({ seats: fed, asked: [1], state: { facets, phase: windowOn(eight) } })

  // the end of a match
  const goal = four ? 30_000 : 40_000
  const turns = count * rules.slots.rounds.count
  const points = (seat0: number, seat1: number, pot = 0): readonly number[] => {
    const rest = start * count - pot - seat0 - seat1
    return four ? [seat0, seat1, Math.floor(rest / 2), Math.ceil(rest / 2)] : [seat0, seat1, rest]
  }
  const phase = windowOn(eight)
  winReady({ phase, points: points(500, start) })
  winReady({ phase, turns, points: points(goal - 1_500, goal - 1_500) })
  winReady({ phase, turns: turns - 1, dealer: count - 1, pot: 1_000, points: points(20_000, goal + 10_000, 1_000) })
  winReady({ phase, turns: turns - 1, dealer: 1, points: points(20_000, goal + 10_000) })
  const last = { live: 0, phase: turn(0, one), turns: turns - 1, dealer: count - 1, pot: 2_000 }
  discard({ seats: everybody(far), state: { ...last, points: points(20_000, goal + 8_000, 2_000) } }, 0, one)

  refuse(table, tally)
  if (!four) norths(table, inRiichi(1), tally)
}

const passed = (table: Table, tally: Tally): Table => {
  const next = Result.getOrThrow(step(table, waitingFor(table)[0]!, { _tag: "pass" }))
  for (const event of next.events) countEvent(tally, event)
  return next.table
}

/** Tables at which what is offered, or tried, is refused. */
const refuse = (table: Table, tally: Tally): void => {
  const tried = (seat: number, change: Change): void => countRefusals(tally, put(table, change), seat)
  const { rules } = table.course.stages[0]!
  const { seats, points } = table.state
  const only = (seat: number): readonly boolean[] => seats.map((_, other) => other === seat)
  const fresh = freshFacets(rules, {})
  const phase = windowOn(eight)
  const drawn = { phase: turn(0, white) }
  const four = { melds: ["1111p", "2222p", "3333p", "4444p"].map(quad) }
  tried(0, { seats: { 1: four, 0: own("1111s234s678s557z") }, state: drawn })
  tried(1, { seats: { 1: own(ready, { river: some("5s") }) }, asked: [1], state: { phase } })
  const missed = { passing: [], lately: only(1), forGood: only(1) }
  tried(1, { seats: { 1: own(ready) }, asked: [1], state: { phase, facets: { ...fresh, missed } } })
  const after = { at: "turn", seat: 0, drawn: null, after: { claim: "pon" } } as const
  tried(0, { seats: { 0: own("1111s234s44z99m", { melds: [pon("222p")] }) }, state: { phase: after } })
  tried(0, { seats: { 0: own("2p111s234s44z99m", { melds: [pon("222p")] }) }, state: { phase: after } })
  const poor = [900, ...points.slice(1)]
  tried(0, { seats: { 0: own(ready) }, state: { ...drawn, points: poor, live: seats.length - 1 } })
  tried(0, {
    seats: { 0: own(ready) },
    state: { ...drawn, facets: { ...fresh, riichi: { said: only(0), stands: only(0) } } }
  })
  tried(0, { seats: { 0: own("456p789s11z55p", { melds: [pon("222p")] }) }, state: drawn })
  tried(1, { seats: { 1: own("123p456p789s11z55z") }, asked: [1], state: { phase: windowOn(white), live: 0 } })
  if (seats.length < 4) return
  const melds = ["222p", "444p", "666p"].map(pon)
  tried(1, { seats: { 1: own("45m33m", { melds }) }, asked: [1], state: { phase: windowOn(tiles("3m")[0]!) } })
}

/** Norths set aside: indicators that point at them, one that is robbed, and replacements that win. */
const norths = (table: Table, facets: State["facets"], tally: Tally): void => {
  const [shownWest, hiddenWest] = tiles("33z") as [Tile, Tile]
  const { turned } = table.course.stages[0]!.rules.slots.wall
  const wall = table.wall.with(turned("under", 1, 0, table.wall.length), hiddenWest)
  const seats = { 1: own(ready, { aside: tiles("4z") }) }
  const win = (change: Change): void => void act({ ...put(table, change), wall }, 1, { _tag: "win" }, tally)
  win({ seats, state: { facets, phase: turn(1, eight), pot: 1_000, indicators: [shownWest] } })
  const north = tiles("444z")[2]!
  const waits = { 1: own("234p567p456s99s44z"), 0: { aside: [north] } }
  win({ seats: waits, asked: [1], state: { phase: { ...windowOn(north), on: { set: "kita" } }, facets, pot: 1_000 } })
  win({ seats, state: { phase: { ...turn(1, eight), after: { set: "kita" } } } })
}
