/** Hong Kong tables put together by hand just before something that seldom happens. */
import { freshFacets } from "../../src/engine/reduce.ts"
import type { Course } from "../../src/engine/course.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import type { Phase } from "../../src/seams/state.ts"
import { oldStyle, plain } from "../../src/variants/hong-kong/index.ts"
import type { Published } from "./hands.ts"
import { countRefusals, type Tally } from "./play.ts"
import { type Change, courseOf, put, tableOf, tiles } from "./rare-tables.ts"
import { held, own, turn, win, windowOn } from "./won-hands.ts"

/** Every option that brings a part of its own, chosen. */
const chosen = courseOf(oldStyle, {
  "hong-kong/minimum": { faan: 0 },
  "hong-kong/kongs": { added: "drawn", left: 16 },
  "hong-kong/flowers": { lastTile: "stays" },
  "hong-kong/responsibility": { pays: true }
})
export const hongKongChosen: Published = ["hong-kong/old-style, options chosen", chosen]
const withFlowers = courseOf(oldStyle)
const without = courseOf(plain)

/** Hands that win on a discard, with what they wait for: every shape, suit, honour, flower and limit hand. */
const hands: readonly (readonly [hand: string, winning: string])[] = [
  ["222m444s55p99p(666z^){134f}", "5p"],
  ["222m444s666p777s9p", "9p"],
  ["111m99s11p(222z^)(999p^)", "9s"],
  ["234p567p99p23p(333z^)", "4p"],
  ["123s456s99s78s(345s<)", "9s"],
  ["1133m55779p1177s", "9p"],
  ["222z666z23m345p99s", "4m"],
  ["111z666z23m345p99s", "4m"],
  ["77z12p444m(555z^)(666z^)", "3p"],
  ["77z123p44s(555z^)(666z^)", "7z"],
  ["222z333z44z12m(111z^)", "3m"],
  ["222z33z99p(111z^)(444z^)", "3z"],
  ["222z55z66z(111z^)(777z^)", "5z"],
  ["111m999m99p11s(111p^)", "1s"],
  ["19m19p19s1234567z", "7z"],
  ["1112345678999m", "5m"],
  ["5p[1111m](2222p^)(3333s^)(8888s^)", "5p"]
]
const flowery = ["666z777z99s23m(345p<){2f}", "666z777z99s23m(345p<){2g}", "345m678m99s23m(999p^){1234f}"]
const seasons = "345m678m99s23m(999p^){1234g}"
const three = "222z666z23m345p99s"
const chicken = "234m456p78s99s444p"

export const hongKongRarely = (seed: number, tally: Tally): void => {
  for (const [hand, winning] of hands) {
    win(without, seed, own(hand.replace(/\{.*\}/u, "")), winning, tally)
    win(withFlowers, seed, own(hand), winning, tally)
  }
  for (const hand of [...flowery, seasons])
    win(withFlowers, seed, own(hand), hand.includes("345m678m") ? "1m" : "4m", tally)
  circumstances(seed, tally)
  firstTurns(seed, tally)
  fed(seed, tally)
  lastDeal(seed, tally)
  refuse(seed, tally)
}

const circumstances = (seed: number, tally: Tally): void => {
  const self = (tile: Tile): Phase => turn(1, tile)
  const robbed = (tile: Tile): Phase => ({ at: "window", from: 0, tile, on: { set: "kong-added" } })
  const replaced = (tile: Tile): Phase => ({ at: "turn", seat: 1, drawn: tile, after: { set: "kong" } })
  for (const course of [without, withFlowers]) {
    win(course, seed, own(three), "4m", tally, { phase: self })
    win(course, seed, own(three), "4m", tally, { phase: self, live: 0 })
    win(course, seed, own(three), "4m", tally, { live: 0 })
    win(course, seed, own(three), "4m", tally, { phase: robbed })
    win(course, seed, own("234p567m99p23p(6666z^)"), "4p", tally, { phase: replaced })
  }
}

/** The heavenly, the human and the earthly hand. */
const firstTurns = (seed: number, tally: Tally): void => {
  const dealt = own(chicken, { river: [] })
  const self = (tile: Tile): Phase => turn(1, tile)
  win(without, seed, dealt, "9s", tally, { phase: self, dealer: 1 })
  win(without, seed, dealt, "9s", tally, { phase: self, dealer: 0 })
  win(without, seed, dealt, "9s", tally, { dealer: 0 })
}

/** A third dragon that was fed: who fed it pays for everybody. */
const fed = (seed: number, tally: Tally): void => {
  const facets = { ...freshFacets(chosen.stages[0]!.rules, {}), "fed-by": [null, 3, null, null] }
  const phase = (tile: Tile): Phase => turn(1, tile)
  win(chosen, seed, own("12m99p(555z^)(666z^)(777z^)"), "3m", tally, { phase, facets })
}

/** The last hand of a match, won by another than the dealer. */
const lastDeal = (seed: number, tally: Tally): void =>
  win(without, seed, own(three), "4m", tally, { dealer: 0, turns: 15 })

/** Tables at which what is offered, or tried, is refused. */
const refuse = (seed: number, tally: Tally): void => {
  const tried = (course: Course, seat: number, change: Change): void =>
    countRefusals(tally, put(tableOf(course, seed), change), seat)
  const claimed = own("1111z234m567p8s(999m^)")
  const after: Phase = { at: "turn", seat: 1, drawn: null, after: { claim: "pung" } }
  tried(without, 1, { seats: { 1: claimed }, state: { phase: after } })
  const pair = own("99p147m258s12344z")
  const nine = tiles("9p", held(pair))[0]!
  tried(without, 1, { seats: { 1: pair }, asked: [1], state: { phase: windowOn(nine), live: 0 } })
  tried(without, 1, { seats: { 1: own(chicken) }, state: { phase: turn(1, tiles("9s", held(own(chicken)))[0]!) } })
  const shown = own("6s147m258p123z(666s^)")
  const north = tiles("4z")[0]!
  tried(chosen, 1, { seats: { 1: shown }, state: { phase: turn(1, north), live: 10 } })
  const flower = tiles("2f")[0]!
  const far = own("147m258p369s1234z")
  tried(withFlowers, 1, { seats: { 1: far }, state: { phase: turn(1, flower) } })
  const kept = far.concealed.with(0, flower).toSorted((a, b) => a - b)
  tried(chosen, 1, { seats: { 1: { ...far, concealed: kept } }, state: { phase: turn(1, north), live: 0 } })
}
