import * as yaku from "./index.ts"
import { chankan, doubleRiichi, haitei, houtei, ippatsuYaku, rinshan } from "./situations.ts"

/** The yaku of a hand and its win that no first steps teach: the summary's rows, yakuman aside. */
export const rarerYaku = [
  yaku.sanshokuDoujun,
  yaku.ittsuu,
  yaku.chanta,
  yaku.junchan,
  yaku.chiitoitsu,
  yaku.sanankou,
  yaku.sanshokuDoukou,
  yaku.sankantsu,
  yaku.honroutou,
  yaku.shousangen,
  yaku.ryanpeikou,
  yaku.chinitsu
] as const

export const yakuman = [
  yaku.kokushiMusou,
  yaku.suuankou,
  yaku.daisangen,
  yaku.shousuushii,
  yaku.daisuushii,
  yaku.tsuuiisou,
  yaku.chinroutou,
  yaku.ryuuiisou,
  yaku.chuurenPoutou,
  yaku.suukantsu,
  yaku.tenhou,
  yaku.chiihou
] as const

/** The luck of a win, but for that of a kan. */
export const luck = [ippatsuYaku, doubleRiichi, haitei, houtei] as const

/** The clauses of all of them, and of the luck of a win. */
export const summaryClauses = [...rarerYaku, ...yakuman, ...luck, rinshan, chankan].map(({ cites }) => cites)

/** What replaces what: YK-X1 to YK-X5. That a yakuman replaces every han is the tally's (YK-X6). */
export const replacing = [
  [doubleRiichi, { id: "riichi", unit: "han" }],
  [yaku.junchan, yaku.chanta],
  [yaku.honroutou, yaku.chanta],
  [yaku.honroutou, yaku.junchan],
  [yaku.ryanpeikou, yaku.iipeikou],
  [yaku.ryanpeikou, yaku.chiitoitsu],
  [yaku.chinitsu, yaku.honitsu]
] as const
