import { isSuited, isWind, kindOf, rankOf, suitOf, type Tile } from "../kernel/tile.ts"
import { shown } from "../rules/conflict.ts"
import type { Labels, Locale } from "../rules/variant.ts"

/** A text in every language. */
export type Text = Readonly<Record<Locale, string>>

/**
 * The words for a key, values put in; the key itself where a language has no words for it. Of one thing, the words of
 * `<key>.one` where there are any.
 *
 * @example
 * say(labels, "en", "unit.han", { n: 3 }) // => "3 han"
 */
export const say = (
  labels: Labels,
  locale: Locale,
  key: string,
  values: Readonly<Record<string, string | number>> = {}
): string => {
  const words = labels[locale]
  const text = (values["n"] === 1 ? words[`${key}.one`] : undefined) ?? words[key] ?? key
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
}

/** What is said in each language. */
export const inAll = (said: (locale: Locale) => string): Text => ({ "pt-BR": said("pt-BR"), en: said("en") })

/** The same in every language. */
export const sayAll = (labels: Labels, key: string, values: Readonly<Record<string, string | number>> = {}): Text =>
  inAll((locale) => say(labels, locale, key, values))

/** A value of a layer's option in words; one that has none, such as a number, as it is written. */
export const optionValue = (labels: Labels, locale: Locale, layer: string, option: string, value: unknown): string =>
  labels[locale][`option.${layer}/${option}.${String(value)}`] ?? shown(value)

/** A tile by name: `tileName(labels, "pt-BR", 0) // => "1 de Números"` */
export const tileName = (labels: Labels, locale: Locale, tile: Tile, red = false): string => {
  const kind = kindOf(tile)
  if (kind < 0) return say(labels, locale, "tile.hidden")
  if (isSuited(kind)) {
    const suit = say(labels, locale, `suit.${suitOf(kind)}`)
    return say(labels, locale, red ? "tile.red" : "tile.suited", { rank: rankOf(kind), suit })
  }
  if (isWind(kind)) return say(labels, locale, "tile.wind", { wind: say(labels, locale, `wind.${kind - 27}`) })
  return say(labels, locale, `tile.${kind}`)
}
