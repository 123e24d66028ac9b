/** Writes the generated files of src/variants from the folders and rulebooks there. `--check` only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../src/variants/", import.meta.url))

const camel = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

/** Clause ids stand in bold at the start of a rulebook's items: `- **FJ-1.1** ...` */
const clausesOf = (folder: string): readonly string[] => {
  const file = `${root}${folder}/rulebook.md`
  if (!existsSync(file)) return []
  return [...readFileSync(file, "utf8").matchAll(/^- \*\*([A-Z]{2}-[A-Za-z0-9./]+)\*\*/gmu)].map((m) => m[1]!)
}

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort()
const families = folders.filter((name) => existsSync(`${root}${name}/index.ts`))
const origin = "// Generated from the folders beside this file: see tools/generate-registry.ts."

/** Everything at once. */
const registry = (): string =>
  [
    origin,
    'import type { Variant } from "../authoring.ts"',
    ...families.map((name) => `import { variant as ${camel(name)} } from "./${name}/index.ts"`),
    "",
    `export const families: readonly Variant[] = [${families.map(camel).join(", ")}]`,
    "",
    "/** Every clause that a rulebook here has. */",
    `export const clauseIds: readonly string[] = ${JSON.stringify(folders.flatMap(clausesOf), null, 2)}`,
    ""
  ].join("\n")

const words = (name: string, locale: string): string =>
  `async () => (await import("./${name}/labels/${locale}.json", { with: { type: "json" } })).default`

/** One family, or its words in one language, at a time. */
const lazy = (): string =>
  [
    origin,
    'import type { Family, Locale } from "../authoring.ts"',
    "",
    "type Words = Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>",
    "",
    "export interface Source {",
    "  readonly family: () => Promise<Family>",
    "  readonly words: Words",
    "}",
    "",
    "/** Words that every family has besides its own. */",
    "export const commonWords: Words = {",
    `  "pt-BR": ${words("common", "pt-BR")},`,
    `  en: ${words("common", "en")}`,
    "}",
    "",
    "export const sources: Readonly<Record<string, Source>> = {",
    families
      .map((name) =>
        [
          `  ${name.includes("-") ? `"${name}"` : name}: {`,
          `    family: async () => (await import("./${name}/family.ts")).family,`,
          "    words: {",
          `      "pt-BR": ${words(name, "pt-BR")},`,
          `      en: ${words(name, "en")}`,
          "    }",
          "  }"
        ].join("\n")
      )
      .join(",\n"),
    "}",
    ""
  ].join("\n")

/** Every generated file and what it has to be. */
export const generate = (): Readonly<Record<string, string>> => ({
  "registry.generated.ts": registry(),
  "lazy.generated.ts": lazy()
})

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(generate())) {
    const path = `${root}${file}`
    if (!process.argv.includes("--check")) writeFileSync(path, text)
    else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
      console.error(`src/variants/${file} is out of date: run \`npm run generate\`.`)
      process.exitCode = 1
    }
  }
}
