import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, expect, it } from "vitest"

/** Every `@example expression // => value` in the comments of these folders is run with what the folders export. */
const source = join(import.meta.dirname, "../../src")
const files = globSync("{kernel,notation}/*.ts", { cwd: source }).filter((path) => !path.endsWith(".test.ts"))

const exported = new Map<string, unknown>()
for (const file of files)
  for (const [name, value] of Object.entries<unknown>(await import(join(source, file)))) exported.set(name, value)

const run = (expression: string): unknown => {
  // oxlint-disable-next-line typescript/no-implied-eval -- the text comes from our own sources
  const evaluate = new Function(...exported.keys(), `return (${expression})`) as (...values: unknown[]) => unknown
  return evaluate(...exported.values())
}

describe.each(files.toSorted())("examples in %s", (file) => {
  const text = readFileSync(join(source, file), "utf8")
  const examples = [...text.matchAll(/@example (.+?) \/\/ => (.+?)(?: \*\/)?$/gm)]
  it.for(examples.map(([, expression, value]) => [expression!, value!] as const))(
    "%s // => %s",
    ([expression, value]) => {
      expect(run(expression)).toEqual(run(value))
    }
  )
  it(`writes no example otherwise in ${basename(file)}`, () => {
    expect(examples.length).toBe([...text.matchAll(/@example/g)].length)
  })
})
