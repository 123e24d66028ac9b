import fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { HIDDEN } from "../kernel/tile.ts"
import type { Tile } from "../kernel/tile.ts"
import type { NotationError } from "./error.ts"
import { parseHand } from "./hand.ts"
import type { HandText } from "./hand.ts"
import { parseRiver } from "./river.ts"
import { parseTiles } from "./tiles.ts"

/** Texts that look like notation get deeper into the readers than quite random ones. */
const likely = fc
  .array(fc.constantFrom(..."0123456789mpszfg krbg?()[]{}<^>+|'*~x", "123m", "(213m<)", "5pr", "(55+5z^)"), {
    maxLength: 30
  })
  .map((pieces) => pieces.join(""))
const texts = fc.oneof(likely, fc.string({ unit: "binary" }), fc.string())

const holds = <A>(
  parse: (text: string) => Result.Result<A, NotationError>,
  tilesOf: (read: A) => readonly Tile[]
): void => {
  fc.assert(
    fc.property(texts, (text) => {
      const result = parse(text)
      if (Result.isSuccess(result)) {
        const tiles = tilesOf(result.success).filter((tile) => tile !== HIDDEN)
        expect(new Set(tiles).size).toBe(tiles.length)
        return
      }
      const { index, length, message } = result.failure
      expect(index).toBeGreaterThanOrEqual(0)
      expect(length).toBeGreaterThan(0)
      expect(index + length).toBeLessThanOrEqual(text.length)
      expect(result.failure.text).toBe(text)
      expect(message).not.toBe("")
    }),
    { seed: 6, numRuns: 5000 }
  )
}

const tilesOfHand = ({ concealed, drawn, melds, aside }: HandText): readonly Tile[] => [
  ...concealed,
  ...(drawn === undefined ? [] : [drawn]),
  ...melds.flatMap(({ tiles }) => tiles),
  ...aside
]

describe("whatever the text, an error is a value, its place within the text, and no two tiles are the same", () => {
  it("parseTiles", () => holds(parseTiles, (tiles) => tiles))
  it("parseRiver", () => holds(parseRiver, (river) => river.map(({ tile }) => tile)))
  it("parseHand", () => holds(parseHand, tilesOfHand))
})
