import { type Kind, type Labels, type Locale, say, type Text, type Tile, tileName } from "@feljong/core"
import { en } from "./en.ts"
import { windLetters } from "./locale.ts"
import { ptBR, type WordKey, type WordList } from "./pt-BR.ts"

type Values = Readonly<Record<string, string | number>>

const lists: Readonly<Record<Locale, WordList>> = { "pt-BR": ptBR, en }

/** The form for so many: that for one where there is one. */
const formOf = (list: WordList, key: WordKey, { n }: Values): string =>
  (n === 1 ? list[`${key}.one` as WordKey] : undefined) ?? list[key]

const filled = (words: string, values: Values): string =>
  words.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))

/** The widget's own words in every language. */
export const inAll = (key: WordKey, values: Values = {}): Text => ({
  "pt-BR": filled(ptBR[key], values),
  en: filled(en[key], values)
})

/** Words in one language: the widget's own, and those that the rules bring. */
export interface Words {
  readonly locale: Locale
  readonly windLetters: string
  /** the widget's own words */
  readonly t: (key: WordKey, values?: Values) => string
  /** words of the rules; empty where they have none for the key */
  readonly rule: (key: string, values?: Values) => string
  readonly tile: (tile: Tile, red?: boolean) => string
  readonly kind: (kind: Kind) => string
  readonly number: (n: number) => string
}

export const wordsIn = (locale: Locale, labels: Labels): Words => {
  const format = new Intl.NumberFormat(locale)
  const tile = (tile: Tile, red = false) => tileName(labels, locale, tile, red)
  return {
    locale,
    windLetters: windLetters[locale],
    t: (key, values = {}) => filled(formOf(lists[locale], key, values), values),
    rule: (key, values) => (labels[locale][key] === undefined ? "" : say(labels, locale, key, values)),
    tile,
    kind: (kind) => tile(kind * 4 + 1),
    number: (n) => format.format(n)
  }
}
