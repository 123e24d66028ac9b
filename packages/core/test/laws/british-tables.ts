/** British tables put together by hand just before something that seldom happens. */
import type { Course } from "../../src/engine/course.ts"
import { freshFacets } from "../../src/engine/reduce.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import type { Phase } from "../../src/seams/state.ts"
import { full, plain } from "../../src/variants/british-1924/index.ts"
import type { Published } from "./hands.ts"
import { countRefusals, type Tally } from "./play.ts"
import { act, type Change, courseOf, put, tableOf, tiles } from "./rare-tables.ts"
import { held, own, turn, win, windowOn } from "./won-hands.ts"

/** Every option that brings a part of its own, chosen. */
const chosen = courseOf(full, {
  "british-1924/turn": { claims: "until-discard", lastDiscard: "anything" },
  "british-1924/kongs": { added: "drawn", unreplaced: true },
  "british-1924/dead-hands": { onDiscard: "always" },
  "british-1924/count": { fourInHand: "nothing" },
  "british-1924/all-settle": { winner: "difference" }
})
export const britishChosen: Published = ["british-1924/full, options chosen", chosen]
const four = courseOf(plain)
const withFlowers = courseOf(full)

/** Hands that win on a discard, with what they wait for: everything that is counted in them, and every limit hand. */
const hands: readonly (readonly [hand: string, winning: string])[] = [
  ["444z111s23p678m33p", "4p"],
  ["67p44z[3333s](2222p^)(9999m<)", "8p"],
  ["234m456p678s22z23s", "4s"],
  ["234m456p678s88p23s", "4s"],
  ["123m789m12s88s(222p<)", "3s"],
  ["23p44m678m567s(111z^)", "4p"],
  ["23p44m678m567s(222z^)", "4p"],
  ["23p44s678m(555z^)(666z^)", "4p"],
  ["333p66s88p(222p^)(444m<)", "6s"],
  ["23p44p678p234p(444z^)", "1p"],
  ["333p45p77p999p(222p^)", "6p"],
  ["111m999p44z33z(111s^)", "4z"],
  ["111z222z333z55z66z", "6z"],
  ["111m999m111p99p99s", "9p"],
  ["555z666z23p44s(777z^)", "4p"],
  ["111z333z44z55m(222z^)", "4z"],
  ["5z[1111m](2222p^)[3333s](4444m<)", "5z"],
  ["222m444m666p8p333s", "8p"],
  ["1112345678999m", "5m"],
  ["19m19p19s1234567z", "7z"]
]
const chows = "234m456p678s88p23s"

export const britishRarely = (seed: number, tally: Tally): void => {
  for (const [hand, winning] of hands) win(four, seed, own(hand), winning, tally)
  for (const flower of ["{2f3g}", "{2g3f}"]) win(withFlowers, seed, own(chows + flower), "4s", tally)
  circumstances(seed, tally)
  allDead(seed, tally)
  refuse(seed, tally)
}

/** How the winning card came: the last there is, a loose one, a robbed one, an early one. */
const circumstances = (seed: number, tally: Tally): void => {
  const self = (tile: Tile): Phase => turn(1, tile)
  const robbed = (tile: Tile): Phase => ({ at: "window", from: 0, tile, on: { set: "kong-added" } })
  const replaced = (tile: Tile): Phase => ({ at: "turn", seat: 1, drawn: tile, after: { set: "kong-concealed" } })
  const called = { ...freshFacets(four.stages[0]!.rules, {}), "original-call": [false, true, false, false] }
  const dealt = own(chows, { river: [] })
  win(four, seed, own(chows), "4s", tally, { phase: self, live: 0 })
  win(four, seed, own("234m456p88p23s[7777s]"), "4s", tally, { phase: replaced })
  win(four, seed, own(chows), "4s", tally, { phase: robbed })
  win(four, seed, own(chows), "4s", tally, { facets: called })
  win(four, seed, dealt, "4s", tally, { phase: self, dealer: 1 })
  win(four, seed, dealt, "4s", tally, { dealer: 0 })
}

/** The last living hand calls wrongly. */
const allDead = (seed: number, tally: Tally): void => {
  const facets = { ...freshFacets(four.stages[0]!.rules, {}), "dead-hands": [[], null, [], []] }
  const far = own("147m258p369s1234z")
  const change: Change = { seats: { 1: far }, state: { phase: turn(1, tiles("5z")[0]!), facets } }
  act(put(tableOf(four, seed), change), 1, { _tag: "declare", what: "wrong-call" }, tally)
}

/** Tables at which what is offered, or tried, is refused. */
const refuse = (seed: number, tally: Tally): void => {
  const tried = (course: Course, change: Change): void => countRefusals(tally, put(tableOf(course, seed), change), 1)
  const claimed = own("1111z234m567p8s(999m^)")
  tried(four, {
    seats: { 1: claimed },
    state: { phase: { at: "turn", seat: 1, drawn: null, after: { claim: "pung" } } }
  })
  const pair = own("99p147m258s12344z")
  const nine = tiles("9p", held(pair))[0]!
  tried(four, { seats: { 1: pair }, asked: [1], state: { phase: windowOn(nine), live: 0 } })
  const complete = own(chows)
  const dead = { ...freshFacets(four.stages[0]!.rules, {}), "dead-hands": [null, [], null, null] }
  const last = turn(1, tiles("4s", held(complete))[0]!)
  tried(four, { seats: { 1: complete }, state: { phase: last, facets: dead } })
  tried(four, { seats: { 1: { ...complete, river: [] } }, state: { phase: turn(1, tiles("7z")[0]!) } })
  const shown = own("6s147m258p123z(666s^)")
  tried(chosen, { seats: { 1: shown }, state: { phase: turn(1, tiles("4z")[0]!) } })
}
