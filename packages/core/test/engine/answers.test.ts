import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { steady } from "../../src/engine/course.ts"
import { scoreHand } from "../../src/engine/score-hand.ts"
import { start, step } from "../../src/engine/step.ts"
import { parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import { level4 } from "../../src/variants/feljong/index.ts"

const rules = Result.getOrThrow(compile(level4))
const tiles = Result.getOrThrow(parseTiles("555z666z777z11z99p 9p 8p"))
const concealed = tiles.slice(0, 13)

test("a set-aside that the rules do not have is refused, not thrown at", () => {
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }, 0))
  const done = step(table, 0, { _tag: "setAside", what: "kan", tiles: [] })
  expect(Result.isFailure(done) && done.failure.reasons.map((reason) => reason.id)).toEqual(["not-in-these-rules"])
})

test("a hand that is described is paid in full, beyond what a match begins with", () => {
  const given = { concealed, winning: tiles[13]!, by: "discard", seatWind: 0, fromWind: 2 } as const
  const scored = Result.getOrThrow(scoreHand(rules, { ...given, indicators: [tiles[14]!] }))
  expect(scored.score?.units).toEqual({ han: 11 })
  expect(scored.deltas).toEqual([36_000, 0, -36_000, 0])
})

test("where nothing is set aside nothing is won as it is set aside", () => {
  const scored = scoreHand(rules, { concealed, winning: tiles[13]!, by: "robbed", seatWind: 0, fromWind: 2 })
  expect(Result.isFailure(scored) && scored.failure).toMatchObject({ _tag: "NotInTheseRules", place: "by" })
})

test("a seat that is not there is named by its field", () => {
  const given = { concealed, winning: tiles[13]!, by: "discard", seatWind: 0, fromWind: 4 } as const
  expect(scoreHand(rules, given)).toMatchObject({ failure: { _tag: "BadSeat", place: "fromWind" } })
  expect(scoreHand(rules, { ...given, seatWind: -1 })).toMatchObject({
    failure: { _tag: "BadSeat", place: "seatWind" }
  })
})
