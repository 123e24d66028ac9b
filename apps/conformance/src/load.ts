import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import type { Case, CaseFile } from "./case.ts"

const app = join(import.meta.dirname, "..")
export const variants = join(app, "../../packages/core/src/variants")

const schema = JSON.parse(readFileSync(join(app, "case.schema.json"), "utf8")) as object
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
ajv.addSchema(schema, "cases")
const isCaseFile = ajv.getSchema("cases") as ValidateFunction<CaseFile>
const kinds = ["score", "play", "compile", "notation", "facts"]

/** Reads one file of cases. What is wrong with it is thrown, with its place. */
export const parseCases = (text: string, name: string): readonly Case[] => {
  const file: unknown = JSON.parse(text)
  if (isCaseFile(file)) return file.cases
  const { cases } = file as { readonly cases?: unknown }
  const told = Array.isArray(cases) ? cases.flatMap((one: unknown, i) => wrongIn(one, `/cases/${i}`)) : []
  throw new Error(`${name}:\n${(told.length > 0 ? told : errorsIn(isCaseFile.errors, "")).join("\n")}`)
}

/** What is wrong with a case of the kind that it seems to be, rather than with each kind that it is not. */
const wrongIn = (one: unknown, place: string): readonly string[] => {
  const kind = kinds.find((name) => typeof one === "object" && one !== null && name in one)
  if (kind === undefined) return [`${place} must have one of ${kinds.join(", ")}`]
  const isOne = ajv.getSchema(`cases#/$defs/${kind}Case`)!
  return isOne(one) ? [] : errorsIn(isOne.errors, place)
}

const errorsIn = (errors: typeof isCaseFile.errors, place: string): readonly string[] => [
  ...new Set((errors ?? []).map(({ instancePath, message = "" }) => `${place}${instancePath} ${message}`))
]

/** Every case of every variant, in the order of files and then as written. */
export const loadCases = (): readonly Case[] => {
  const files = globSync("*/cases/*.json", { cwd: variants }).sort()
  const cases = files.flatMap((file) => parseCases(readFileSync(join(variants, file), "utf8"), file))
  const seen = new Set<string>()
  for (const { id } of cases) {
    if (seen.has(id)) throw new Error(`two cases are called ${id}`)
    seen.add(id)
  }
  return cases
}
