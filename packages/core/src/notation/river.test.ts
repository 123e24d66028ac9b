import fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { formatRiver, parseRiver } from "./river.ts"
import type { RiverTile } from "./river.ts"

const plain = { asDrawn: false, declared: false, claimed: false }
const read = (text: string) => Result.getOrThrow(parseRiver(text))

describe("parseRiver", () => {
  it("reads tiles and their marks", () => {
    expect(read("1z 9m' 3p* 4p~")).toEqual([
      { ...plain, tile: 108 },
      { ...plain, tile: 32, asDrawn: true },
      { ...plain, tile: 44, declared: true },
      { ...plain, tile: 48, claimed: true }
    ])
  })

  it("takes marks together and in any order, and groups without marks", () => {
    expect(read("5pb~*'")).toEqual([{ tile: 54, asDrawn: true, declared: true, claimed: true }])
    expect(read("112m")).toEqual([0, 1, 4].map((tile) => ({ ...plain, tile })))
  })

  it.each([
    ["1z 12m'", 3, 4, `found "12m'": a mark belongs to one tile, such as 3p'`],
    ["1z*'*", 4, 1, 'found a second "*" on one tile'],
    ["'1z", 0, 1, `found "'": a tile is digits and one of m p s z f g, such as 5m, or ? face down`],
    ["1z'1z1z1z 1z", 10, 2, "found a fifth 1z: there are four of each kind"]
  ])("refuses %s", (text, index, length, message) => {
    expect(parseRiver(text)).toEqual(Result.fail({ _tag: "NotationError", message, index, length, text }))
  })
})

it("formatRiver gives back the very same river", () => {
  const tiles = fc.shuffledSubarray(
    Array.from({ length: 136 }, (_, tile) => tile),
    { maxLength: 24 }
  )
  const flag = fc.boolean()
  const rivers: fc.Arbitrary<RiverTile[]> = tiles.chain((lying) =>
    fc.tuple(
      ...lying.map((tile) => fc.record({ tile: fc.constant(tile), asDrawn: flag, declared: flag, claimed: flag }))
    )
  )
  fc.assert(
    fc.property(rivers, (river) => {
      const text = formatRiver(river, { borders: true })
      expect(read(text)).toEqual(river)
      expect(formatRiver(read(text), { borders: true })).toBe(text)
    }),
    { seed: 5, numRuns: 300 }
  )
})
