/** Riichi tables put together by hand just before something that seldom happens. */
import * as Result from "effect/Result"
import type { Course } from "../../src/engine/course.ts"
import { freshFacets } from "../../src/engine/reduce.ts"
import { step, waitingFor } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import type { Meld, SeatState, State } from "../../src/seams/state.ts"
import * as yaku from "../../src/variants/common/yaku/index.ts"
import { fourPlayers, sets } from "../../src/variants/riichi/index.ts"
import { countEvent, countRefusals, type Tally } from "./play.ts"
import {
  act,
  type Change,
  courseOf,
  later,
  put,
  showYaku,
  some,
  tableOf,
  tiles,
  winAt,
  yakuList
} from "./rare-tables.ts"

const preset = (name: string): Course => {
  const { layers, options } = sets.find((set) => set.id === `riichi/${name}`)!
  return courseOf(layers, options)
}
const guide = preset("guide")
const majsoul = preset("majsoul")
const ema = preset("ema-2016")
const wrc = preset("wrc-2015")
const sanma = preset("tenhou-sanma")
const lenient = courseOf(fourPlayers, { "riichi/pao": { honba: "liable", fourthQuad: "yes" } })

const own = (text: string, more: Partial<SeatState> = {}): Partial<SeatState> => ({
  concealed: tiles(text).toSorted((a, b) => a - b),
  melds: [],
  aside: [],
  ...later,
  ...more
})
const ready = "234m567m456p33s67s"
const held = tiles(ready)
const eight = tiles("8s", held)[0]!
const far = own("147m258p369s1234z")

const turn = (seat: number, drawn: Tile) => ({ at: "turn", seat, drawn, after: null }) as const
const windowOn = (tile: Tile, from = 0) => ({ at: "window", from, tile, on: "discard" }) as const

/** What the facets of riichi hold when some seats have declared it. */
const inRiichi = (course: Course, ...seats: readonly number[]): State["facets"] => {
  const { rules } = course.stages[0]!
  const stands = Array.from({ length: rules.slots.seats.count }, (_, seat) => seats.includes(seat))
  return { ...freshFacets(rules, {}), riichi: { said: stands, stands } }
}

/** Everybody passes until nobody is asked. */
const letPass = (table: Table, tally: Tally): Table => {
  let now = table
  while (now.state.phase.at === "window") {
    const next = Result.getOrThrow(step(now, waitingFor(now)[0]!, { _tag: "pass" }))
    for (const event of next.events) countEvent(tally, event)
    now = next.table
  }
  return now
}

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

export const riichiRarely = (seed: number, tally: Tally): void => {
  for (const one of yakuList) showYaku(guide, one, seed, tally)
  for (const one of [yaku.daisuushii, yaku.suuankou]) showYaku(majsoul, one, seed, tally)
  firstTurns(seed, tally)
  robbed(seed, tally)
  drawn(seed, tally)
  fed(seed, tally)
  ends(seed, tally)
  refuse(seed, tally)
  sanmaOnly(seed, tally)
}

const firstTurns = (seed: number, tally: Tally): void => {
  const fresh = { seats: { 1: { river: [] } } }
  winAt(guide, seed, { ...fresh, state: { phase: turn(1, eight) } }, tally)
  winAt(guide, seed, { ...fresh, state: { phase: turn(1, eight), dealer: 1 } }, tally)
  for (const course of [ema, wrc])
    winAt(course, seed, { ...fresh, state: { phase: windowOn(eight) }, asked: [1] }, tally)
  winAt(guide, seed, { state: { phase: turn(1, eight), live: 0 } }, tally)
  winAt(guide, seed, { state: { phase: windowOn(eight), live: 0 }, asked: [1] }, tally)
  winAt(guide, seed, { state: { phase: { ...turn(1, eight), after: { set: "kan-closed" } } } }, tally)
  const facets = {
    ...inRiichi(guide, 1),
    "first-riichi": [false, true, false, false],
    ippatsu: [false, true, false, false]
  }
  winAt(guide, seed, { state: { phase: turn(1, eight), facets, pot: 1_000, indicators: tiles("1z") } }, tally)
}

const robbed = (seed: number, tally: Tally): void => {
  winAt(guide, seed, { state: { phase: { ...windowOn(eight), on: { set: "kan-added" } } }, asked: [1] }, tally)
  const orphans = { 1: own("19m19p19s1123456z") }
  const white = tiles("7z")[0]!
  const phase = { ...windowOn(white), on: { set: "kan-closed" } }
  act(put(tableOf(majsoul, seed), { seats: orphans, asked: [1], state: { phase } }), 1, { _tag: "win" }, tally)
}

/** Each way in which a deal ends without a winner. */
const drawn = (seed: number, tally: Tally): void => {
  const deal = (change: Change, course = guide): Table => put(tableOf(course, seed), change)
  const discard = (table: Table, seat: number, tile: Tile): void =>
    void letPass(act(table, seat, { _tag: "discard", tile }, tally), tally)
  const [east, second, third, fourth] = tiles("1111z")
  const winds = [east, second, third].map((tile) => ({
    ...far,
    river: [{ tile: tile!, drawn: true, declares: null, claimedBy: null }]
  }))
  discard(deal({ seats: { ...winds, 3: { ...far, river: [] } }, state: { phase: turn(3, fourth!) } }), 3, fourth!)
  const white = tiles("5z")[0]!
  const riichi = deal({
    seats: { 0: far, 1: far, 2: far, 3: own(ready) },
    state: { phase: turn(3, white), facets: inRiichi(guide, 0, 1, 2), pot: 3_000 }
  })
  letPass(act(riichi, 3, { _tag: "discard", tile: white, declare: "riichi" }, tally), tally)
  const two = { 0: own("123m456p1z", { melds: ["1111p", "2222p"].map(quad) }) }
  const kans = { ...two, 1: own("123m456s2z", { melds: ["3333s", "9999s"].map(quad) }), 2: far, 3: far }
  discard(deal({ seats: kans, state: { phase: turn(2, white) } }), 2, white)
  const nine = { 0: own("19m19p19s123z4478m", { river: [] }) }
  act(deal({ seats: nine, state: { phase: turn(0, white) } }), 0, { _tag: "declare", what: "nine-orphans" }, tally)
  const waiting = { 0: far, 1: own(ready), 2: own(ready), 3: own(ready) }
  let three = deal({ seats: waiting, asked: [1, 2, 3], state: { phase: windowOn(eight) } })
  for (const seat of [1, 2, 3]) three = act(three, seat, { _tag: "win" }, tally)
  const one = tiles("9m")[0]!
  const orphans = { 0: { ...far, river: some("1m1p1z") }, 1: far, 2: far, 3: far }
  discard(deal({ seats: orphans, state: { live: 0, phase: turn(0, one) } }), 0, one)
  const exhausted = { 0: { ...far, ...later }, 1: own(ready), 2: far, 3: far }
  discard(deal({ seats: exhausted, state: { live: 0, phase: turn(0, one) } }), 0, one)
}

/** A yakuman that was fed, with honba, drawn and on another's discard; and a fourth quad. */
const fed = (seed: number, tally: Tally): void => {
  const dragons = { melds: ["555z", "666z", "777z"].map(pon) }
  const facets = (what: string) => ({
    ...freshFacets(lenient.stages[0]!.rules, {}),
    honba: { now: 1, next: 0 },
    liable: [null, { by: 3, what }, null, null]
  })
  const seats = { 1: own("33s67s", dragons) }
  const on = (state: Partial<State>, asked: readonly number[]): Table =>
    put(tableOf(lenient, seed), { seats, asked, state: { facets: facets("dragons"), ...state } })
  act(on({ phase: turn(1, eight) }, []), 1, { _tag: "win" }, tally)
  act(on({ phase: windowOn(eight) }, [1]), 1, { _tag: "win" }, tally)
  const four = { 1: own("1z", { melds: ["1111p", "2222p", "3333p", "4444p"].map(quad) }) }
  const state = { phase: turn(1, tiles("11z")[1]!), facets: facets("quads") }
  act(put(tableOf(lenient, seed), { seats: four, state }), 1, { _tag: "win" }, tally)
}

/** Each way in which a match ends. */
const ends = (seed: number, tally: Tally): void => {
  const win = (state: Partial<State>): void =>
    winAt(guide, seed, { state: { phase: windowOn(eight), ...state }, asked: [1] }, tally)
  win({ points: [500, 34_500, 40_000, 25_000] })
  win({ turns: 8, points: [29_000, 29_900, 20_000, 21_100] })
  win({ turns: 7, points: [20_000, 40_000, 19_000, 20_000], pot: 1_000, dealer: 3 })
  win({ turns: 7, points: [20_000, 40_000, 20_000, 20_000], dealer: 1 })
  const noten = { 0: far, 1: far, 2: far, 3: far }
  const last = { live: 0, phase: turn(0, eight), turns: 7, dealer: 3, pot: 2_000 }
  const table = put(tableOf(guide, seed), {
    seats: noten,
    state: { ...last, points: [20_000, 38_000, 20_000, 20_000] }
  })
  letPass(act(table, 0, { _tag: "discard", tile: eight }, tally), tally)
}

/** Tables at which what is offered, or tried, is refused. */
const refuse = (seed: number, tally: Tally): void => {
  const tried = (seat: number, change: Change, course = guide): void =>
    countRefusals(tally, put(tableOf(course, seed), change), seat)
  const four = { melds: ["1111p", "2222p", "3333p", "4444p"].map(quad) }
  const fifth = { 1: four, 0: own("1111s234m678s557z") }
  tried(0, { seats: fifth, state: { phase: turn(0, tiles("2z")[0]!) } })
  const phase = windowOn(eight)
  tried(1, { seats: { 1: own(ready, { river: some("5s") }) }, asked: [1], state: { phase } })
  const missed = { passing: [], lately: [false, true, false, false], forGood: [false, true, false, false] }
  tried(1, {
    seats: { 1: own(ready) },
    asked: [1],
    state: { phase, facets: { ...freshFacets(guide.stages[0]!.rules, {}), missed } }
  })
  const after = { at: "turn", seat: 0, drawn: null, after: { claim: "pon" } } as const
  const claimed = { 0: own("1111s234s44z99m", { melds: [pon("222p")] }) }
  for (const course of [guide, sanma]) tried(0, { seats: claimed, state: { phase: after } }, course)
  const drawnTile = tiles("2z")[0]!
  const points = [900, 30_000, 30_000, 39_100]
  tried(0, { seats: { 0: own("123m456p789s11z55p") }, state: { phase: turn(0, drawnTile), points, live: 3 } })
  tried(0, {
    seats: { 0: own("123m456p789s11z55p") },
    state: { phase: turn(0, drawnTile), facets: inRiichi(guide, 0) }
  })
  tried(0, {
    seats: { 0: own("456p789s11z55p", { melds: [pon("222p")] }) },
    state: { phase: turn(0, drawnTile) }
  })
  tried(1, {
    seats: { 1: own("123m456p789s11z55z") },
    asked: [1],
    state: { phase: windowOn(tiles("555z")[2]!), live: 0 }
  })
  const run = tiles("3m3m3m3m")[3]!
  const shown = { melds: ["222p", "444p", "666p"].map(pon) }
  tried(1, { seats: { 1: own("45m33m", shown) }, asked: [1], state: { phase: windowOn(run) } })
  const chi: Meld = { what: "chi", form: "run", tiles: tiles("345m"), from: 0, claimed: tiles("3m")[0]!, added: null }
  const ate = { at: "turn", seat: 1, drawn: null, after: { claim: "chi" } } as const
  tried(1, { seats: { 1: own("36m555p777s11z2z".replace("2z", ""), { melds: [chi] }) }, state: { phase: ate } })
}

/** Norths set aside: indicators that point at them, and one that is robbed. */
const sanmaOnly = (seed: number, tally: Tally): void => {
  const hand = "234p567p456s33s67s"
  const facets = inRiichi(sanma, 1)
  const wests = tiles("333z")
  const table = tableOf(sanma, seed)
  const wall = table.wall.with(table.wall.length - 9, wests[1]!)
  const seats = { 1: own(hand, { aside: tiles("4z") }) }
  const state = { facets, phase: turn(1, eight), pot: 1_000, indicators: [wests[0]!] }
  act({ ...put(table, { seats, state }), wall }, 1, { _tag: "win" }, tally)
  const north = tiles("444z")[2]!
  const phase = { ...windowOn(north), on: { set: "kita" } }
  const waits = { 1: own("234p567p456s99s44z"), 0: { aside: [north] } }
  act(put(table, { seats: waits, asked: [1], state: { phase, facets, pot: 1_000 } }), 1, { _tag: "win" }, tally)
  const replaced = { ...turn(1, eight), after: { set: "kita" } } as const
  act(put(table, { seats, state: { phase: replaced } }), 1, { _tag: "win" }, tally)
  act(put(table, { seats, state: { phase: turn(1, eight), live: 0 } }), 1, { _tag: "win" }, tally)
}
