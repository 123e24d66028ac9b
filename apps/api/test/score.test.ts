import { describe, expect, it } from "vitest"
import { get, post, read } from "./client.ts"
import { served } from "./harness.ts"

const send = served()
const score = (question: object) => post(send, "/v1/score", question)
const level = (n: number) => ({ set: `feljong/level-${n}` })

describe("a hand in notation", () => {
  it("is scored line by line, with clauses and words", async () => {
    const answer = await read(
      score({
        rules: level(3),
        hand: "234m 567p 34567s 55p | 8s",
        by: "self-draw",
        seatWind: 1,
        indicators: "1m"
      })
    )
    expect(answer.wins).toBe(true)
    const elements = answer.lines.map((l: { element: string }) => l.element)
    expect(elements).toEqual(expect.arrayContaining(["tanyao", "menzen-tsumo", "pinfu", "dora"]))
    expect(answer.lines[0].clause).toMatch(/^FJ-/u)
    expect(answer.lines[0].name.en).not.toBe(answer.lines[0].element)
    expect(answer.units).toEqual({ han: 4 })
    expect(answer.deltas).toEqual([-4000, 8000, -2000, -2000])
    expect(answer.payments).toHaveLength(3)
  })

  it("with melds, quads that lie face down among them", async () => {
    const hand = "55p 123s 99m (213m<) [?11z?] | 9m"
    const answer = await score({ rules: level(1), hand, by: "discard", seatWind: 0, fromWind: 2 })
    // Level 1 has no quads at all
    expect([answer.status, (await read(answer)).errors[0].path]).toEqual([422, "melds[1]"])
    const without = "55p 123s 99m (213m<) (111z^) | 9m"
    const fine = await read(score({ rules: level(1), hand: without, by: "discard", seatWind: 0, fromWind: 2 }))
    expect(fine).toMatchObject({ wins: true, deltas: [1500, 0, -1500, 0] })
  })

  it("says why it does not win", async () => {
    const hand = "234m 567p 34567s 55p | 9m"
    const answer = await read(score({ rules: level(1), hand, by: "self-draw", seatWind: 1 }))
    expect(answer).toMatchObject({ wins: false, lines: [], reasons: [{ id: "not-complete" }], deltas: [0, 0, 0, 0] })
    const noYaku = "123m 567p 345s 78s 55p | 9s"
    const poor = await read(score({ rules: level(2), hand: noYaku, by: "discard", seatWind: 1, fromWind: 0 }))
    expect(poor).toMatchObject({ wins: false, reasons: [{ id: "below-minimum", clause: "FJ-2.1" }] })
  })
})

it("a hand in tiles is the same hand", async () => {
  const tiles = { concealed: [4, 8, 12, 53, 56, 60, 80, 84, 89, 92, 96, 54, 55], winning: 100 }
  const asked = { rules: level(3), by: "self-draw", seatWind: 1, indicators: [0] }
  const answer = await read(score({ ...asked, hand: tiles }))
  const written = await read(score({ ...asked, hand: "234m 567p 34567s 55p | 8s" }))
  expect(answer.units).toEqual(written.units)
  expect(answer.wins).toBe(true)
})

describe("a hand that is wrong", () => {
  const good = { rules: level(3), hand: "234m 567p 34567s 55p | 8s", by: "self-draw", seatWind: 1 }
  it.each([
    ["a tile that does not exist", { hand: "8z" }, { errors: [{ path: "hand" }], index: 0, length: 2 }],
    [
      "a fifth copy",
      { hand: "11111m 567p 345s 55p | 8s" },
      { detail: "found a fifth 1m: there are four of each kind" }
    ],
    [
      "a fifth copy in the indicators",
      { hand: "1111m 567p 3456s 55p | 8s", indicators: "1m" },
      { errors: [{ path: "indicators" }] }
    ],
    ["13 cards where 14 are due", { hand: "234m 567p 3456s 55p | 8s" }, { errors: [{ path: "concealed" }] }],
    ["no winning tile", { hand: "234m 567p 345678s 55p" }, { errors: [{ path: "hand" }] }],
    ["five melds", { hand: "5p (111m^) (222m^) (333m^) (444m^) (555s^) | 5p" }, { errors: [{ path: "concealed" }] }],
    ["a declaration that the rules do not have", { declared: ["victory"] }, { errors: [{ path: "declared" }] }],
    ["a self-draw from somebody", { fromWind: 2 }, { errors: [{ path: "fromWind" }] }],
    ["a discard from nobody", { by: "discard" }, { errors: [{ path: "fromWind" }] }],
    ["one's own discard", { by: "discard", fromWind: 1 }, { errors: [{ path: "fromWind" }] }],
    [
      "a seat that is not there",
      { rules: { set: "feljong/sanma" }, hand: "567p 34567s 99p 111z | 8s", seatWind: 3 },
      { errors: [{ path: "seatWind" }] }
    ],
    ["riichi twice", { declared: ["riichi", "riichi"] }, { errors: [{ path: "declared" }] }],
    ["a first turn of no declaration", { declaredFirst: true }, { errors: [{ path: "declaredFirst" }] }],
    ["riichi without a discard", { declared: ["riichi"], discards: 0 }, { errors: [{ path: "discards" }] }],
    ["more discards than there are tiles", { discards: 1e9 }, { errors: [{ path: "discards" }] }],
    ["more tiles to draw than there are", { live: 1e9 }, { errors: [{ path: "live" }] }],
    [
      "riichi with an open hand",
      { hand: "567p 34567s 55p (234m<) | 8s", declared: ["riichi"] },
      { errors: [{ path: "declared" }] }
    ],
    [
      "a tile twice",
      { hand: { concealed: [4, 4, 12, 53, 56, 60, 80, 84, 89, 92, 96, 54, 55], winning: 100 } },
      { errors: [{ path: "concealed" }] }
    ],
    ["an unknown layer", { rules: { layers: ["x/y"] } }, { conflicts: [{ _tag: "UnknownLayer" }] }]
  ])("%s", async (_, change, problem) => {
    const response = await score({ ...good, ...change })
    expect(response.status).toBe(422)
    expect(await read(response)).toMatchObject(problem)
  })

  it.each([
    ["by", "luck"],
    ["seatWind", 7],
    ["round", 4],
    ["called", "yes"]
  ])("a field that nothing can be: %s %j", async (field, value) => {
    const response = await score({ ...good, [field]: value })
    expect([response.status, (await read(response)).errors[0].path]).toEqual([400, field])
  })
})

it("every layer is described", async () => {
  const { layers } = await read(get(send, "/v1/layers"))
  const riichi = layers.find((l: { id: string }) => l.id === "feljong/riichi")
  expect(riichi.cites.length).toBeGreaterThan(3)
  expect(riichi.options.length).toBeGreaterThan(0)
})
