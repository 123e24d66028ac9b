import fc from "fast-check"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { HIDDEN, tileOf } from "../kernel/tile.ts"
import type { Tile } from "../kernel/tile.ts"
import { formatHand, parseHand } from "./hand.ts"
import type { HandText } from "./hand.ts"
import { calledPlace } from "./meld.ts"
import type { MeldText, Side } from "./meld.ts"

const read = (text: string) => Result.getOrThrow(parseHand(text))
const tilesOf = ({ concealed, drawn, melds, aside }: HandText) => [
  ...concealed,
  ...(drawn === undefined ? [] : [drawn]),
  ...melds.flatMap(({ tiles }) => tiles),
  ...aside
]

describe("parseHand", () => {
  it("reads every part", () => {
    expect(read("78s (213m<) (555z^) (999s>) (222p+2p^) [1111z] {4z 1f} | 9s")).toEqual({
      concealed: [96, 100],
      drawn: 104,
      melds: [
        { shape: "run", tiles: [4, 0, 8], called: 0, from: "left", added: null },
        { shape: "triplet", tiles: [124, 125, 126], called: 1, from: "across", added: null },
        { shape: "triplet", tiles: [105, 106, 107], called: 2, from: "right", added: null },
        { shape: "quad", tiles: [40, 41, 42, 43], called: 1, from: "across", added: 43 },
        { shape: "quad", tiles: [108, 109, 110, 111], called: null, from: null, added: null }
      ],
      aside: [120, 136]
    })
  })

  it("takes the claimed tile of a quad from where it lies", () => {
    expect([..."<^>"].map((side) => read(`(1111m${side})`).melds[0]!.called)).toEqual([0, 1, 3])
  })

  it("reads a short added quad as the whole one", () => {
    expect(read("(55+5z^)")).toEqual(read("(555+5z^)"))
    expect(read("(50+5p>)")).toEqual(read("(505+5p>)"))
    expect(read("(55+0p>)").melds[0]!.added).toBe(52)
    expect(read("(55z+5z^)")).toEqual(read("(55+5z^)"))
  })

  it("reads quads whose tiles lie face down", () => {
    expect(read("[?11z?]").melds[0]!.tiles).toEqual([HIDDEN, 108, 109, HIDDEN])
    expect(read("[????]").melds[0]!.shape).toBe("quad")
  })

  it("takes the parts in any order and any spaces", () => {
    expect(read("{ 4z } ( 213m < )12p|3p")).toEqual(read("12p (213m<) {4z} | 3p"))
  })

  it.each([
    ["12m (123m<", 4, 1, 'found "(" without ")" after it'],
    ["[1111z", 0, 1, 'found "[" without "]" after it'],
    ["{4z", 0, 1, 'found "{" without "}" after it'],
    ["1m)", 2, 1, 'found ")": a tile is digits and one of m p s z f g, such as 5m, or ? face down'],
    ["1m (123m)", 3, 6, 'found "(123m)": a claimed meld ends with < (left), ^ (across) or > (right)'],
    ["(124m<)", 0, 7, 'found "(124m<)": a meld is a run, a triplet or a quad'],
    ["(12m<)", 0, 6, 'found "(12m<)": a meld is a run, a triplet or a quad'],
    ["(<)", 0, 3, 'found "(<)": a meld is a run, a triplet or a quad'],
    ["(8m 9m 1p<)", 0, 11, 'found "(8m 9m 1p<)": a meld is a run, a triplet or a quad'],
    ["(123z<)", 0, 7, 'found "(123z<)": a meld is a run, a triplet or a quad'],
    ["(1?1m<)", 1, 1, "found 1 without a suit: after digits comes one of m p s z f g"],
    ["(1m?1m<)", 3, 1, 'found "?": the tiles of a claimed meld lie open'],
    ["(555+6z^)", 0, 9, 'found "(555+6z^)": the tile after + is the fourth of a triplet, as in (555+5z^)'],
    ["(123+4m^)", 0, 9, 'found "(123+4m^)": the tile after + is the fourth of a triplet, as in (555+5z^)'],
    ["(555z+^)", 5, 1, 'found "(555z+^)": one tile comes after +, such as (555+5z^)'],
    ["(55+55z^)", 3, 4, 'found "(55+55z^)": one tile comes after +, such as (555+5z^)'],
    ["[111z]", 0, 6, 'found "[111z]": square brackets hold a quad, such as [1111z]'],
    ["[1112z]", 0, 7, 'found "[1112z]": square brackets hold a quad, such as [1111z]'],
    ["1m | ", 3, 1, 'found nothing after "|": expected the drawn tile'],
    ["1m | 23m", 5, 3, 'found 2 tiles after "|": one is drawn'],
    ["1m | 2m | 3m", 8, 1, 'found a second "|": one tile is drawn'],
    ["1m | 2m 34m", 8, 3, 'found a tile after the drawn one: "|" stands before the last'],
    ["11m (111m<)", 7, 1, "found a fifth 1m: there are four of each kind"],
    ["0p (0555p<)", 4, 1, 'found "0": there is one red five of each suit, and this is a second one']
  ])("refuses %s", (text, index, length, message) => {
    expect(parseHand(text)).toEqual(Result.fail({ _tag: "NotationError", message, index, length, text }))
  })
})

describe("formatHand", () => {
  it("puts the claimed tile where it lies", () => {
    const meld: MeldText = { shape: "run", tiles: [0, 4, 8], called: 2, from: "left", added: null }
    expect(formatHand({ concealed: [], melds: [meld], aside: [] })).toBe("(312m<)")
  })

  it("gives back the very same hand", () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const text = formatHand(hand, { borders: true })
        expect(read(text)).toEqual(hand)
        expect(formatHand(read(text), { borders: true })).toBe(text)
      }),
      { seed: 3, numRuns: 500 }
    )
  })

  it("reads no two tiles the same without borders either", () => {
    fc.assert(
      fc.property(hands, (hand) => {
        const text = formatHand(hand)
        const tiles = tilesOf(read(text)).filter((tile) => tile !== HIDDEN)
        expect(new Set(tiles).size).toBe(tiles.length)
        expect(formatHand(read(text))).toBe(text)
      }),
      { seed: 4, numRuns: 500 }
    )
  })
})

/** Melds of suits that the rest of the hand does not use: one of each kind of meld, each perhaps. */
const sides = fc.constantFrom<Side>("left", "across", "right")
const claimed = (shape: MeldText["shape"], tiles: readonly Tile[]): fc.Arbitrary<MeldText> =>
  fc.tuple(sides, fc.shuffledSubarray([...tiles], { minLength: tiles.length })).map(([from, lying]) => ({
    shape,
    tiles: lying,
    called: calledPlace(from, tiles.length),
    from,
    added: null
  }))
const copies = (kind: number, count: number): readonly Tile[] =>
  Array.from({ length: count }, (_, copy) => tileOf(kind, copy))
const meldChoices: readonly fc.Arbitrary<MeldText>[] = [
  claimed("run", [tileOf(3, 1), tileOf(4, 0), tileOf(5, 2)]),
  claimed("triplet", copies(27, 3)),
  claimed("quad", copies(28, 4)),
  fc.tuple(sides, fc.shuffledSubarray([...copies(29, 4)], { minLength: 4 })).map(([from, tiles]) => ({
    shape: "quad",
    tiles,
    called: calledPlace(from, 3),
    from,
    added: tiles[3]!
  })),
  fc.constant({ shape: "quad", tiles: [...copies(30, 4)], called: null, from: null, added: null }),
  fc.constant({
    shape: "quad",
    tiles: [HIDDEN, tileOf(31, 0), tileOf(31, 1), HIDDEN],
    called: null,
    from: null,
    added: null
  })
]
const restTiles = Array.from({ length: 20 }, (_, kind) => copies(kind + 7, 4)).flat()
const hands: fc.Arbitrary<HandText> = fc
  .tuple(
    fc.shuffledSubarray(restTiles, { maxLength: 14 }),
    fc.boolean(),
    fc.shuffledSubarray([...meldChoices]).chain((chosen) => fc.tuple(...chosen)),
    fc.shuffledSubarray(Array.from({ length: 8 }, (_, bonus) => 136 + bonus))
  )
  .map(([tiles, draws, melds, aside]) => {
    const [last, ...concealed] = tiles
    if (!draws || last === undefined) return { concealed: tiles, melds, aside }
    return { concealed, drawn: last, melds, aside }
  })
