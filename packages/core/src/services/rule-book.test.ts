import { expect, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe } from "vitest"
import { sets } from "../variants/registry.ts"
import { CurrentRules } from "./current-rules.ts"
import { RuleBook } from "./rule-book.ts"

const idsOf = (set: string): readonly string[] => sets.get(set)!.layers.map((layer) => layer.id)

describe("RuleBook", () => {
  it.effect("opens published sets and courses", () =>
    Effect.gen(function* () {
      const book = yield* RuleBook
      const { rules, labels } = yield* book.ruleSet({ set: "feljong/level-1" })
      expect(rules.layers.length).toBeGreaterThan(5)
      expect(labels.en["unit.han"]).toBe("{n} han")
      const course = yield* book.course({ course: "feljong/first-match" })
      expect(course.rules.stages.map((stage) => stage.id)).toContain("feljong/level-4")
      expect(book.courses.map((c) => c.name.en)).toContain("First match")
      expect(book.sets.length).toBeGreaterThan(3)
      expect(book.layers.length).toBeGreaterThan(10)
    }).pipe(Effect.provide(RuleBook.layer))
  )

  it.effect("names layers that do not exist, all of them", () =>
    Effect.gen(function* () {
      const book = yield* RuleBook
      const { conflicts } = yield* Effect.flip(book.compile(["feljong/nowhere", "feljong/cards", "x/y"]))
      expect(conflicts.map((c) => [c._tag, "layer" in c ? c.layer : ""])).toEqual([
        ["UnknownLayer", "feljong/nowhere"],
        ["UnknownLayer", "x/y"]
      ])
      expect(conflicts[0]!.message).toContain("feljong/nowhere")
    }).pipe(Effect.provide(RuleBook.layer))
  )

  it.effect("lists every conflict of layers that do not go together", () =>
    Effect.gen(function* () {
      const book = yield* RuleBook
      const both = [...idsOf("feljong/level-1"), "feljong/one-yaku"]
      const { conflicts } = yield* Effect.flip(book.compile(both))
      expect(conflicts.map((c) => c._tag)).toContain("SlotFilledTwice")
      const bare = yield* Effect.flip(book.compile([]))
      expect(bare.conflicts.every((c) => c._tag === "SlotUnfilled")).toBe(true)
    }).pipe(Effect.provide(RuleBook.layer))
  )

  it.effect("refuses options of no layer, and knows no other set", () =>
    Effect.gen(function* () {
      const book = yield* RuleBook
      const wrong = yield* Effect.flip(
        book.ruleSet({ set: "feljong/level-2", options: { "feljong/riichi": { no: 1 }, z: {} } })
      )
      expect(wrong._tag === "RulesRefused" && wrong.conflicts.map((c) => c._tag).toSorted()).toEqual([
        "OptionOfAbsentLayer",
        "UnknownOption"
      ])
      expect((yield* Effect.flip(book.course({ course: "feljong/none" })))._tag).toBe("RulesUnknown")
      expect((yield* Effect.flip(book.ruleSet({ set: "feljong/none" })))._tag).toBe("RulesUnknown")
    }).pipe(Effect.provide(RuleBook.layer))
  )
})

describe("CurrentRules", () => {
  /** Says whether a hand without any yaku would do. */
  const anyHandWins = CurrentRules.useSync((rules) => rules.slots.minimum.meets({}))

  it.effect("two rule sets live in one program", () =>
    Effect.gen(function* () {
      const easy = anyHandWins.pipe(Effect.provide(CurrentRules.layer(idsOf("feljong/level-1"))))
      const hard = anyHandWins.pipe(Effect.provide(CurrentRules.layer(idsOf("feljong/level-2"))))
      expect(yield* Effect.all([easy, hard, easy])).toEqual([true, false, true])
    }).pipe(Effect.provide(RuleBook.layer))
  )

  it.effect("a constant layer on top keeps the first rules it met, unless it is made fresh", () =>
    Effect.gen(function* () {
      class Judge extends Context.Service<Judge, { readonly easy: boolean }>()("test/Judge") {}
      const judge = Layer.effect(
        Judge,
        Effect.map(anyHandWins, (easy) => ({ easy }))
      )
      const ask = (set: string, layer: typeof judge) =>
        Judge.useSync(({ easy }) => easy).pipe(
          Effect.provide(layer.pipe(Layer.provide(CurrentRules.layer(idsOf(set)))))
        )
      const both = (layer: () => typeof judge) =>
        Effect.all([ask("feljong/level-1", layer()), ask("feljong/level-2", layer())]).pipe(Effect.provide(Layer.empty))
      expect(yield* both(() => Layer.fresh(judge))).toEqual([true, false])
    }).pipe(Effect.provide(RuleBook.layer))
  )

  it.effect("a conflict is a tagged value of the layer", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(anyHandWins.pipe(Effect.provide(CurrentRules.layer(["feljong/cards"]))))
      expect(failure._tag).toBe("RulesRefused")
    }).pipe(Effect.provide(RuleBook.layer))
  )
})
