import { spawnSync } from "node:child_process"
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, it } from "vitest"

const root = fileURLToPath(new URL("../../../../", import.meta.url))
// inside the package, so that it finds itself by its own name
const folder = fileURLToPath(new URL("../../.docs/", import.meta.url))
mkdirSync(folder, { recursive: true })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const pages = ["README.md", ...globSync("docs/tutorial/*.md", { cwd: root })]

describe.each(pages)("%s", (page) => {
  const text = readFileSync(root + page, "utf8")
  const blocks = [...text.matchAll(/```ts\n(.*?)```/gsu)].map((m) => m[1]!)
  it.each(blocks.map((code, i) => [i + 1, code] as const))("example %i runs and prints what it says", (i, code) => {
    const file = `${folder}${page.replaceAll(/\W/gu, "-")}-${i}.ts`
    writeFileSync(file, code)
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=source", file], { encoding: "utf8" })
    expect({ status, stderr: status === 0 ? "" : stderr }).toEqual({ status: 0, stderr: "" })
    const expected = [...code.matchAll(/console\.log\(.*\/\/ => (.*)$/gmu)].map(
      (m) => JSON.parse(m[1]!) as string | number | boolean | readonly string[]
    )
    const printed = stdout.trimEnd().split("\n")
    for (const [at, value] of expected.entries())
      expect(printed[at]).toBe(
        typeof value === "object" ? `[ ${value.map((one) => `'${one}'`).join(", ")} ]` : String(value)
      )
  })
})
