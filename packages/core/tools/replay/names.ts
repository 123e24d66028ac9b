/** What logs call yaku, by what these rules call them. Winds and dragons are counted together. */
export const yakuNames: Readonly<Record<string, string>> = {
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
  haku: "yakuhai-dragon",
  hatsu: "yakuhai-dragon",
  chun: "yakuhai-dragon",
  "sanshoku-doujun": "sanshoku-doujun",
  sanshoku: "sanshoku-doujun",
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

export const nameOf = (logged: string): string =>
  /^(?:round|seat)-wind/u.test(logged) ? "yakuhai-wind" : (yakuNames[logged] ?? logged)

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

/** Elements that logs count under another name: a North set aside is a dora to them. */
export const asLogged: Readonly<Record<string, string>> = { kita: "dora", "kita-ura": "ura-dora" }

/** What the neutral format calls yaku, by our ids; the tile of a yakuhai is not told apart. */
export const logNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(yakuNames).map(([logged, id]) => [id, logged])),
  "yakuhai-dragon": "haku",
  "yakuhai-wind": "round-wind",
  "sanshoku-doujun": "sanshoku-doujun"
}
