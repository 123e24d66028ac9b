import type { HandScore } from "../../src/seams/event.ts"
import { kindOf } from "../../src/kernel/tile.ts"

/** What logs call yaku, by what these rules call them. Yakuhai are named by their tile. */
const elements: Readonly<Record<string, string>> = {
  "menzen-tsumo": "menzen-tsumo",
  riichi: "riichi",
  "double-riichi": "double-riichi",
  ippatsu: "ippatsu",
  haitei: "haitei-raoyue",
  houtei: "houtei-raoyui",
  rinshan: "rinshan-kaihou",
  chankan: "chankan",
  pinfu: "pinfu",
  tanyao: "tanyao",
  iipeikou: "iipeikou",
  "sanshoku-doujun": "sanshoku-doujun",
  ittsuu: "ittsuu",
  chanta: "chanta",
  chiitoitsu: "chiitoitsu",
  toitoi: "toitoi",
  sanankou: "sanankou",
  "sanshoku-doukou": "sanshoku-doukou",
  sankantsu: "sankantsu",
  honroutou: "honroutou",
  shousangen: "shousangen",
  junchan: "junchan",
  honitsu: "honitsu",
  ryanpeikou: "ryanpeikou",
  chinitsu: "chinitsu",
  dora: "dora",
  "ura-dora": "ura-dora",
  "aka-dora": "red-five",
  kokushi: "kokushi-musou",
  suuankou: "suuankou",
  daisangen: "daisangen",
  shousuushii: "shousuushii",
  daisuushii: "daisuushii",
  tsuuiisou: "tsuuiisou",
  chinroutou: "chinroutou",
  ryuuiisou: "ryuuiisou",
  chuuren: "chuuren-poutou",
  suukantsu: "suukantsu",
  tenhou: "tenhou",
  chiihou: "chiihou"
}

/** Other names under which logs count the same. A North set aside is a dora; a rarer form is worth more, not another yaku. */
const aliases: Readonly<Record<string, string>> = {
  sanshoku: "sanshoku-doujun",
  kita: "dora",
  nukidora: "dora",
  "kita-ura": "ura-dora",
  "suuankou-tanki": "suuankou",
  "kokushi-musou": "kokushi",
  "kokushi-13": "kokushi",
  "kokushi-musou-13": "kokushi",
  "chuuren-poutou": "chuuren",
  "chuuren-9": "chuuren",
  "junsei-chuuren": "chuuren",
  "junsei-chuuren-poutou": "chuuren"
}

const WINDS = ["east", "south", "west", "north"]
const DRAGONS = ["haku", "hatsu", "chun"]

/** The winds of a round and of a seat in it, 0 for East. */
export interface Winds {
  readonly round: number
  readonly own: number
}

/** One name for what logs name in several ways. */
export const nameOf = (logged: string, { round, own }: Winds): string => {
  const [, which, wind] = /^(round|seat)-wind(?:-(\w+))?$/u.exec(logged) ?? []
  if (which === undefined) return aliases[logged] ?? logged
  const full = WINDS.find((one) => wind !== undefined && one.startsWith(wind))
  return `${which}-wind-${full ?? WINDS[which === "round" ? round : own]!}`
}

const names = Object.fromEntries(Object.entries(elements).map(([logged, id]) => [id, logged]))

/** What a score counts, as the neutral format names it: yakuman where there are any, which stand alone. */
export const countedIn = (score: HandScore, { round, own }: Winds): Readonly<Record<string, number>> => {
  const counted: Record<string, number> = {}
  const count = (name: string, amount: number): void => {
    counted[name] = (counted[name] ?? 0) + amount
  }
  for (const { element, unit, amount, tiles } of score.lines) {
    const honours = new Set(tiles.map((tile) => kindOf(tile) - 27))
    if (unit === "fu") continue
    if (element === "yakuhai-dragon") for (const honour of honours) count(DRAGONS[honour - 4]!, 1)
    else if (element === "yakuhai-wind") {
      if (honours.has(round)) count(`round-wind-${WINDS[round]!}`, 1)
      if (honours.has(own)) count(`seat-wind-${WINDS[own]!}`, 1)
    } else count(aliases[element] ?? names[element] ?? element, amount)
  }
  return counted
}

/** Reasons for a draw, as logs name them. */
export const drawNames: Readonly<Record<string, string>> = {
  exhaustive: "exhausted",
  "nagashi-mangan": "nagashi-mangan",
  "kyuushu-kyuuhai": "nine-orphans",
  "suufon-renda": "four-winds",
  "suucha-riichi": "four-riichi",
  suukaikan: "four-kans",
  sanchahou: "triple-ron"
}
