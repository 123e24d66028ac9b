/** What the points at the end of a match are worth is compared, as far as the house's rates are known. */
import { describe, expect, it } from "vitest"
import type { LogGame } from "../../tools/replay/log.ts"
import { writeTenhouJson } from "../../tools/replay/write/tenhou-json.ts"
import { played, read, replayed } from "./played-log.ts"
import { xml } from "./small-logs.ts"

/** By place: uma, with the oka of the first. */
const houses = {
  tenhou: { goal: 30_000, oka: 20, uma: [20, 10, -10, -20] },
  "tenhou-sanma": { goal: 40_000, oka: 15, uma: [20, 0, -20] }
} as const

const worthOf = (house: keyof typeof houses, scores: readonly number[], share = 1): readonly number[] => {
  const { goal, oka, uma } = houses[house]
  return scores.map((own, seat) => {
    const place = scores.filter((other, at) => other > own || (other === own && at < seat)).length
    return Math.round((own - goal) / 100 + 10 * (share * uma[place]! + (place === 0 ? oka : 0))) / 10
  })
}

/** The first has what the others lose. */
const inWhole = (worth: readonly number[], whole: (one: number) => number): readonly number[] => {
  const first = worth.indexOf(Math.max(...worth))
  const others = worth.map((one, seat) => (seat === first ? 0 : whole(one)))
  return others.with(first, 0 - others.reduce((sum, one) => sum + one, 0))
}

const withPoints = (game: LogGame, points: readonly number[]): LogGame => ({
  ...game,
  final: { ...game.final, points }
})
const said = (game: LogGame): readonly string[] => replayed(JSON.stringify(game)).tally.lines

describe.each(["tenhou", "tenhou-sanma"] as const)("points of %s", (house) => {
  const game = played(house, "000102030405060708090a0b0c0d0e0f")
  const scores = game.final!.scores!
  const exact = worthOf(house, scores)
  const noUma = worthOf(house, scores, 0)

  it("are what scores, oka and uma make of them, to a tenth or rounded either way", () => {
    expect(game.final!.points).toEqual(exact)
    expect(said(game)).toEqual([])
    for (const whole of [Math.round, (one: number) => -Math.round(-one)])
      expect(said(withPoints(game, inWhole(exact, whole)))).toEqual([])
  })

  it("are told where uma is left out, halved or given to others", () => {
    for (const points of [noUma, worthOf(house, scores, 0.5), exact.toReversed()])
      expect(said(withPoints(game, points))).toEqual([
        expect.stringContaining(`${scores.join()} are worth ${exact.join()}, not ${points.join()}`)
      ])
  })

  it("are told where one gets what no other loses", () => {
    expect(said(withPoints(game, exact.with(0, exact[0]! + 1)))).toHaveLength(1)
  })

  it("may have rates of their own at a private table, but the better place is worth more", () => {
    const own = { ...game, rules: { ...game.rules, ownRates: true } }
    const chips = { ...game, rules: { ...game.rules, goType: 0x209 } }
    expect(read(writeTenhouJson(own)).rules.ownRates).toBe(true)
    expect(read(writeTenhouJson(game)).rules.ownRates).toBeUndefined()
    for (const table of [own, chips]) {
      expect(said(withPoints(table, noUma))).toEqual([])
      expect(
        said(
          withPoints(
            table,
            noUma.map((one) => -one)
          )
        )
      ).toHaveLength(1)
    }
  })

  it("are not asked where Tenhou's JSON has none", () => {
    const none = read(writeTenhouJson({ ...game, final: { scores } }))
    expect(none.final).toEqual({ scores: expect.any(Array) as unknown })
    expect(said(none)).toEqual([])
  })
})

it.each([
  [{ rule: { disp: "三鳳南喰赤" }, lobby: 0 }, undefined],
  [{ rule: { disp: "般東喰赤速" } }, undefined],
  [{ rule: { disp: "般南喰赤" }, lobby: 7 }, true],
  [{ rule: { disp: "般南喰赤祝５" } }, true]
])("Tenhou's JSON says whether a table is ranked: %o", (said, ownRates) => {
  const log = JSON.parse(writeTenhouJson(played("tenhou", "000102030405060708090a0b0c0d0e0f", "tonpuu"))) as object
  expect(read(JSON.stringify({ ...log, ...said })).rules.ownRates).toBe(ownRates)
})

it("Tenhou's XML says whether a table is ranked", () => {
  expect(read(xml).rules).toMatchObject({ goType: 169 })
  expect(read(xml).rules.ownRates).toBeUndefined()
  expect(read(xml.replace(`lobby="0"`, `lobby="1234"`)).rules.ownRates).toBe(true)
})

it("a match of one round may be for half the uma", () => {
  const game = played("tenhou", "000102030405060708090a0b0c0d0e0f", "tonpuu")
  const scores = game.final!.scores!
  expect(said(withPoints(game, worthOf("tenhou", scores, 0.5)))).toEqual([])
  expect(said(withPoints(game, worthOf("tenhou", scores, 0)))).toHaveLength(1)
})

it("a server or a length that is not known is told, and what it is taken for", () => {
  const game = played("tenhou", "000102030405060708090a0b0c0d0e0f")
  const odd = { ...game, server: "nowhere", rules: { ...game.rules, length: "hanchanx" } }
  expect(said(odd)).toEqual([
    `${game.id} server "nowhere" is not known: compared under Tenhou's rules`,
    `${game.id} length "hanchanx" is not known: compared as a hanchan`
  ])
})
