/** Writes src/variants/registry.generated.ts from the folders and rulebooks there. `--check` only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../src/variants/", import.meta.url))
const out = `${root}registry.generated.ts`

const camel = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

/** Clause ids stand in bold at the start of a rulebook's items: `- **FJ-1.1** ...` */
const clausesOf = (folder: string): readonly string[] => {
  const file = `${root}${folder}/rulebook.md`
  if (!existsSync(file)) return []
  return [...readFileSync(file, "utf8").matchAll(/^- \*\*([A-Z]{2}-[A-Za-z0-9./]+)\*\*/gmu)].map((m) => m[1]!)
}

export const generate = (): string => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const families = folders.filter((name) => existsSync(`${root}${name}/index.ts`))
  const clauses = folders.flatMap(clausesOf)
  return [
    "// Generated from the folders beside this file: see tools/generate-registry.ts.",
    'import type { Variant } from "../authoring.ts"',
    ...families.map((name) => `import { variant as ${camel(name)} } from "./${name}/index.ts"`),
    "",
    `export const families: readonly Variant[] = [${families.map(camel).join(", ")}]`,
    "",
    "/** Every clause that a rulebook here has. */",
    `export const clauseIds: readonly string[] = ${JSON.stringify(clauses, null, 2)}`,
    ""
  ].join("\n")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = generate()
  if (!process.argv.includes("--check")) writeFileSync(out, text)
  else if (!existsSync(out) || readFileSync(out, "utf8") !== text) {
    console.error("src/variants/registry.generated.ts is out of date: run `npm run generate`.")
    process.exitCode = 1
  }
}
