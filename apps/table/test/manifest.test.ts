import type { CSSResultGroup, LitElement } from "lit"
import { expect, test } from "vitest"
import manifest from "../custom-elements.json" with { type: "json" }
import { all, begin, mount, playUntil } from "./support.ts"

type Class = typeof LitElement

interface Named {
  readonly name: string
}
interface Declaration {
  readonly tagName: string
  readonly attributes: readonly Named[]
  readonly members: readonly Named[]
  readonly events: readonly Named[]
  readonly cssParts: readonly Named[]
  readonly cssProperties: readonly Named[]
}
const declarations: readonly Declaration[] = manifest.modules.flatMap((one) => one.declarations as Declaration[])
const namesOf = (all: readonly Named[]): readonly string[] => all.map(({ name }) => name)
const table = declarations.find(({ tagName }) => tagName === "feljong-table")!

const cssOf = (styles: CSSResultGroup): string =>
  Array.isArray(styles) ? styles.map(cssOf).join("\n") : styles instanceof CSSStyleSheet ? "" : styles.cssText

test.each(declarations)("$tagName: attributes, properties and custom properties are those of the class", (told) => {
  const element = customElements.get(told.tagName) as unknown as Class
  expect(namesOf(told.attributes).toSorted()).toEqual([...element.observedAttributes].toSorted())
  const open = [...element.elementProperties].filter(([, { state }]) => state !== true).map(([name]) => String(name))
  expect(namesOf(told.members)).toEqual(expect.arrayContaining(open))
  const used = new Set(cssOf(element.styles!).match(/--feljong-[a-z-]+/gu))
  for (const name of namesOf(told.cssProperties)) expect(used).toContain(name)
  if (told === table) expect([...used].toSorted()).toEqual(namesOf(told.cssProperties).toSorted())
})

test("every part that is seen in a match is in the manifest, and no other", { timeout: 60_000 }, async () => {
  const seen = new Set<string>()
  for (const course of ["sanma-advanced", "from-level-2", "nonsense"]) {
    const element = await mount({ course, bots: "weak", assist: "on" })
    const look = () => {
      for (const part of all(element, "[part]")) for (const name of part.part) seen.add(name)
    }
    look()
    if (course === "nonsense") continue
    await begin(element)
    const choose = () =>
      all(element, ".actions .action:not(.refused)").find(({ dataset }) =>
        /^(?:pon|chi|kan|kita)-/u.test(dataset["key"]!)
      ) ?? all(element, ".hand .suggested")[0]
    await playUntil(
      element,
      () => {
        look()
        return all(element, ".sheet.final").length > 0
      },
      choose
    )
  }
  expect([...seen].toSorted()).toEqual(namesOf(table.cssParts).toSorted())
})
