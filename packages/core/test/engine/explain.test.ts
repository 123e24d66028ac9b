import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { advise, waitsAfterDiscard } from "../../src/engine/advise.ts"
import { arrangeWall } from "../../src/engine/arrange.ts"
import { steady } from "../../src/engine/course.ts"
import { explainReasons, explainRules, explainScore, explainTransfers, wordsNeeded } from "../../src/engine/explain.ts"
import { explainConflict } from "../../src/engine/explain-conflict.ts"
import { say, tileName } from "../../src/engine/say.ts"
import { scoreHand } from "../../src/engine/score-hand.ts"
import { start, step, why } from "../../src/engine/step.ts"
import { view } from "../../src/engine/view.ts"
import { parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import { describe as describeLayers } from "../../src/rules/describe.ts"
import { forThree, forTwo, labels, level2, level4 } from "../../src/variants/feljong/index.ts"
import { courses, families, labelsFor, sets } from "../../src/variants/registry.ts"

const tiles = (text: string) => Result.getOrThrow(parseTiles(text))
const rules = Result.getOrThrow(compile(level4))

describe("labels", () => {
  it.each([...sets.values()].map((set) => [set.id, set] as const))(
    "%s has words for all it can say, in both languages",
    (id, set) => {
      const family = families.find((f) => id.startsWith(f.family))!
      const needed = [...wordsNeeded(Result.getOrThrow(compile(set.layers, set.options))), `stage.${id}`]
      for (const locale of ["pt-BR", "en"] as const)
        expect(needed.filter((key) => family.labels[locale][key] === undefined)).toEqual([])
    }
  )
  it("both languages have the same keys, and courses have names", () => {
    for (const family of families)
      expect(Object.keys(family.labels["pt-BR"]).sort()).toEqual(Object.keys(family.labels.en).sort())
    for (const id of courses.keys()) expect(say(labels, "pt-BR", `course.${id}`)).not.toContain("course.")
  })
  it("every structural refusal has words", async () => {
    const source = await import("node:fs").then((fs) =>
      fs.readFileSync(new URL("../../src/engine/why.ts", import.meta.url), "utf8")
    )
    const ids = [...source.matchAll(/"([a-z]+(?:-[a-z]+)+)"/gu)]
      .map((m) => m[1]!)
      .filter((id) => !["self-draw"].includes(id))
    expect(ids.length).toBeGreaterThan(10)
    for (const id of ids) expect({ [id]: labels.en[`reason.${id}`] }).toEqual({ [id]: expect.any(String) })
  })
  it("every layer and option has words, and every kind of conflict", () => {
    for (const { layers: own, labels: words } of families)
      for (const { id, options } of describeLayers(own)) {
        const keys = [
          `layer.${id}`,
          `layer.${id}.how`,
          ...options.flatMap(({ name, values }) => [
            `option.${id}/${name}`,
            ...("min" in values ? [] : values.map((v) => `option.${id}/${name}.${v}`))
          ])
        ]
        for (const locale of ["pt-BR", "en"] as const)
          expect(keys.filter((key) => words[locale][key] === undefined)).toEqual([])
      }
    const two = compile([...level4, ...forTwo, ...forThree])
    const [conflict] = Result.isFailure(two) ? two.failure : []
    expect(explainConflict(labels, conflict!).en).toBe(
      "“Duelo” and “Sanma” both change the same thing of “Four players”: keep one."
    )
    expect(explainConflict(labels, conflict!)["pt-BR"]).toContain("“Duelo” e “Sanma”")
  })
  it("a conflict of two families names them, and a value that is not taken the ones that are", () => {
    const everyWord = labelsFor(families.flatMap((family) => family.layers.map(({ id }) => id)))
    const conflictsOf = (...given: Parameters<typeof compile>) => {
      const compiled = compile(...given)
      return Result.isFailure(compiled) ? compiled.failure.map((one) => explainConflict(everyWord, one).en) : []
    }
    const plain = sets.get("hong-kong/plain")!.layers
    const settle = families.flatMap((family) => family.layers).find(({ id }) => id === "british-1924/all-settle")!
    expect(conflictsOf([...plain, settle])[0]).toBe(
      "“All settle” (British Mah Jong, 1924) and “Payment” (Hong Kong Old Style) both have the same wins paid: keep one."
    )
    expect(conflictsOf(plain, { "hong-kong/minimum": { faan: 99 }, "hong-kong/payment": { discard: "both" } })).toEqual(
      [
        "“Minimum” does not take 99 for “Fewest faan that win”: it takes a whole number from 0 to 10.",
        '“Payment” does not take "both" for “A win on a discard is paid by”: it takes the discarder alone, all, the discarder double.'
      ]
    )
  })
  it("every family says the moves of a turn in whole words", () => {
    const told = families.map(({ family, labels }) => [
      family,
      labels["pt-BR"]["action.discard"],
      labels.en["action.discard"]
    ])
    expect(told).toEqual(families.map(({ family }) => [family, "Descartar", "Discard"]))
  })
  it("a rule set is described in words, with what the table chose", () => {
    const chosen = Result.getOrThrow(compile(level4, { "feljong/riichi": { fourLeft: true } }))
    const riichi = explainRules(labels, chosen, describeLayers(level4)).find((l) => l.id === "feljong/riichi")!
    expect(riichi.options.map((o) => `${o.text.en}: ${o.value.en} (${o.clause})`)).toEqual([
      "Riichi needs four cards in the wall: Yes (FJ-2.10)",
      "Riichi needs 1,000 points: Yes (FJ-2.9)"
    ])
    const layers = sets.get("hong-kong/plain")!.layers
    const faan = Result.getOrThrow(compile(layers, { "hong-kong/minimum": { faan: 1 } }))
    const hongKong = families.find(({ family }) => family === "hong-kong")!.labels
    const minimum = explainRules(hongKong, faan, describeLayers(layers)).find((l) => l.id === "hong-kong/minimum")!
    expect(minimum.options.map((o) => o.value)).toEqual([{ "pt-BR": "1", en: "1" }])
  })
  it("names tiles", () => {
    expect(tileName(labels, "pt-BR", 0)).toBe("1 de Números")
    expect(tileName(labels, "en", 16, true)).toBe("red 5 of Numbers")
    expect(tileName(labels, "pt-BR", 108)).toBe("Vento Leste")
    expect(tileName(labels, "pt-BR", 135)).toBe("Dragão Vermelho")
    expect(tileName(labels, "en", -1)).toBe("hidden card")
  })
  it("puts values in, and shows a key that has no words", () => {
    expect(say(labels, "en", "unit.han", { n: 3 })).toBe("3 han")
    expect(say(labels, "en", "no.such.key")).toBe("no.such.key")
    const british = families.find(({ family }) => family === "british-1924")!.labels
    expect([1, 2].map((n) => say(british, "pt-BR", "unit.doubles", { n }))).toEqual(["1 dobre", "2 dobres"])
  })
})

describe("a score in words", () => {
  it("says each line with its cards and clause, and who pays whom", () => {
    const { score, transfers } = Result.getOrThrow(
      scoreHand(rules, {
        concealed: tiles("234m567m456p33s67s"),
        winning: 100,
        by: "discard",
        seatWind: 2,
        fromWind: 3,
        declared: ["riichi"],
        indicators: [0],
        pot: 2_000
      })
    )
    const lines = explainScore(labels, score!)
    expect(lines.map((l) => [l.element, l.worth.en, l.clause])).toEqual([
      ["dora", "1 han", "FJ-1.20"],
      ["pinfu", "1 han", "FJ-3.3"],
      ["riichi", "1 han", "FJ-2.5"],
      ["tanyao", "1 han", "FJ-2.13"]
    ])
    expect(lines[0]!.tiles).toEqual([4])
    expect(lines[3]!.name["pt-BR"]).toBe("Tan’yao")
    expect(explainTransfers(labels, transfers).map((t) => [t.from, t.to, t.points, t.why.en])).toEqual([
      [3, 2, 8_000, "Ron: the discarder pays it all"],
      ["pot", 2, 1_000, "Riichi markers"],
      ["pot", 2, 1_000, "Riichi markers"]
    ])
  })
})

describe("a refusal in words", () => {
  it("lists every ban with its clause", () => {
    const wall = Result.getOrThrow(
      arrangeWall(rules, { dealer: 0, hands: { 0: tiles("1471m471p471s123z").slice(0, 13) } })
    )
    const { table } = Result.getOrThrow(start(steady(rules), { walls: [wall] }, 0))
    const reasons = explainReasons(
      labels,
      why(table, 0, { _tag: "discard", tile: table.state.seats[0]!.concealed[0]!, declare: "riichi" })
    )
    expect(reasons.map((r) => [r.id, r.clause])).toEqual([
      ["not-offered", "FJ-2.5"],
      ["riichi-not-ready", "FJ-2.5"]
    ])
    expect(reasons[1]!.text["pt-BR"]).toBe("Depois deste descarte a mão não fica em Tenpai.")
  })
  it("says why a complete hand may not win", () => {
    const two = Result.getOrThrow(compile(level2))
    const ready = { 0: tiles("123m 456p 789s 99p 78m") }
    const wall = Result.getOrThrow(arrangeWall(two, { dealer: 0, hands: ready, draws: [20] }))
    const { table } = Result.getOrThrow(start(steady(two), { walls: [wall] }, 0))
    expect(why(table, 0, { _tag: "win" })).toMatchObject([
      { _tag: "BelowMinimum", clause: "FJ-2.1", layer: "feljong/one-yaku" }
    ])
    expect(view(table, 0).legal.some((a) => a._tag === "win")).toBe(false)
  })
})

describe("advice", () => {
  const deal = (hand: string, draw: number) => {
    const wall = Result.getOrThrow(
      arrangeWall(rules, { dealer: 0, hands: { 0: tiles(hand) }, draws: [draw], turned: [135] })
    )
    return Result.getOrThrow(start(steady(rules), { walls: [wall] }, 0)).table
  }
  it("lists discards best first, with what would bring the hand nearer", () => {
    const table = deal("123m 456p 789s 55p 1z 7m", 28)
    const { discards, shanten, waits } = advise(table.course, view(table, 0).state, 0)
    expect(shanten).toBe(0)
    expect(waits).toEqual([])
    expect(discards[0]).toMatchObject({ kind: 27, shanten: 0, improving: [5, 8] })
    expect(discards.at(-1)!.shanten).toBeGreaterThan(0)
  })
  it("says for each wait how many are left and whether it would win, drawn or claimed", () => {
    const table = deal("123m 456p 789s 55p 1z 7m", 28)
    const waits = waitsAfterDiscard(table.course, view(table, 0).state, 0, 108)
    expect(waits.map((w) => [w.kind, w.left, w.selfDraw.meets, w.discard.meets])).toEqual([
      [5, 4, true, true],
      [8, 4, true, true]
    ])
    expect(waits[0]!.discard.elements).toEqual(["pinfu"])
  })
  it("counts what everybody can see as gone", () => {
    const table = deal("123m 456p 789s 55p 1z 7m", 28)
    const after = Result.getOrThrow(step(table, 0, { _tag: "discard", tile: 108 })).table
    const [six] = advise(after.course, view(after, 0).state, 0).waits
    expect(six!.left).toBeLessThanOrEqual(4)
  })
  it("lists what is still in reach, nearest first", () => {
    const table = deal("123m 456p 789s 55p 1z 7m", 28)
    const reach = advise(table.course, view(table, 0).state, 0).reach
    expect(
      reach
        .slice(0, 2)
        .map((r) => r.element)
        .sort()
    ).toEqual(["menzen-tsumo", "riichi"])
    expect(reach.find((r) => r.element === "pinfu")!.lacks).toBe(1)
  })
})
