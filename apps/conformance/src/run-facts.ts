import { BORDERS, borderOf, type Course, kindOf, start, type Tile, tileOf } from "@feljong/core"
import { formatTiles } from "@feljong/core/notation"
import * as Result from "effect/Result"
import type { FactsCase, Json } from "./case.ts"
import { Findings } from "./compare.ts"
import { readTiles } from "./tiles.ts"

const seed = "00112233445566778899aabbccddeeff"

/** What can be read off a compiled set, and off a table just opened with it. */
export const runFacts = (course: Course, { facts }: FactsCase): readonly string[] => {
  const findings = new Findings()
  const { rules } = course.stages[course.first]!
  const { slots } = rules
  const { state } = Result.getOrThrow(start(course, { seed })).table
  const count = (holds: (tile: Tile) => boolean): number => slots.tiles.all.filter(holds).length
  const known: Readonly<Record<string, () => unknown>> = {
    tiles: () => slots.tiles.all.length,
    kinds: () => new Set(slots.tiles.all.map(kindOf)).size,
    copies: () => [...new Set(slots.tiles.all.map((tile) => count((t) => kindOf(t) === kindOf(tile))))],
    borders: () => Object.fromEntries(BORDERS.map((border) => [border, count((tile) => borderOf(tile) === border)])),
    red: () => formatTiles(slots.tiles.red),
    seats: () => slots.seats.count,
    direction: () => slots.direction,
    dead: () => slots.wall.dead,
    live: () => state.live,
    dealt: () => state.seats.map((own, seat) => own.concealed.length + (seat === state.dealer ? 1 : 0)),
    points: () => state.points,
    reserve: () => state.reserve,
    rounds: () => slots.rounds.count,
    winners: () => slots.winners.atMost,
    layers: () => rules.layers,
    elements: () => rules.parts.elements.map((element) => element.id),
    claims: () => rules.parts.claims.map((claim) => claim.id),
    options: () => rules.options,
    stages: () => course.stages.map((stage) => stage.id)
  }
  for (const [name, expected] of Object.entries(facts)) {
    const fact = known[name]
    if (name === "indicated") eachOf(expected, (tile, points) => findings.same(`after ${tile}`, pointed(tile), points))
    else if (name === "base")
      eachOf(expected, (han, points) => findings.same(`${han} han`, slots.tally.base({ han: Number(han) }), points))
    else if (fact === undefined) findings.say(`nobody knows what "${name}" is`)
    else findings.same(name, fact(), expected)
  }
  return findings.all

  function pointed(tile: string): string {
    return formatTiles([tileOf(slots.indicated.by(kindOf(readTiles(tile)[0]!)), 1)])
  }
}

const eachOf = (expected: Json, check: (key: string, value: Json) => void): void => {
  for (const [key, value] of Object.entries(expected as Readonly<Record<string, Json>>)) check(key, value)
}
