import { readFileSync } from "node:fs"
import * as Result from "effect/Result"
import { describe, expect, test } from "vitest"
import { generate } from "../../tools/generate-registry.ts"
import { compile } from "../rules/compile.ts"
import type { Conflict } from "../rules/conflict.ts"
import { describe as describeLayers } from "../rules/describe.ts"
import { familyIds, loadVariants } from "./lazy.ts"
import { clauses, courses, families, layers, sets } from "./registry.ts"

const conflictsOf = (compiled: Result.Result<unknown, readonly Conflict[]>): readonly string[] =>
  Result.isFailure(compiled) ? compiled.failure.map((conflict) => conflict.message) : []

test.each(Object.entries(generate()))("%s is what its generator writes", (file, text) => {
  expect(readFileSync(new URL(file, import.meta.url), "utf8")).toBe(text)
})

test("families are loaded one by one, with words in the languages that are asked for", async () => {
  expect(familyIds).toEqual(families.map(({ family }) => family))
  const [loaded] = await loadVariants(["british-1924"], ["en"])
  const whole = families.find(({ family }) => family === "british-1924")!
  expect(loaded).toEqual({ ...whole, labels: { "pt-BR": {}, en: whole.labels.en } })
  await expect(loadVariants(["nope"], [])).rejects.toThrow("no family is called nope")
})

test("no clause is written twice", () => {
  expect(clauses.size).toBe(generate()["registry.generated.ts"]!.match(/^ {2}"[A-Z]{2}-.+"/gmu)?.length)
})

describe("cites only clauses that a rulebook has", () => {
  test.each([...sets.values()])("$id", ({ layers, options }) => {
    expect(conflictsOf(compile(layers, options, clauses))).toEqual([])
  })
  test.each([...courses.values()])("$id", ({ cites, stages }) => {
    expect(clauses).toContain(cites)
    for (const { layers, options } of stages) expect(conflictsOf(compile(layers, options, clauses))).toEqual([])
  })
  test("every clause behind what the engine itself refuses", () => {
    for (const { layers, options } of sets.values())
      for (const clause of Object.values(Result.getOrThrow(compile(layers, options)).slots.flow))
        expect(clauses).toContain(clause)
  })
  test("a clause that no rulebook has is a conflict", () => {
    const set = sets.get("feljong/level-1")
    const all = new Set([...clauses].filter((clause) => clause !== "FJ-C1"))
    expect(Result.isFailure(compile(set!.layers, set!.options, all))).toBe(true)
  })
})

describe("the rulebook names each option with its default", () => {
  const rulebooks = ["common", ...families.map(({ family }) => family)].map((folder) =>
    readFileSync(new URL(`${folder}/rulebook.md`, import.meta.url), "utf8").replaceAll(/\s+/gu, " ")
  )
  const options = describeLayers([...layers.values()]).flatMap(({ id, options }) =>
    options.map((option) => ({ ...option, path: `${id}/${option.name}` }))
  )
  test.each(options)("$path", ({ path, default: byDefault, cites }) => {
    const clause = rulebooks.flatMap((text) => text.split("- **")).find((item) => item.startsWith(`${cites}**`))
    expect(clause).toContain(`option \`${path}\`, default ${String(byDefault)}`)
  })
})
