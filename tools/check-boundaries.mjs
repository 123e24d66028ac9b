// Who may import whom. The tables below are the architecture; `check` reads every import and says where it is broken.
import { globSync, readFileSync } from "node:fs"
import { dirname, join, posix, relative, sep } from "node:path"
import { argv, exit } from "node:process"
import { fileURLToPath } from "node:url"
import { parseSync, Visitor } from "oxc-parser"

const below = {
  kernel: ["kernel"],
  seams: ["kernel", "seams"],
  rules: ["kernel", "seams", "rules"],
  engine: ["kernel", "seams", "rules", "engine"]
}

/** What each part of packages/core/src may import: a folder, or a file beside them by its name. */
const parts = {
  ...below,
  authoring: below.rules,
  variants: ["authoring", "variants"],
  notation: [...below.engine, "notation"],
  bots: [...below.engine, "bots"],
  wire: [...below.engine, "notation", "wire"],
  services: [...below.engine, "notation", "variants", "wire", "services"],
  index: below.engine
}

/** The parts that may take from effect more than its Result. */
const effectful = new Set(["services", "wire"])

/** The parts that know no family and no variant, and the words by which they would. */
const general = new Set(["kernel", "seams", "rules", "engine"])
const names = ["feljong", "riichi", "sanma", "duelo", "hong-kong", "british", "kita"]
const words = new Set(["chi", "pon"])

const isTest = (file) => /\.test\.ts$|\/test\//u.test(file)
const partOf = (file) => /^packages\/core\/src\/([^/]+?)(?:\.ts)?(?:\/|$)/u.exec(file)?.[1]
const packageOf = (file) => file.split("/").slice(0, 2).join("/")
const isEffect = (specifier) => /^(?:effect|@effect\/[^/]+)(?:\/|$)/u.test(specifier)
const lineAt = (text, offset) => text.slice(0, offset).split("\n").length

/** Every import of a file, re-exports, dynamic imports and `import("...")` types too. */
const importsOf = (file, text) => {
  const found = []
  const add = (typeOnly) => (node) => {
    if (node.source?.type === "Literal")
      found.push({ specifier: node.source.value, line: lineAt(text, node.start), typeOnly: typeOnly(node) })
  }
  // `import { type A }` still loads the module: only a whole `import type` leaves nothing behind
  new Visitor({
    ImportDeclaration: add((node) => node.importKind === "type"),
    ExportNamedDeclaration: add((node) => node.exportKind === "type"),
    ExportAllDeclaration: add((node) => node.exportKind === "type"),
    ImportExpression: add(() => false),
    TSImportType: add(() => true)
  }).visit(parseSync(file, text).program)
  return found
}

/** The workspace's packages by name: their folder and the source behind each export. */
const readPackages = (root) =>
  new Map(
    globSync("{packages,apps}/*/package.json", { cwd: root }).map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8"))
      return [name, { folder: dirname(path).split(sep).join("/"), exports }]
    })
  )

/** Finds the file behind `@feljong/core/variants/riichi`; null where the package exports no such thing. */
const throughExports = (packages, specifier) => {
  const [, name, rest] = /^(@[^/]+\/[^/]+)(.*)$/u.exec(specifier)
  const { folder, exports } = packages.get(name)
  for (const [key, face] of Object.entries(exports)) {
    const [head, tail] = key.split("*")
    const wanted = `.${rest}`
    const star = tail === undefined ? "" : wanted.slice(head.length, wanted.length - tail.length)
    const matches =
      tail === undefined ? wanted === key : wanted.startsWith(head) && wanted.endsWith(tail) && star !== ""
    if (matches) return posix.join(folder, (face.source ?? face).replace("*", star))
  }
  return null
}

const readFiles = (root, packages) =>
  globSync("{packages,apps}/*/{src,test,bench,tools}/**/*.ts", { cwd: root })
    .map((path) => path.split(sep).join("/"))
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(root, file), "utf8")
      const imports = importsOf(file, text).map((found) => {
        if (found.specifier.startsWith("."))
          return { ...found, own: true, target: posix.join(posix.dirname(file), found.specifier) }
        const name = found.specifier.split("/").slice(0, 2).join("/")
        return packages.has(name) ? { ...found, target: throughExports(packages, found.specifier) } : found
      })
      return { file, text, imports }
    })

/** What is wrong with one import, or undefined. */
const judge = (file, { specifier, typeOnly, own, target }) => {
  if (own && packageOf(target) !== packageOf(file)) return "reaches into another package: use what it exports"
  if (target === null) return "is not exported by that package"
  if (isTest(file)) return undefined

  if (file.startsWith("apps/table/src/") && !typeOnly) {
    if (isEffect(specifier) || /^@feljong\/core\/(?:services|wire)$/u.test(specifier))
      return "would put effect into the table's bundle: `import type` only"
  }

  const part = partOf(file)
  if (part === undefined) return undefined
  if (own) {
    const allowed = parts[part]
    if (allowed === undefined) return `comes from a part unknown to tools/check-boundaries.mjs: ${part}`
    return allowed.includes(partOf(target)) ? undefined : `${part} may import only ${allowed.join(", ")}`
  }
  if (specifier === "effect/Result") return undefined
  if (specifier.startsWith("effect/"))
    return effectful.has(part) ? undefined : `${part} takes only effect/Result from effect`
  if (specifier === "effect") return "names the whole of effect, which not every bundler shakes: import effect/<Module>"
  if (specifier.startsWith("@noble/hashes/")) return undefined
  return "is foreign: the core stands on effect and @noble/hashes alone"
}

/** Lines of a general part that know a family: `isRiichi`, `HONG_KONG`, `"chi"`; not `machine`. */
const familiarities = (text, variants) => {
  const clean = text.replaceAll("@feljong/core", "")
  const patterns = [...names, ...variants].map((name) => new RegExp(name.replaceAll("-", "[-_ ]?"), "giu"))
  const named = patterns.flatMap((pattern) => [...clean.matchAll(pattern)])
  const spoken = [...clean.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu)].filter(([word]) => words.has(word.toLowerCase()))
  return [...named, ...spoken].map(({ 0: word, index }) => ({ word, line: lineAt(clean, index) }))
}

/** Each import cycle once, from the file where the walk met it. */
const cycles = (files) => {
  const graph = new Map(files.map(({ file, imports }) => [file, new Set(imports.map(({ target }) => target))]))
  const found = []
  const done = new Set()
  const walk = (file, path) => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file])
    } else if (!done.has(file)) {
      for (const next of graph.get(file) ?? []) walk(next, [...path, file])
      done.add(file)
    }
  }
  for (const file of graph.keys()) walk(file, [])
  return found
}

/** Every breach under a root, one sentence each. */
export const check = (root) => {
  const packages = readPackages(root)
  const files = readFiles(root, packages)
  const variants = globSync("packages/core/src/variants/*/index.ts", { cwd: root }).map((path) =>
    path.split(sep).at(-2)
  )
  const breaches = []
  for (const { file, text, imports } of files) {
    for (const found of imports) {
      const wrong = judge(file, found)
      if (wrong) breaches.push(`${file}:${found.line} "${found.specifier}" ${wrong}`)
    }
    if (general.has(partOf(file)) && !isTest(file)) {
      for (const { word, line } of familiarities(text, variants))
        breaches.push(`${file}:${line} says "${word}": ${partOf(file)} knows no family`)
    }
  }
  for (const cycle of cycles(files)) breaches.push(`import cycle: ${cycle.join(" -> ")}`)
  return { files: files.length, breaches }
}

if (argv[1] && relative(argv[1], fileURLToPath(import.meta.url)) === "") {
  const { files, breaches } = check(fileURLToPath(new URL("..", import.meta.url)))
  for (const breach of breaches) console.error(breach)
  console.log(`boundaries: ${files} files, ${breaches.length} breaches`)
  exit(breaches.length > 0 ? 1 : 0)
}
