import { borderOf, kindOf, type Locale, rankOf, suitOf, type Text, type Tile } from "@feljong/core"

/** The few words that a card by itself needs: the variant's labels are many times as large. */
const words = {
  "pt-BR": {
    suits: ["Números", "Círculos", "Bambus"],
    honours: [
      "Vento Leste",
      "Vento Sul",
      "Vento Oeste",
      "Vento Norte",
      "Dragão Branco",
      "Dragão Verde",
      "Dragão Vermelho"
    ],
    hidden: "carta fechada",
    of: "{rank} de {suit}",
    red: "{rank} vermelho de {suit}",
    borders: { black: "borda preta", red: "borda vermelha", blue: "borda azul", green: "borda verde" },
    hand: "Mão: {tiles}",
    drawn: "comprada: {tile}",
    meld: "jogo: {tiles}",
    unclear: "Não entendi “{text}”, na posição {at}.",
    takes: "O atributo {name} não aceita “{value}”. Use {values}."
  },
  en: {
    suits: ["Numbers", "Circles", "Bamboos"],
    honours: ["East Wind", "South Wind", "West Wind", "North Wind", "White Dragon", "Green Dragon", "Red Dragon"],
    hidden: "face-down card",
    of: "{rank} of {suit}",
    red: "red {rank} of {suit}",
    borders: { black: "black border", red: "red border", blue: "blue border", green: "green border" },
    hand: "Hand: {tiles}",
    drawn: "drawn: {tile}",
    meld: "group: {tiles}",
    unclear: "“{text}” is not clear, at position {at}.",
    takes: "The attribute {name} does not take “{value}”. Use {values}."
  }
} as const

export const pieceWords = (locale: Locale) => words[locale]

export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))

/** What is wrong with an attribute of any element: its name, and what it takes. */
export const takes = (name: string, value: string, values: readonly string[]): Text => {
  const said = (locale: Locale): string => fill(words[locale].takes, { name, value, values: values.join(", ") })
  return { "pt-BR": said("pt-BR"), en: said("en") }
}

/** A card by name. */
export const pieceName = (locale: Locale, tile: Tile, red: boolean, border: boolean): string => {
  const list = words[locale]
  const kind = kindOf(tile)
  if (kind < 0) return list.hidden
  const name =
    kind < 27
      ? fill(red ? list.red : list.of, { rank: rankOf(kind), suit: list.suits[suitOf(kind)]! })
      : (list.honours[kind - 27] ?? "")
  return border ? `${name}, ${list.borders[borderOf(tile)]}` : name
}

/** Cards by name, equal neighbours counted: "3 × Vento Leste". */
export const pieceNames = (locale: Locale, tiles: readonly Tile[], isRed: (tile: Tile) => boolean): string => {
  const runs: { name: string; count: number }[] = []
  for (const tile of tiles) {
    const name = pieceName(locale, tile, isRed(tile), false)
    const last = runs.at(-1)
    if (last?.name === name) last.count++
    else runs.push({ name, count: 1 })
  }
  return runs.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`)).join(", ")
}
