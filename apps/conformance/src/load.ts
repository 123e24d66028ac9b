import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Ajv2020 } from "ajv/dist/2020.js"
import type { Case, CaseFile } from "./case.ts"

const app = join(import.meta.dirname, "..")
export const variants = join(app, "../../packages/core/src/variants")

const schema = JSON.parse(readFileSync(join(app, "case.schema.json"), "utf8")) as object
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
const isCaseFile = ajv.compile<CaseFile>(schema)

/** Reads one file of cases. What is wrong with it is thrown, with its place. */
export const parseCases = (text: string, name: string): readonly Case[] => {
  const file: unknown = JSON.parse(text)
  if (isCaseFile(file)) return file.cases
  const errors = isCaseFile.errors!.map(({ instancePath, message = "" }) => `${instancePath} ${message}`)
  throw new Error(`${name}:\n${[...new Set(errors)].join("\n")}`)
}

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
