import type { Text } from "@feljong/core"
import { takes } from "../labels/pieces.ts"

/** A property whose attribute, when it is taken away, leaves what it is when nothing is said. */
export const absentAs = (usual: string) => ({
  converter: { fromAttribute: (text: string | null): string => text ?? usual }
})

/** What is wrong with attributes that take one of a list each; none that is not there. */
export const unlisted = (
  given: Readonly<Record<string, string | null>>,
  lists: Readonly<Record<string, readonly string[]>>
): readonly Text[] =>
  Object.entries(lists).flatMap(([name, values]) => {
    const value = given[name] ?? null
    return value === null || values.includes(value) ? [] : [takes(name, value, values)]
  })

/** A language that the words are in, however the tag goes on: `pt`, `en-GB`. */
const spoken = /^(?:pt|en)(?:-|$)/iu

/** What is wrong with an element's own language; that of the page may be any. */
export const unspoken = (lang: string | undefined): readonly Text[] =>
  !lang || spoken.test(lang) ? [] : [takes("lang", lang, ["pt-BR", "en"])]
