import type { Labels, Locale, Variant } from "../authoring.ts"
import { commonWords, type Source, sources } from "./lazy.generated.ts"

export { makeRegistry, type Registry } from "./make-registry.ts"

/** Every family that can be loaded. */
export const familyIds: readonly string[] = Object.keys(sources)

/** Loads families with their words in some languages, for pages that do not want all at once. */
export const loadVariants = (families: readonly string[], locales: readonly Locale[]): Promise<readonly Variant[]> =>
  Promise.all(families.map((id) => loadVariant(id, locales)))

const loadVariant = async (id: string, locales: readonly Locale[]): Promise<Variant> => {
  const source = sources[id]
  if (source === undefined) throw new Error(`no family is called ${id}; there are ${familyIds.join(", ")}`)
  const [family, ...words] = await Promise.all([source.family(), ...locales.map((locale) => wordsOf(source, locale))])
  const spoken = Object.fromEntries(locales.map((locale, i) => [locale, words[i]!]))
  return { ...family, labels: { "pt-BR": {}, en: {}, ...spoken } }
}

const wordsOf = async (source: Source, locale: Locale): Promise<Labels[Locale]> => {
  const [common, own] = await Promise.all([commonWords[locale](), source.words[locale]()])
  return { ...common, ...own }
}
