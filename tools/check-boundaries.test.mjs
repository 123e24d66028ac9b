import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { check } from "./check-boundaries.mjs"

const core = JSON.stringify({
  name: "@feljong/core",
  exports: {
    ".": { source: "./src/index.ts" },
    "./wire": { source: "./src/wire/index.ts" },
    "./variants/*": { source: "./src/variants/*/index.ts" }
  }
})
const table = JSON.stringify({ name: "@feljong/table" })
const roots = []

/** The breaches of a tree that holds these files. */
const breaches = (files) => {
  const root = mkdtempSync(join(tmpdir(), "boundaries-"))
  roots.push(root)
  const all = { "packages/core/package.json": core, "apps/table/package.json": table, ...files }
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return check(root).breaches
}
/** The breaches of one file of the core. */
const inCore = (file, text) => breaches({ [`packages/core/src/${file}`]: text })

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

test.each([
  ["kernel/a.ts", `import { b } from "../seams/b.ts"`],
  ["seams/a.ts", `export * from "../rules/b.ts"`],
  ["rules/a.ts", `import type { B } from "../engine/b.ts"`],
  ["engine/a.ts", `const b = await import("../variants/x/index.ts")`],
  ["engine/a.ts", `type B = import("../bots/b.ts").B`],
  ["authoring.ts", `export { b } from "./engine/b.ts"`],
  ["variants/x/index.ts", `import { b } from "../../kernel/b.ts"`],
  ["variants/registry.ts", `import { b } from "../engine/b.ts"`],
  ["notation/a.ts", `import { b } from "../services/b.ts"`],
  ["index.ts", `export * from "./wire/index.ts"`]
])("an import against the stream: %s %s", (file, text) => {
  expect(inCore(file, text)).toEqual([expect.stringMatching(/may import only/u)])
})

test.each([
  ["kernel/a.ts", `import * as Result from "effect/Result"`],
  ["engine/a.ts", `import { a } from "../kernel/a.ts"; import { sha256 } from "@noble/hashes/sha2.js"`],
  ["variants/x/y.ts", `import { a } from "../../authoring.ts"; import { b } from "../common/b.ts"`],
  ["wire/index.ts", `import * as Schema from "effect/Schema"; import { a } from "../engine/a.ts"`],
  ["kernel/a.test.ts", `import { Effect } from "effect"; import { b } from "../engine/b.ts"; const riichi = 1`]
])("an import with the stream: %s %s", (file, text) => {
  expect(inCore(file, text)).toEqual([])
})

test.each([
  ["rules/a.ts", `import * as Effect from "effect/Effect"`, /takes only effect\/Result/u],
  ["bots/a.ts", `import type { Effect } from "effect/Effect"`, /takes only effect\/Result/u],
  ["services/a.ts", `import { Effect } from "effect"`, /the whole of effect/u],
  ["engine/a.ts", `import { readFileSync } from "node:fs"`, /is foreign/u],
  ["oracles/a.ts", `import { a } from "../kernel/a.ts"`, /a part unknown/u]
])("what the core may not take: %s %s", (file, text, reason) => {
  expect(inCore(file, text)).toEqual([expect.stringMatching(reason)])
})

test("an app that reaches into the core, or past its exports", () => {
  expect(
    breaches({
      "apps/table/src/a.ts": `import { a } from "../../../packages/core/src/kernel/a.ts"`,
      "apps/table/test/b.ts": `import { a } from "@feljong/core/kernel"`,
      "apps/table/src/c.ts": `import { a } from "@feljong/core"; import { b } from "@feljong/core/variants/x"`
    })
  ).toEqual([
    expect.stringMatching(/table\/src\/a\.ts:1 .* reaches into another package/u),
    expect.stringMatching(/table\/test\/b\.ts:1 .* is not exported/u)
  ])
})

test("the table takes types alone from effect and from what stands on it", () => {
  expect(
    breaches({
      "apps/table/src/a.ts": `import { Action } from "@feljong/core/wire"`,
      "apps/table/src/b.ts": `import { type Action } from "@feljong/core/wire"`,
      "apps/table/src/c.ts": `import type { Action } from "@feljong/core/wire"; import type { Schema } from "effect"`,
      "apps/table/src/d.ts": `const effect = await import("effect/Effect")`
    }).map((breach) => breach.split(":")[0])
  ).toEqual(["apps/table/src/a.ts", "apps/table/src/b.ts", "apps/table/src/d.ts"])
})

test("a general part that knows a family, by its name or by its words", () => {
  const said = (text) => inCore("engine/a.ts", text).map((breach) => /says "(.+)":/u.exec(breach)[1])
  expect(said("// from riichi\nconst isKita = 1\nconst HONG_KONG = 2\nconst canPon = 'chi'")).toEqual([
    "riichi",
    "HONG_KONG",
    "Kita",
    "Pon",
    "chi"
  ])
  expect(said("// @feljong/core: a machine for each response; a kong, architecture")).toEqual([])
})

test("a variant's folder makes its name a word that the engine does not know", () => {
  expect(
    breaches({
      "packages/core/src/variants/three-winds/index.ts": "",
      "packages/core/src/engine/a.ts": "export const threeWinds = 1"
    })
  ).toEqual([expect.stringMatching(/says "threeWinds"/u)])
})

test("a cycle, of types too and through a package's face", () => {
  expect(
    breaches({
      "packages/core/src/kernel/a.ts": `import type { B } from "./b.ts"`,
      "packages/core/src/kernel/b.ts": `import type { C } from "./c.ts"`,
      "packages/core/src/kernel/c.ts": `import type { A } from "./a.ts"`,
      "packages/core/test/d.ts": `import { a } from "@feljong/core"`
    })
  ).toEqual([
    "import cycle: packages/core/src/kernel/a.ts -> packages/core/src/kernel/b.ts -> packages/core/src/kernel/c.ts -> packages/core/src/kernel/a.ts"
  ])
})
