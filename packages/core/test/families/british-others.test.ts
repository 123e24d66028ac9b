/** A described hand of British 1924 with what the others hold: the book settles between all of them. */
import { expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { RuleBook } from "../../src/services/rule-book.ts"
import { score } from "../../src/services/scoring.ts"

const east = {
  rules: { set: "british-1924/plain" },
  hand: "111z66z55z234s(8888p<)|6z",
  by: "discard",
  seatWind: 0,
  fromWind: 2,
  round: 1
} as const
const others = [
  { seatWind: 1, hand: "22z13579m246p137s" },
  { seatWind: 2, hand: "3z4z7z13579p1357s8m" },
  { seatWind: 3, hand: "999m1z13579p2468s" }
]

it.effect("every hand is counted, and all settle", () =>
  Effect.gen(function* () {
    // East 42 doubled twice; South's pair is of a wind that is both its own and the round's
    const answer = yield* score({ ...east, others })
    expect(answer.base).toBe(168)
    expect(answer.others.map(({ seatWind, base }) => [seatWind, base])).toEqual([
      [1, 4],
      [2, 0],
      [3, 8]
    ])
    expect(answer.others[2]!.lines.map(({ element, amount }) => [element, amount])).toEqual([["pungs", 8]])
    expect(answer.deltas).toEqual([1008, -336, -348, -324])
  }).pipe(Effect.provide(RuleBook.layer))
)

it.effect("a dead hand counts nothing and pays every living one", () =>
  Effect.gen(function* () {
    const dead = others.with(2, { ...others[2]!, declared: ["wrong-call"] } as never)
    const answer = yield* score({ ...east, others: dead })
    expect(answer.others.map(({ seatWind }) => seatWind)).toEqual([1, 2])
    // North pays South 4, and West nothing
    expect(answer.deltas).toEqual([1008, -336 + 4 + 4, -336 - 4, -336 - 4])
  }).pipe(Effect.provide(RuleBook.layer))
)

it.effect("a hand that is given in tiles, with what lies open", () =>
  Effect.gen(function* () {
    const held = {
      concealed: [0, 4, 8, 12, 16, 20, 24, 36, 40, 44],
      melds: [{ tiles: [132, 133, 134], claimed: true }]
    }
    const answer = yield* score({ ...east, others: [{ seatWind: 3, hand: held }] })
    // an exposed pung of dragons, 4, doubled
    expect(answer.others.map(({ base }) => base)).toEqual([8])
  }).pipe(Effect.provide(RuleBook.layer))
)

it.effect("what is wrong with another hand is named by its place", () =>
  Effect.gen(function* () {
    const place = (all: readonly object[], rules: object = east.rules) =>
      Effect.map(Effect.flip(score({ ...east, rules, others: all } as never)), (error) =>
        "bad" in error ? error.bad.place : "place" in error ? error.place : error._tag
      )
    expect(yield* place(others, { set: "feljong/level-4" })).toBe("others")
    expect(yield* place([{ seatWind: 0, hand: others[0]!.hand }])).toBe("others[0].seatWind")
    expect(yield* place([{ seatWind: 4, hand: others[0]!.hand }])).toBe("others[0].seatWind")
    expect(yield* place([others[0]!, { seatWind: 1, hand: others[1]!.hand }])).toBe("others[1].seatWind")
    expect(yield* place([others[0]!, { seatWind: 2, hand: "1m" }])).toBe("others[1].concealed")
    expect(yield* place([{ seatWind: 1, hand: "22z13579m246p137s|1m" }])).toBe("others[0].hand")
    expect(yield* place([{ seatWind: 1, hand: "22z13579m246p137x" }])).toBe("others[0].hand")
    expect(yield* place([{ seatWind: 1, hand: "22z13579m(246p<)37s" }])).toBe("others[0].hand")
    expect(yield* place([{ seatWind: 1, hand: "22z13579m246p137s{1f}" }])).toBe("others[0].aside")
    expect(yield* place([{ ...others[0]!, declared: ["riichi"] }])).toBe("others[0].declared")
  }).pipe(Effect.provide(RuleBook.layer))
)
