import { type Kind, type Labels, type Locale, say, type Text, type Tile, tileName } from "@feljong/core"
import { windLetters } from "./locale.ts"
import type { WordKey, WordList } from "./pt-BR.ts"

type Values = Readonly<Record<string, string | number>>

/** The widget's own words in the languages that were asked for. */
const lists: Partial<Record<Locale, WordList>> = {}

const sources: Readonly<Record<Locale, () => Promise<WordList>>> = {
  "pt-BR": async () => (await import("./pt-BR.ts")).ptBR,
  en: async () => (await import("./en.ts")).en
}

export const loadWords = async (locale: Locale): Promise<void> => {
  lists[locale] ??= await sources[locale]()
}

/** The form for so many: that for one where there is one. Rules may have a word of their own: "Tenpai". */
const formOf = (list: WordList, labels: Labels[Locale], key: WordKey, { n }: Values): string => {
  const find = (name: string): string | undefined => labels[`table.${name}`] ?? list[name as WordKey]
  return (n === 1 ? find(`${key}.one`) : undefined) ?? find(key)!
}

const filled = (words: string, values: Values): string =>
  words.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))

/** The widget's own words; the key itself in a language that nobody asked for. */
export const inAll = (key: WordKey, values: Values = {}): Text => ({
  "pt-BR": filled(lists["pt-BR"]?.[key] ?? key, values),
  en: filled(lists.en?.[key] ?? key, values)
})

/** Words in one language: the widget's own, and those that the rules bring. */
export interface Words {
  readonly locale: Locale
  readonly windLetters: string
  /** the widget's own words, or what the rules have for them as `table.<key>` */
  readonly t: (key: WordKey, values?: Values) => string
  /** words of the rules; empty where they have none for the key */
  readonly rule: (key: string, values?: Values) => string
  readonly tile: (tile: Tile, red?: boolean) => string
  readonly kind: (kind: Kind) => string
  readonly number: (n: number) => string
}

export const wordsIn = (locale: Locale, labels: Labels): Words => {
  const format = new Intl.NumberFormat(locale)
  const list = (): WordList => lists[locale]!
  const own = (key: WordKey, values: Values): string => formOf(list(), labels[locale], key, values)
  const nouns = (): Values => ({
    piece: own("word.piece", {}),
    pieces: own("word.pieces", {}),
    deal: own("word.deal", {}),
    wall: own("word.wall", {})
  })
  const tile = (tile: Tile, red = false) => tileName(labels, locale, tile, red)
  return {
    locale,
    windLetters: windLetters[locale],
    t: (key, values = {}) => filled(own(key, values), { ...nouns(), ...values }),
    rule: (key, values) => (labels[locale][key] === undefined ? "" : say(labels, locale, key, values)),
    tile,
    kind: (kind) => tile(kind * 4 + 1),
    // a minus sign is as wide as a digit, and no hyphen
    number: (n) => format.format(n).replace("-", "−")
  }
}
