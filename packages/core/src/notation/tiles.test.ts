import fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { HIDDEN, isRedCopy, kindOf, tileOf } from "../kernel/tile.ts"
import { formatTiles, parseTiles } from "./tiles.ts"
import type { ReadOptions } from "./identity.ts"

const read = (text: string, options?: ReadOptions) => Result.getOrThrow(parseTiles(text, options))
const allTiles = Array.from({ length: 144 }, (_, tile) => tile)
const someTiles = fc.shuffledSubarray(allTiles)

describe("parseTiles", () => {
  it.each([
    ["nothing", "", []],
    ["spaces only", "  \t ", []],
    ["one of each suit", "1m1p1s1z1f1g", [0, 36, 72, 108, 136, 140]],
    ["any spaces", "  12m\n3m   4m", [0, 4, 8, 12]],
    ["the lowest copies", "1111m", [0, 1, 2, 3]],
    ["plain fives without the red one", "555p", [53, 54, 55]],
    ["red fives", "0m 0p 0s", [16, 52, 88]],
    ["a red five among others", "340567s", [80, 84, 88, 89, 92, 96]],
    ["borders", "5pk 5pr 5pb 5pg", [52, 53, 54, 55]],
    ["a copy stated later is kept for it", "55p 5pr", [54, 55, 53]],
    ["honours with borders", "1zb 7zg", [110, 135]],
    ["all flowers and seasons", "1234f 1234g", [136, 137, 138, 139, 140, 141, 142, 143]],
    ["face down", "1m??2m", [0, HIDDEN, HIDDEN, 4]]
  ])("%s", (_, text, tiles) => {
    expect(read(text)).toEqual(tiles)
  })

  it("takes the first copy for the fourth plain five where no five is red", () => {
    expect(read("5555p", { redFives: false })).toEqual([53, 54, 55, 52])
  })

  it("leaves out tiles that lie elsewhere", () => {
    expect(read("11m", { taken: [0, 2] })).toEqual([1, 3])
    expect(Result.isFailure(parseTiles("0p", { taken: [52] }))).toBe(true)
  })

  it.each([
    ["11111m", 4, 1, "found a fifth 1m: there are four of each kind"],
    ["1m 5pr 5555p", 9, 1, "found one 5p too many: three are not red, and the red five is written 0p"],
    ["05555p", 4, 1, "found a fifth 5p: there are four of each kind"],
    ["0p 12m 0p", 7, 2, 'found "0p": there is one red five of each suit, and this is a second one'],
    ["5pr 5pr", 4, 3, 'found "5pr": the 5p with the red border is there already'],
    ["1f1f", 2, 2, "found a second 1f: there is one of each flower and season"],
    ["10z", 1, 1, "found 0z: honours are numbered 1 to 7"],
    ["12m 8z", 4, 2, "found 8z: honours are numbered 1 to 7"],
    ["5f", 0, 2, "found 5f: flowers are numbered 1 to 4"],
    ["0g", 0, 2, "found 0g: seasons are numbered 1 to 4"],
    ["123m 456", 5, 3, "found 456 without a suit: after digits comes one of m p s z f g"],
    ["123x", 0, 3, "found 123 without a suit: after digits comes one of m p s z f g"],
    ["1m m", 3, 1, 'found "m" without digits: a tile is written as digits and a suit, such as 5m'],
    ["1m x", 3, 1, 'found "x": a tile is digits and one of m p s z f g, such as 5m, or ? face down'],
    ["🀄", 0, 2, 'found "🀄": a tile is digits and one of m p s z f g, such as 5m, or ? face down'],
    ["55pr", 0, 4, 'found "55pr": a border letter belongs to one tile, such as 5pr'],
    ["0pr", 0, 3, 'found "0pr": 0 is the red five already, with a black border'],
    ["1gr", 0, 3, 'found "1gr": seasons have no border letter']
  ])("refuses %s", (text, index, length, message) => {
    expect(parseTiles(text)).toEqual(Result.fail({ _tag: "NotationError", message, index, length, text }))
  })

  it("refuses red fives in a set that has none", () => {
    const message = 'found "0p": 0 is a red five, and this set has none'
    const failure = { _tag: "NotationError", message, index: 3, length: 2, text: "1m 0p" }
    expect(parseTiles("1m 0p", { redFives: false })).toEqual(Result.fail(failure))
  })
})

describe("formatTiles", () => {
  it.each([
    ["nothing", [], "", ""],
    ["neighbours of a suit together", [0, 4, 36, 8], "12m1p3m", "1mk2mk1pk3mk"],
    ["red fives", [48, 52, 53, 56], "4056p", "4pk5pk5pr6pk"],
    ["face down", [0, HIDDEN, HIDDEN, 4], "1m??2m", "1mk??2mk"],
    ["flowers and seasons", [136, 137, 140], "12f1g", "12f1g"]
  ])("%s", (_, tiles, plain, bordered) => {
    expect(formatTiles(tiles)).toBe(plain)
    expect(formatTiles(tiles, { borders: true })).toBe(bordered)
  })

  it("writes no red five where there is none", () => {
    expect(formatTiles([52, 53], { redFives: false })).toBe("55p")
  })

  it("with borders gives back the very same tiles", () => {
    fc.assert(
      fc.property(someTiles, (tiles) => {
        expect(read(formatTiles(tiles, { borders: true }))).toEqual(tiles)
      }),
      { seed: 1, numRuns: 300 }
    )
  })

  it("without borders gives back the same kinds and the same red fives", () => {
    const looks = (tiles: readonly number[]) => tiles.map((tile) => [kindOf(tile), isRedCopy(tile)])
    fc.assert(
      fc.property(someTiles, (tiles) => {
        expect(looks(read(formatTiles(tiles)))).toEqual(looks(tiles))
        const plain = { redFives: false }
        expect(read(formatTiles(tiles, plain), plain).map(kindOf)).toEqual(tiles.map(kindOf))
      }),
      { seed: 2, numRuns: 300 }
    )
  })

  it("reads no two tiles the same", () => {
    const all = Array.from({ length: 34 }, (_, kind) => tileOf(kind, 0))
    const text = [...all, ...all, ...all].map((tile) => formatTiles([tile], { redFives: false })).join("")
    const tiles = read(text)
    expect(new Set(tiles).size).toBe(tiles.length)
  })
})
