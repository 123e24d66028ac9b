/** Tenhou's yaku by number, as the neutral format names them. */
export const yakuByNumber: readonly string[] = `
  menzen-tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou seat-wind-e seat-wind-s
  seat-wind-w seat-wind-n round-wind-e round-wind-s round-wind-w round-wind-n haku hatsu chun
  double-riichi chiitoitsu chanta ittsuu sanshoku-doujun sanshoku-doukou sankantsu toitoi sanankou
  shousangen honroutou ryanpeikou junchan honitsu chinitsu renhou tenhou chiihou daisangen suuankou
  suuankou tsuuiisou ryuuiisou chinroutou chuuren chuuren kokushi kokushi daisuushii shousuushii suukantsu
  dora ura-dora aka-dora
`
  .trim()
  .split(/\s+/u)
