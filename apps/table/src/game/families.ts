import type { Locale } from "@feljong/core"
import { familyIds, loadVariants, makeRegistry, type Registry } from "@feljong/core/variants/lazy"
import { loadWords } from "../labels/words.ts"
import { familyOf, homeFamily } from "../rules/ids.ts"

/** What was loaded, by families and language: every table of a page takes it from here. */
const held = new Map<string, Registry>()
const nameOf = (families: readonly string[], locale: Locale): string => [...families, locale].join(" ")

/** The families that some ids belong to; the table's own where nobody has published such a thing. */
export const familiesOf = (ids: readonly string[]): readonly string[] => {
  const named = new Set(ids.map(familyOf))
  const known = familyIds.filter((family) => named.has(family))
  return known.length > 0 ? known : [homeFamily]
}

/** Families with their words, and the widget's, in one language; null where they have not been loaded. */
export const registryOf = (families: readonly string[], locale: Locale): Registry | null =>
  held.get(nameOf(families, locale)) ?? null

export const loadFamilies = async (families: readonly string[], locale: Locale): Promise<void> => {
  const [variants] = await Promise.all([loadVariants(families, [locale]), loadWords(locale)])
  held.set(nameOf(families, locale), makeRegistry(variants))
}
