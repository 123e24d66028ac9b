import { describe, expect, it } from "vitest"
import { scoreUnfinished } from "../../src/engine/score.ts"
import { newState } from "../../src/engine/state.ts"
import { ruleLayer } from "../../src/rules/layer.ts"
import { level4 } from "../../src/variants/feljong/levels.ts"
import * as H from "./house.ts"

const all = (base: number) => [base, base, base, base]

describe("every hand is counted and all settle (UK-S8)", () => {
  const rules = H.rulesOf(H.britishShape)
  it("pays the winner in full, settles the losers two by two, doubles whatever touches East", () => {
    // South wins 100; East 20, West 8, North 2 settle among themselves
    expect(H.netOf(rules, { winner: 1, bases: [20, 100, 8, 2] }).net).toEqual({ 0: -140, 1: 400, 2: -118, 3: -142 })
  })
  it("pays only the difference to the winner where the table chose so", () => {
    const chosen = H.rulesOf(H.britishShape, { "house/all-settle": { winner: "difference" } })
    expect(H.netOf(chosen, { winner: 1, bases: [20, 100, 8, 2] }).net).toEqual({ 0: -100, 1: 350, 2: -110, 3: -140 })
  })
  it("counts a hand that is not complete by its own readings", () => {
    const counting = H.rulesOf([...H.britishShape, H.unfinishedSets])
    const state = newState(counting, 0)
    // three East winds and three fives in hand, a claimed triplet of twos
    const concealed = [108, 109, 110, 17, 18, 19, 40, 44, 60, 72]
    const twos = { what: "pung", form: "triplet" as const, tiles: [4, 5, 6], from: 3, claimed: 6, added: null }
    const own = { ...state.seats[1]!, concealed, melds: [twos] }
    const score = scoreUnfinished(counting, { ...state, seats: state.seats.with(1, own) }, 1)
    expect(score?.units).toEqual({ points: 8 + 4 + 2 })
    expect(score?.base).toBe(14)
  })
  it("stops at the limit that the table chose", () => {
    const limited = H.rulesOf(H.britishShape, { "house/points-and-doubles": { limit: 300 } })
    expect(limited.slots.tally.base({ points: 40, doubles: 4 })).toBe(300)
    expect(rules.slots.tally.base({ points: 40, doubles: 4 })).toBe(500)
  })
})

describe("repeats, sticks and a liable player", () => {
  const rules = H.rulesOf(H.riichiShape)
  it("adds whole points that no scale touches", () => {
    const end = { winner: 1, bases: all(3_840), pot: 1_000, facets: { repeats: 2 } }
    expect(H.netOf(rules, end).net).toEqual({ 0: -2_200, 1: 5_600, 2: -1_200, 3: -1_200, pot: -1_000 })
  })
  it("rounds once, after the scales", () => {
    expect(H.netOf(rules, { winner: 0, from: 3, bases: all(3_840) }).net).toEqual({ 0: 5_800, 3: -5_800 })
  })
  it("lets the liable player pay a self-draw alone, repeats included", () => {
    const end = { winner: 1, bases: all(32_000), facets: { liable: 2, repeats: 1 } }
    expect(H.netOf(rules, end).net).toEqual({ 1: 32_300, 2: -32_300 })
  })
  it("lets the liable player share a discard, repeats left to the discarder", () => {
    const end = { winner: 1, from: 3, bases: all(32_000), facets: { liable: 2, repeats: 1 } }
    expect(H.netOf(rules, end).net).toEqual({ 1: 32_300, 2: -16_000, 3: -16_300 })
  })
  it("charges the reserve for an absent fourth player", () => {
    const chosen = H.rulesOf(H.riichiShape, { "house/winner-takes": { absent: "reserve" } })
    expect(H.netOf(chosen, { winner: 1, bases: all(1_000), reserve: 30_000 }).net).toMatchObject({ reserve: -300 })
  })
  it("names the part and the clause behind every transfer", () => {
    const { transfers } = H.netOf(rules, { winner: 1, from: 3, bases: all(1_000), pot: 1_000 })
    expect(transfers).toEqual([
      { from: 3, to: 1, points: 1_000, why: "winner", clause: "HOUSE-1" },
      { from: "pot", to: 1, points: 1_000, why: "sticks", clause: "HOUSE-1" }
    ])
  })
})

describe("Feljong's payments", () => {
  const rules = H.rulesOf(level4)
  const feljong = (end: H.Ending) =>
    H.netOf(rules, { ...end, facets: { riichi: { said: [], stands: [] }, ...end.facets } })
  it.each([
    ["FJ-1.24, FJ-1.25", { winner: 1, bases: all(1_000) }, { 0: -500, 1: 1_100, 2: -300, 3: -300 }],
    ["FJ-1.26", { winner: 0, bases: all(1_000) }, { 0: 1_500, 1: -500, 2: -500, 3: -500 }],
    ["FJ-1.27", { winner: 1, from: 2, bases: all(2_000) }, { 1: 2_000, 2: -2_000 }],
    ["FJ-1.27, dealer", { winner: 0, from: 2, bases: all(2_000) }, { 0: 3_000, 2: -3_000 }],
    ["FJ-1.33", { winner: 1, bases: all(4_000) }, { 0: -2_000, 1: 4_000, 2: -1_000, 3: -1_000 }],
    ["FJ-1.34", { winner: 0, bases: all(8_000) }, { 0: 12_000, 1: -4_000, 2: -4_000, 3: -4_000 }]
  ])("%s", (_, end, net) => {
    expect(feljong(end).net).toEqual(net)
  })
  it("takes what a payer has and notes the rest (FJ-1.28)", () => {
    const { net, debts } = feljong({ winner: 1, from: 3, bases: all(8_000), points: [38_000, 41_000, 38_000, 3_000] })
    expect(net).toEqual({ 1: 3_000, 3: -3_000 })
    expect(debts).toEqual([{ from: 3, to: 1, points: 5_000 }])
  })
})

describe("redirects", () => {
  const redirect = (id: string, elements?: readonly string[]) =>
    ruleLayer({
      id: `house/${id}`,
      cites: ["HOUSE-1"],
      add: { redirects: [{ id, cites: "HOUSE-1", over: "hand", ...(elements && { elements }), of: () => undefined }] }
    })
  it("may not speak of the same dues", () => {
    const [conflict] = H.conflictsOf([...H.riichiShape.filter((l) => l !== H.pao), redirect("a"), redirect("b", ["x"])])
    expect(conflict).toMatchObject({ _tag: "RedirectsOverlap", layers: ["house/a", "house/b"] })
  })
  it("may speak of different elements", () => {
    expect(
      H.conflictsOf([...H.riichiShape.filter((l) => l !== H.pao), redirect("a", ["y"]), redirect("b", ["x"])])
    ).toEqual([])
  })
})
