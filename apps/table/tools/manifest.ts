import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** Writes `custom-elements.json` from the doc comments and properties of the elements: `npm run manifest`. */
interface Source {
  readonly tag: string
  readonly name: string
  /** the published file that defines it */
  readonly module: string
  /** where its class and those that it builds on are written, its own last */
  readonly files: readonly string[]
}

const sources: readonly Source[] = [
  { tag: "feljong-card", name: "FeljongCard", module: "dist/card.js", files: ["feljong-card.ts"] },
  { tag: "feljong-hand", name: "FeljongHand", module: "dist/card.js", files: ["feljong-hand.ts"] },
  {
    tag: "feljong-table",
    name: "FeljongTable",
    module: "dist/table.js",
    files: ["table-attributes.ts", "feljong-table.ts"]
  }
]

const read = (file: string): string => readFileSync(new URL(`../src/elements/${file}`, import.meta.url), "utf8")

/** A doc comment's text as one line. */
const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\* ?/gmu, "")
    .replaceAll(/\s+/gu, " ")
    .trim()

/** The tags of a class: `@csspart name - text`. */
const tagged = (doc: string, tag: string) =>
  [...doc.matchAll(new RegExp(`^ \\* @${tag} (\\S+) - (.+)$`, "gmu"))].map(([, name = "", description = ""]) => ({
    name,
    description
  }))

/** What lit is told of each property. */
const declared = (text: string): ReadonlyMap<string, string> => {
  const block = /static override properties[^=]*= \{\n(.*?)\n {2}\}/su.exec(text)?.[1] ?? ""
  return new Map([...block.matchAll(/^ {4}(\w+): (\{.*\}),?$/gmu)].map(([, name = "", told = ""]) => [name, told]))
}

const fieldsOf = (text: string) => {
  const told = declared(text)
  return [...text.matchAll(/\n {2}\/\*\* ([^/]+?) \*\/\n {2}declare (\w+): (.+)/gu)].map(
    ([, doc = "", name = "", type = ""]) => {
      const { [1]: initial } = new RegExp(`\\n {4}this\\.${name} = (.+)`, "u").exec(text) ?? []
      const about = told.get(name)
      if (about === undefined) throw new Error(`${name} is documented and is no property`)
      return {
        kind: "field",
        name,
        type: { text: type },
        ...(initial === undefined ? {} : { default: initial }),
        description: plain(doc),
        ...(about.includes("attribute: false") ? {} : { attribute: name }),
        ...(about.includes("reflect: true") ? { reflects: true } : {})
      }
    }
  )
}

const methodsOf = (text: string) => [
  ...[...text.matchAll(/\n {2}\/\*\* ([^/]+?) \*\/\n {2}(?:override )?(\w+)\([^\n]*\): void \{/gu)].map(
    ([, doc = "", name = ""]) => ({ kind: "method", name, description: plain(doc) })
  ),
  ...[...text.matchAll(/\n {2}\/\*\* ([^/]+?) \*\/\n {2}get (\w+)\(\): (.+) \{/gu)].map(
    ([, doc = "", name = "", type = ""]) => ({
      kind: "field",
      name,
      type: { text: type },
      description: plain(doc),
      readonly: true
    })
  )
]

const declarationOf = ({ tag, name, files }: Source) => {
  const texts = files.map(read)
  const own = texts.at(-1)!
  const doc = own.slice(0, own.indexOf(`export class ${name} `))
  const comment = doc.slice(doc.lastIndexOf("/**"))
  const fields = texts.flatMap(fieldsOf)
  return {
    kind: "class",
    customElement: true,
    tagName: tag,
    name,
    description: plain(comment.slice(3, comment.indexOf(" * @"))),
    superclass: { name: "LitElement", package: "lit" },
    attributes: fields
      .filter((field) => field.attribute !== undefined)
      .map(({ name, type, description, ...field }) => ({
        name,
        type,
        ...(field.default === undefined ? {} : { default: field.default }),
        description,
        fieldName: name
      })),
    members: [...fields, ...methodsOf(own)],
    events: tagged(comment, "fires").map(({ name, description }) => ({
      name,
      type: { text: `CustomEvent<FeljongEvents["${name}"]>` },
      description
    })),
    slots: tagged(comment, "slot"),
    cssParts: tagged(comment, "csspart"),
    cssProperties: tagged(comment, "cssprop")
  }
}

/** The manifest as its file has it. */
export const manifest = (): string => {
  const modules = [...new Set(sources.map(({ module }) => module))].map((path) => {
    const here = sources.filter(({ module }) => module === path)
    return {
      kind: "javascript-module",
      path,
      declarations: here.map(declarationOf),
      exports: here.flatMap(({ name, tag }) => [
        { kind: "js", name, declaration: { name, module: path } },
        { kind: "custom-element-definition", name: tag, declaration: { name, module: path } }
      ])
    }
  })
  const drop = (key: string, value: unknown): unknown =>
    key === "slots" && Array.isArray(value) && value.length === 0 ? undefined : value
  return `${JSON.stringify({ schemaVersion: "1.0.0", readme: "README.md", modules }, drop, 2)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL("../custom-elements.json", import.meta.url), manifest())
