/** Yaku and draws by the titles that Japanese logs write, as the neutral format names them. */
import type { LogWin } from "../log.ts"

/** Of a yakuhai, the tile is the name. */
const yakuByTitle: Readonly<Record<string, string>> = {
  門前清自摸和: "menzen-tsumo",
  立直: "riichi",
  両立直: "double-riichi",
  ダブル立直: "double-riichi",
  一発: "ippatsu",
  槍槓: "chankan",
  嶺上開花: "rinshan",
  海底摸月: "haitei",
  河底撈魚: "houtei",
  平和: "pinfu",
  断幺九: "tanyao",
  一盃口: "iipeikou",
  白: "haku",
  發: "hatsu",
  中: "chun",
  七対子: "chiitoitsu",
  混全帯幺九: "chanta",
  一気通貫: "ittsuu",
  三色同順: "sanshoku-doujun",
  三色同刻: "sanshoku-doukou",
  三槓子: "sankantsu",
  対々和: "toitoi",
  三暗刻: "sanankou",
  小三元: "shousangen",
  混老頭: "honroutou",
  二盃口: "ryanpeikou",
  純全帯幺九: "junchan",
  混一色: "honitsu",
  清一色: "chinitsu",
  天和: "tenhou",
  地和: "chiihou",
  大三元: "daisangen",
  四暗刻: "suuankou",
  四暗刻単騎: "suuankou",
  字一色: "tsuuiisou",
  緑一色: "ryuuiisou",
  清老頭: "chinroutou",
  九蓮宝燈: "chuuren",
  純正九蓮宝燈: "chuuren",
  国士無双: "kokushi",
  国士無双１３面: "kokushi",
  国士無双13面: "kokushi",
  大四喜: "daisuushii",
  小四喜: "shousuushii",
  四槓子: "suukantsu",
  ドラ: "dora",
  裏ドラ: "ura-dora",
  赤ドラ: "aka-dora"
}

/** Why a hand was drawn; that all or none were tenpai is an ordinary end of the wall. */
export const drawReasons: Readonly<Record<string, string>> = {
  流局: "exhaustive",
  荒牌平局: "exhaustive",
  全員聴牌: "exhaustive",
  全員不聴: "exhaustive",
  流し満貫: "nagashi-mangan",
  九種九牌: "kyuushu-kyuuhai",
  四風連打: "suufon-renda",
  四家立直: "suucha-riichi",
  四開槓: "suukaikan",
  四槓散了: "suukaikan",
  三家和了: "sanchahou"
}

/** A titled list of yaku, each with its han, or with a text that is no number where it is a yakuman. */
export const titled = (
  list: readonly (readonly [title: string, worth: number | string])[]
): Pick<LogWin["expected"], "han" | "yaku" | "yakuman"> => {
  const yaku: Record<string, number> = {}
  const yakuman: Record<string, number> = {}
  for (const [title, worth] of list) {
    const [word, which] = title.split(" ")
    const wind = { 自風: "seat-wind", 場風: "round-wind" }[word!]
    const name = (wind === undefined ? yakuByTitle[which ?? word!] : wind + (winds[which!] ?? "")) ?? title
    const han = Number(worth)
    if (Number.isNaN(han)) yakuman[name] = 1
    else yaku[name] = han
  }
  if (Object.keys(yakuman).length > 0) return { han: null, yaku, yakuman }
  // no yaku at all: of the win only what it paid is told
  if (list.length === 0) return {}
  return { han: Object.values(yaku).reduce((sum, one) => sum + one, 0), yaku, yakuman: {} }
}

const winds: Readonly<Record<string, string>> = { 東: "-east", 南: "-south", 西: "-west", 北: "-north" }
const windTitles = Object.fromEntries(Object.entries(winds).map(([title, name]) => [name.slice(1), title]))

const titles = Object.fromEntries(Object.entries(yakuByTitle).map(([title, name]) => [name, title]))
/** The title of a yaku of the neutral format. */
export const titleOf = (name: string): string =>
  name.startsWith("round-wind")
    ? `場風 ${windTitles[name.slice(11)] ?? ""}`.trimEnd()
    : name.startsWith("seat-wind")
      ? `自風 ${windTitles[name.slice(10)] ?? ""}`.trimEnd()
      : (titles[name] ?? name)

/** The title of a draw by its name in the neutral format. */
export const drawTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(drawReasons).map(([title, name]) => [name, title])),
  exhaustive: "流局"
}
