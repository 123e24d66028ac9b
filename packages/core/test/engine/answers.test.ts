import * as Result from "effect/Result"
import { expect, test } from "vitest"
import { steady } from "../../src/engine/course.ts"
import { scoreHand } from "../../src/engine/score-hand.ts"
import { start, step } from "../../src/engine/step.ts"
import { parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import { advancedRules, forThree, level4 } from "../../src/variants/feljong/index.ts"
import { sets } from "../../src/variants/registry.ts"

const rules = Result.getOrThrow(compile(level4))
const tiles = Result.getOrThrow(parseTiles("555z666z777z11z99p 9p 8p"))
const concealed = tiles.slice(0, 13)

test("a set-aside that the rules do not have is refused, not thrown at", () => {
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }, 0))
  const done = step(table, 0, { _tag: "setAside", what: "kan", tiles: [] })
  expect(Result.isFailure(done) && done.failure.reasons.map((reason) => reason.id)).toEqual(["not-in-these-rules"])
})

test.each([
  null,
  undefined,
  7,
  "pass",
  [],
  {},
  { _tag: "fly" },
  { _tag: "discard" },
  { _tag: "discard", tile: 0, declare: 1 },
  { _tag: "claim", what: "pon", tiles: null },
  { _tag: "setAside", what: "kan", tiles: ["1"] },
  { _tag: "declare", what: {} }
])("what is no action is refused, not thrown at: %j", (given) => {
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }, 0))
  const done = step(table, 0, given as never)
  expect(Result.isFailure(done) && done.failure.reasons.map((reason) => reason.id)).toEqual(["not-in-these-rules"])
})

test.each([-1, 4, 0.5, Number.NaN, "0", "__proto__", "length", null])("no seat: %j", (seat) => {
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }, 0))
  const done = step(table, seat as never, { _tag: "win" })
  expect(Result.isFailure(done) && done.failure.reasons.map((reason) => reason.id)).toEqual(["unknown-seat"])
})

test("a seat that nobody plays does not go on to the next deal", () => {
  const duelo = sets.get("feljong/duelo")!
  const rules = Result.getOrThrow(compile(duelo.layers, duelo.options))
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }))
  const between = { ...table, state: { ...table.state, phase: { at: "between" } as const } }
  const done = step(between, 1, { _tag: "next" })
  expect(Result.isFailure(done) && done.failure.reasons.map((reason) => reason.id)).toEqual(["not-your-turn"])
  expect(Result.isSuccess(step(between, 0, { _tag: "next" }))).toBe(true)
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

test.each(["round", "pot", "live", "discards", "sinceDeclared"] as const)("a number that cannot be: %s", (place) => {
  const given = { concealed, winning: tiles[13]!, by: "self-draw", seatWind: 0 } as const
  for (const number of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300, ...(place === "round" ? [4] : [])])
    expect(scoreHand(rules, { ...given, [place]: number })).toMatchObject({ failure: { _tag: "BadNumber", place } })
})

test("what is described as robbed or set aside is something the rules let be robbed or set aside", () => {
  const advanced = Result.getOrThrow(compile([...level4, ...advancedRules]))
  const alone = Result.getOrThrow(parseTiles("555z666z777z11z78p"))
  const given = { concealed: alone, winning: tiles[13]!, by: "robbed", seatWind: 0, fromWind: 2 } as const
  expect(scoreHand(advanced, { ...given, set: "kan-closed" })).toMatchObject({ failure: { place: "set" } })
  expect(Result.isSuccess(scoreHand(advanced, given))).toBe(true)
  const north = Result.getOrThrow(parseTiles("4z"))
  expect(scoreHand(advanced, { ...given, aside: north })).toMatchObject({ failure: { place: "aside" } })
  const sanma = Result.getOrThrow(compile([...level4, ...forThree]))
  expect(scoreHand(sanma, given)).toMatchObject({ failure: { _tag: "Contradiction", place: "winning" } })
  const drawn = { concealed: alone, winning: tiles[13]!, by: "self-draw", seatWind: 0 } as const
  expect(Result.isSuccess(scoreHand(sanma, { ...drawn, aside: north }))).toBe(true)
  expect(scoreHand(sanma, { ...drawn, aside: [tiles[14]!] })).toMatchObject({ failure: { place: "aside" } })
})

test("what the winning tile replaces lies before the winner", () => {
  const advanced = Result.getOrThrow(compile([...level4, ...advancedRules]))
  const given = { concealed, winning: tiles[13]!, by: "self-draw", seatWind: 0 } as const
  const kan = { tiles: [104, 105, 106, 107], claimed: false }
  for (const set of ["kan-closed", "kan-added", "kita", "chi"])
    expect(scoreHand(advanced, { ...given, set })).toMatchObject({ failure: { place: "set" } })
  const short = { ...given, concealed: concealed.slice(0, 10), melds: [kan] }
  expect(Result.isSuccess(scoreHand(advanced, { ...short, set: "kan-closed" }))).toBe(true)
  expect(scoreHand(advanced, { ...short, set: "kan-open" })).toMatchObject({ failure: { place: "set" } })
})

const published = (id: string) => Result.getOrThrow(compile(sets.get(id)!.layers, sets.get(id)!.options))
const hand = (text: string) => {
  const all = Result.getOrThrow(parseTiles(text))
  return { concealed: all.slice(0, 13), winning: all[13]! }
}
const robbed = { by: "robbed", seatWind: 1, fromWind: 0 } as const

test("a kan or a North is robbed by the hands that may, and of the tiles that are set aside so", () => {
  const simple = { ...hand("234p 406p 678s 55s 23s 4s"), ...robbed }
  const majsoul = published("riichi/majsoul")
  const sanma = published("riichi/tenhou-sanma")
  expect(scoreHand(majsoul, { ...simple, set: "kan-closed" })).toMatchObject({ failure: { place: "set" } })
  const orphans = { ...hand("19m 19p 19s 1234567z 7z"), ...robbed, set: "kan-closed" }
  expect(scoreHand(majsoul, orphans)).toMatchObject({ failure: { place: "winning" } })
  const waiting = { ...hand("1m 199p 19s 1234567z 9m"), ...robbed, set: "kan-closed" }
  expect(scoreHand(majsoul, waiting)).toMatchObject({ success: { score: { units: { yakuman: 1 } } } })
  // one kind of robbery alone fits: nobody needs to say which
  for (const rules of [majsoul, sanma])
    for (const set of [{}, { set: "kan-added" }]) {
      const { score } = Result.getOrThrow(scoreHand(rules, { ...simple, ...set }))
      expect(score?.lines.map(({ element }) => element)).toContain("chankan")
    }
  expect(scoreHand(sanma, { ...simple, set: "kita" })).toMatchObject({ failure: { place: "winning" } })
  const north = { ...hand("1m 199p 19s 1235567z 4z"), ...robbed }
  expect(scoreHand(sanma, north)).toMatchObject({
    failure: { place: "set", message: "Say what is robbed, in set: kan-added or kita." }
  })
})

test("flowers that were shown earlier stand when nothing is left to draw", () => {
  const { layers } = sets.get("hong-kong/old-style")!
  const rules = Result.getOrThrow(compile(layers, { "hong-kong/flowers": { lastTile: "stays" } }))
  const given = { ...hand("111m 222p 333s 55z 77z 7z"), by: "self-draw", seatWind: 0, aside: [136], live: 0 } as const
  expect(scoreHand(rules, given)).toMatchObject({ success: { reasons: [] } })
})

test("what ends a deal is no declaration of a hand that wins, and nothing is staked by halves", () => {
  const tenhou = published("riichi/tenhou")
  const given = { ...hand("123m 406p 789s 1112z 2z"), by: "self-draw", seatWind: 0 } as const
  expect(scoreHand(tenhou, { ...given, declared: ["nine-orphans"] })).toMatchObject({ failure: { place: "declared" } })
  expect(scoreHand(tenhou, { ...given, pot: 500 })).toMatchObject({ failure: { _tag: "BadNumber", place: "pot" } })
  const hongKong = published("hong-kong/plain")
  expect(scoreHand(hongKong, { ...given, pot: 1_000 })).toMatchObject({ failure: { place: "pot" } })
  expect(scoreHand(hongKong, { ...given, indicators: [64] })).toMatchObject({ failure: { place: "indicators" } })
})

test("a deal that was repeated pays for it", () => {
  const given = { ...hand("123m 406p 789s 1112z 2z"), seatWind: 1 } as const
  const tenhou = published("riichi/tenhou")
  const { deltas } = Result.getOrThrow(scoreHand(tenhou, { ...given, by: "self-draw" }))
  const again = Result.getOrThrow(scoreHand(tenhou, { ...given, by: "self-draw", repeats: 2 })).deltas
  expect(again.map((delta, seat) => delta - deltas[seat]!)).toEqual([-200, 600, -200, -200])
})

test("who is robbed has every tile of the kind", () => {
  const advanced = Result.getOrThrow(compile([...level4, ...advancedRules]))
  const same = concealed[12]!
  const given = {
    concealed,
    winning: same % 4 === 3 ? same - 1 : same + 1,
    by: "robbed",
    seatWind: 0,
    fromWind: 2
  } as const
  expect(scoreHand(advanced, given)).toMatchObject({ failure: { _tag: "Contradiction", place: "winning" } })
})

test.each([
  ["the hand", null],
  ["the hand", "123m"],
  ["concealed", { concealed: "123m" }],
  ["concealed", { concealed: [...concealed.slice(1), "1m"] }],
  ["winning", { winning: undefined }],
  ["by", { by: "steal" }],
  ["seatWind", { seatWind: "E" }],
  ["declared", { declared: "riichi" }],
  ["called", { called: 1 }],
  ["melds", { melds: {} }],
  ["melds[0]", { melds: [null] }],
  ["melds[0].claimed", { melds: [{ tiles: [0, 4, 8] }] }],
  ["others[0].concealed", { others: [{ seatWind: 1 }] }],
  ["others[0].melds[0]", { others: [{ seatWind: 1, concealed: [], melds: [1] }] }]
] as const)("a hand of another form is named by its place: %s", (place, change) => {
  const given = { concealed, winning: tiles[13]!, by: "self-draw", seatWind: 0 }
  const hand = typeof change === "object" && change !== null ? { ...given, ...change } : change
  expect(scoreHand(rules, hand as never)).toMatchObject({ failure: { _tag: "Malformed", place } })
})

test("of several equal cards any may be set aside, and none where no replacement is left, by the clause of its own", () => {
  const rules = Result.getOrThrow(compile([...level4, ...forThree]))
  const { table } = Result.getOrThrow(start(steady(rules), { seed: "00112233445566778899aabbccddeeff" }, 0))
  const own = table.state.seats[0]!
  const norths = [120, 121, 122, 123]
  const held = { ...own, concealed: [...own.concealed.filter((tile) => tile < 120).slice(0, 9), ...norths] }
  const state = { ...table.state, seats: table.state.seats.with(0, held) }
  for (const tile of norths)
    expect(Result.isSuccess(step({ ...table, state }, 0, { _tag: "setAside", what: "kita", tiles: [tile] }))).toBe(true)
  const last = { ...table, state: { ...state, live: 0 } }
  const done = step(last, 0, { _tag: "setAside", what: "kita", tiles: [norths[0]!] })
  expect(Result.isFailure(done) && done.failure.reasons).toMatchObject([{ id: "no-replacement", clause: "FJ-S22" }])
})
