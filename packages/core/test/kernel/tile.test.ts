import { describe, expect, it } from "vitest"
import {
  BORDERS,
  HIDDEN,
  HIDDEN_KIND,
  borderOf,
  copyOf,
  isBonus,
  isDragon,
  isHonour,
  isOrphan,
  isRedCopy,
  isSeason,
  isSimple,
  isSuited,
  isTerminal,
  isWind,
  kindOf,
  rankOf,
  suitOf,
  tileOf
} from "../../src/kernel/tile.ts"

const ALL_TILES = Array.from({ length: 144 }, (_, tile) => tile)
const ALL_KINDS = Array.from({ length: 42 }, (_, kind) => kind)
const kindsWhere = (holds: (kind: number) => boolean) => ALL_KINDS.filter(holds)
const between = (first: number, last: number) => ALL_KINDS.slice(first, last + 1)

describe("tiles", () => {
  it("are kind and copy, and back", () => {
    for (const tile of ALL_TILES) expect(tileOf(kindOf(tile), copyOf(tile))).toBe(tile)
    expect(ALL_TILES.map(kindOf)).toEqual([
      ...between(0, 33).flatMap((kind) => [kind, kind, kind, kind]),
      ...between(34, 41)
    ])
  })

  it("have a border by copy, so that no two of a kind look the same", () => {
    for (const tile of ALL_TILES) expect(borderOf(tile)).toBe(tile < 136 ? BORDERS[tile % 4] : "black")
  })

  it("may be red where they are the first copy of a five", () => {
    const red = ALL_TILES.filter(isRedCopy)
    expect(red).toEqual([16, 52, 88])
    for (const tile of red) expect([rankOf(kindOf(tile)), copyOf(tile)]).toEqual([5, 0])
  })

  it("tell nothing when hidden", () => {
    expect(kindOf(HIDDEN)).toBe(HIDDEN_KIND)
    expect(copyOf(HIDDEN)).toBe(-1)
    expect(borderOf(HIDDEN)).toBe("black")
    expect([suitOf(HIDDEN_KIND), rankOf(HIDDEN_KIND)]).toEqual([-1, 0])
    const questions = [isBonus, isDragon, isHonour, isOrphan, isSeason, isSimple, isSuited, isTerminal, isWind]
    for (const asked of questions) expect(asked(HIDDEN_KIND)).toBe(false)
  })
})

describe("kinds", () => {
  it("have a suit and a rank", () => {
    expect([0, 8, 9, 17, 18, 26, 27, 33, 34, 41].map(suitOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
    expect([0, 8, 9, 17, 18, 26, 27, 33, 34, 37, 38, 41].map(rankOf)).toEqual([1, 9, 1, 9, 1, 9, 1, 7, 1, 4, 1, 4])
  })

  it("belong to the usual families", () => {
    expect(kindsWhere(isSuited)).toEqual(between(0, 26))
    expect(kindsWhere(isHonour)).toEqual(between(27, 33))
    expect(kindsWhere(isWind)).toEqual(between(27, 30))
    expect(kindsWhere(isDragon)).toEqual(between(31, 33))
    expect(kindsWhere(isBonus)).toEqual(between(34, 41))
    expect(kindsWhere(isSeason)).toEqual(between(38, 41))
    expect(kindsWhere(isTerminal)).toEqual([0, 8, 9, 17, 18, 26])
    expect(kindsWhere(isOrphan)).toEqual([0, 8, 9, 17, 18, 26, ...between(27, 33)])
    expect(kindsWhere(isSimple)).toEqual([...between(1, 7), ...between(10, 16), ...between(19, 25)])
  })
})
