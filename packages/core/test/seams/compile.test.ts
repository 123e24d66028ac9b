import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compile } from "../../src/rules/compile.ts"
import { element, type RuleLayer, ruleLayer } from "../../src/rules/layer.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import { facet } from "../../src/seams/facet.ts"
import { flag, oneOf } from "../../src/seams/option.ts"
import { families } from "../../src/variants/registry.ts"
import * as H from "./house.ts"
import * as Result from "effect/Result"

const cites = "HOUSE-1"
/** A rule set as text: functions by their source, maps by their entries. */
const asText = (rules: RuleSet): string =>
  JSON.stringify(rules, (_, value: unknown) =>
    typeof value === "function" ? String(value) : value instanceof Map ? [...value] : value
  )

describe("layers commute", () => {
  const published = families.flatMap((family) => family.sets)
  it.each(published.map((set) => [set.id, set] as const))(
    "%s compiles to one record in any order",
    (_, { layers, options }) => {
      const expected = asText(H.rulesOf(layers, options))
      fc.assert(
        fc.property(fc.shuffledSubarray([...layers], { minLength: layers.length }), (shuffled) => {
          expect(asText(H.rulesOf(shuffled, options))).toBe(expected)
        }),
        { numRuns: 100 }
      )
    }
  )
  it("and so do the house's", () => {
    const layers = [...H.riichiShape]
    const expected = asText(H.rulesOf(layers))
    fc.assert(
      fc.property(fc.shuffledSubarray(layers, { minLength: layers.length }), (shuffled) => {
        expect(asText(H.rulesOf(shuffled))).toBe(expected)
      })
    )
  })
  it("names a layer once however often it is listed", () => {
    expect(H.rulesOf([...H.riichiShape, ...H.riichiShape]).layers).toHaveLength(H.riichiShape.length)
  })
  it("finds the same conflicts in any order", () => {
    const layers = [H.exact, H.upToHundreds, H.anyHand, H.hanTally, H.pointsAndDoubles, H.unfinishedSets]
    const expected = JSON.stringify(H.conflictsOf(layers))
    fc.assert(
      fc.property(fc.shuffledSubarray(layers, { minLength: layers.length }), (shuffled) => {
        expect(JSON.stringify(H.conflictsOf(shuffled))).toBe(expected)
      })
    )
  })
})

describe("compile refuses, naming the layers and the mend", () => {
  const base = H.riichiShape
  const without = (layer: (typeof base)[number]) => base.filter((l) => l !== layer)
  const layer = (id: string, rest: Omit<Parameters<typeof ruleLayer>[0], "id" | "cites">) =>
    ruleLayer({ id: `house/${id}`, cites: [cites], ...rest } as never)

  it.each([
    ["SlotUnfilled", without(H.onceAround), /"rounds"/u],
    ["SlotFilledTwice", [...base, H.exact], /"house\/exact" and "house\/up-to-hundreds".*keep one/u],
    [
      "ReplacedTwice",
      [
        ...base,
        layer("two", { replace: { rounds: { of: H.onceAround, by: { count: 2, cites } } } }),
        layer("four", { replace: { rounds: { of: H.onceAround, by: { count: 4, cites } } } })
      ],
      /"house\/four" and "house\/two" both replace/u
    ],
    [
      "ReplacesAbsent",
      [...base, layer("two", { replace: { rounds: { of: H.exact, by: { count: 2, cites } } } })],
      /"house\/two".*"house\/exact"/u
    ],
    [
      "SameId",
      [...base, layer("again", { add: { extras: [{ id: "honba", cites, of: () => [] }] } })],
      /"house\/again" and "house\/honba"/u
    ],
    [
      "RemovesAbsent",
      [...base, layer("remover", { remove: { claims: [{ id: "chow" }] } })],
      /"house\/remover" removes "chow"/u
    ],
    ["NeedsAbsent", [...base, layer("needy", { needs: [H.exact] })], /"house\/needy" needs "house\/exact"/u],
    ["UnitUnread", [...base, H.unfinishedSets], /"triplets" of "house\/unfinished-sets" scores in "points"/u],
    ["ReadsAbsentFacet", [...without(H.pao), layer("reader", { reads: [H.liable] })], /reads the facet "liable"/u],
    [
      "OutranksInCircle",
      [
        ...base,
        layer("round", {
          add: { elements: [H.lesser, H.greater] },
          outranks: [
            [H.greater, H.lesser],
            [H.lesser, H.greater]
          ]
        })
      ],
      /"greater" over "lesser".*"house\/round"/u
    ],
    [
      "CitesUnlisted",
      [...base, layer("loose", { add: { extras: [{ id: "loose", cites: "HOUSE-9", of: () => [] }] } })],
      /HOUSE-9/u
    ]
  ] as const)("%s", (tag, layers, words) => {
    const found = H.conflictsOf(layers as never)
    expect(found.map((c) => c._tag)).toContain(tag)
    expect(found.find((c) => c._tag === tag)?.message).toMatch(words)
  })
  it("two different layers under one id", () => {
    expect(H.conflictsOf([...base, ruleLayer({ id: "house/honba", cites: [cites] })])[0]).toMatchObject({
      _tag: "SameId",
      seam: "layers"
    })
  })
  it.each([
    ["BadOption", { "house/winner-takes": { absent: "ghost" } }, /"ghost" for "absent": it takes "/u],
    ["BadOption", { "house/winner-takes": { absent: Number.NaN } }, /take NaN for/u],
    ["Malformed", { "house/winner-takes": null }, /options\["house\/winner-takes"\] cannot be read: .* by option/u],
    ["Malformed", null, /options cannot be read: it must be an object of options by layer/u],
    ["Malformed", [], /options cannot be read/u],
    ["UnknownOption", { "house/winner-takes": { absence: "none" } }, /no option "absence"/u],
    ["OptionOfAbsentLayer", { "house/exact": {} }, /"house\/exact", which is not among/u]
  ])("%s", (tag, options, words) => {
    const [first] = H.conflictsOf(base, options as never)
    expect(first?._tag).toBe(tag)
    expect(first?.message).toMatch(words)
  })
  it.each([
    ["layers", "house/honba", /layers cannot be read: it must be a list of layers/u],
    ["layers[1]", [H.exact, undefined], /layers\[1\] cannot be read/u],
    // a hole in the list
    ["layers[0]", Object.assign([], { length: 1 }), /layers\[0\]/u],
    ["layers[0]", [{ id: "x" }], /it must be a layer as ruleLayer makes it/u],
    ["layers[0]", [null], /layers\[0\]/u]
  ])("layers that are none: %s", (place, layers, words) => {
    const [first] = H.conflictsOf(layers as never)
    expect(first).toMatchObject({ _tag: "Malformed", place })
    expect(first?.message).toMatch(words)
  })
  const withNeeds = (one: RuleLayer): readonly RuleLayer[] => [one, ...(one.spec.needs ?? []).flatMap(withNeeds)]
  it("wins paid by two layers, of whatever families", () => {
    const paying = families.flatMap(({ family, layers }) =>
      layers
        .filter(({ spec }) => spec.add?.charges?.some(({ pays }) => pays !== undefined))
        .map((layer) => ({ family, layer }))
    )
    expect(new Set(paying.map(({ family }) => family)).size).toBe(families.length)
    for (const { family, sets } of families)
      for (const other of paying.filter((one) => one.family !== family)) {
        const found = H.conflictsOf([...sets[0]!.layers, ...withNeeds(other.layer)], sets[0]!.options)
        expect(found.map(({ _tag }) => _tag)).toContain("PaidTwice")
      }
  })
  it("an option from the prototype is not an option", () => {
    expect(H.conflictsOf(base, { "house/winner-takes": JSON.parse('{"__proto__": 1, "toString": 2}') })).toHaveLength(2)
  })
  it("a whole number out of its range", () => {
    for (const limit of [99, 2_001, 300.5, "300"])
      expect(H.conflictsOf(H.britishShape, { "house/points-and-doubles": { limit } })[0]?._tag).toBe("BadOption")
  })
  it("a clause that no rulebook has", () => {
    const [first] = H.conflictsOf(base, {}, new Set(["FJ-1.1"]))
    expect(first).toMatchObject({ _tag: "CitesUnknownClause", clause: cites })
    expect(H.conflictsOf(base, {}, new Set([cites]))).toEqual([])
  })
  it("reports everything at once", () => {
    expect(H.conflictsOf([H.exact, H.upToHundreds]).length).toBeGreaterThan(10)
  })
})

describe("what layers bring", () => {
  it("replacements form a chain, each naming the layer before it", () => {
    const two = ruleLayer({
      id: "house/two",
      cites: [cites],
      replace: { rounds: { of: H.onceAround, by: { count: 2, cites } } }
    })
    const three = ruleLayer({
      id: "house/three",
      cites: [cites],
      replace: { rounds: { of: two, by: { count: 3, cites } } }
    })
    const rules = H.rulesOf([...H.riichiShape, three, two])
    expect([rules.slots.rounds.count, rules.owners.rounds]).toEqual([3, "house/three"])
  })
  it("parts that count together need both layers", () => {
    const other = ruleLayer({ id: "house/other", cites: [cites] })
    const pair = ruleLayer({
      id: "house/pair",
      cites: [cites],
      together: [{ with: other, add: { elements: [H.lesser] } }]
    })
    const ids = (layers: Parameters<typeof compile>[0]) => H.rulesOf(layers).parts.elements.map((e) => e.id)
    expect(ids([...H.riichiShape, pair])).toEqual([])
    expect(ids([...H.riichiShape, pair, other])).toEqual(["lesser"])
  })
  it("an element outranks those below it, through others too, and absent ones say nothing", () => {
    const middle = element({ id: "middle", cites, unit: "han", worth: () => 2 })
    const order = ruleLayer({
      id: "house/order",
      cites: [cites],
      outranks: [
        [H.greater, middle],
        [middle, H.lesser]
      ]
    })
    const bring = (...elements: readonly ReturnType<typeof element>[]) =>
      ruleLayer({ id: "house/bring", cites: [cites], add: { elements: elements as never } })
    expect(H.rulesOf([...H.riichiShape, order, bring(H.lesser, middle, H.greater)]).outranks.get("greater")).toEqual([
      "lesser",
      "middle"
    ])
    expect(H.rulesOf([...H.riichiShape, order, bring(H.lesser, H.greater)]).outranks.size).toBe(0)
  })
  it("an element may outrank another under an option only", () => {
    const order = ruleLayer({
      id: "house/order",
      cites: [cites],
      options: { instead: flag(false, cites) },
      add: { elements: [H.lesser, H.greater] as never },
      outranks: [[H.greater, H.lesser, (o) => o.instead]]
    })
    expect(H.rulesOf([...H.riichiShape, order]).outranks.size).toBe(0)
    const chosen = H.rulesOf([...H.riichiShape, order], { "house/order": { instead: true } })
    expect(chosen.outranks.get("greater")).toEqual(["lesser"])
  })
  it("options reach the rule, and parts that exist only under one", () => {
    const optional = ruleLayer({
      id: "house/optional",
      cites: [cites],
      options: { on: flag(false, cites), much: oneOf([1, 2], 1, cites) },
      add: { elements: [{ id: "optional", cites, unit: "han", when: (o) => o.on, worth: ({ o }) => o.much }] }
    })
    expect(H.rulesOf([...H.riichiShape, optional]).parts.elements).toEqual([])
    const [part] = H.rulesOf([...H.riichiShape, optional], { "house/optional": { on: true, much: 2 } }).parts.elements
    expect(part?.o).toEqual({ on: true, much: 2 })
  })
  it("is frozen", () => {
    expect(Object.isFrozen(H.rulesOf(H.riichiShape))).toBe(true)
  })
  it("succeeds as a value and fails as a value", () => {
    expect(Result.isSuccess(compile(H.riichiShape))).toBe(true)
    expect(Result.isFailure(compile([]))).toBe(true)
  })
})

describe("the types refuse", () => {
  it("what a layer did not declare", () => {
    const mine = facet({ id: "mine", init: (): number => 0, on: (own) => own })
    ruleLayer({
      id: "house/wrong",
      cites: [cites],
      options: { k: oneOf(["x", "y"], "x", cites) },
      facets: [mine],
      add: {
        elements: [
          // @ts-expect-error a facet that is not declared
          { id: "a", cites, unit: "han", worth: ({ read }) => read(H.liable) ?? 0 },
          // @ts-expect-error a field that does not exist
          { id: "b", cites, unit: "han", bonsu: true, worth: () => 1 },
          // @ts-expect-error no such option
          { id: "c", cites, unit: "han", worth: ({ o }) => o.nope },
          { id: "d", cites, unit: "han", worth: ({ o, read }) => (o.k === "x" ? read(mine) : 0) }
        ]
      }
    })
    // @ts-expect-error a facet's state must be JSON
    facet({ id: "m", init: () => new Map<string, number>(), on: (own) => own })
    // @ts-expect-error a slot's value has its own type
    ruleLayer({ id: "house/w2", cites: [cites], replace: { rounds: { of: H.onceAround, by: "nope" } } })
    // @ts-expect-error no such seam
    ruleLayer({ id: "house/w3", cites: [cites], add: { elemnts: [] } })
    expect(mine.id).toBe("mine")
  })
})
