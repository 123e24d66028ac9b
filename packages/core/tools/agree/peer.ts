/** The same hand for @kobalab/majiang-core, and its answer in our words. */
import Majiang from "@kobalab/majiang-core"
import { isRedCopy, kindOf, type Tile } from "../../src/kernel/tile.ts"
import type { Hand, Meld } from "./hands.ts"

/** Yaku by the peer's name. What it counts by winds and dragons apart is added up. */
const names: Readonly<Record<string, string>> = {
  立直: "riichi",
  ダブル立直: "double-riichi",
  一発: "ippatsu",
  海底摸月: "haitei-raoyue",
  河底撈魚: "houtei-raoyui",
  嶺上開花: "rinshan-kaihou",
  槍槓: "chankan",
  天和: "tenhou",
  地和: "chiihou",
  門前清自摸和: "menzen-tsumo",
  平和: "pinfu",
  断幺九: "tanyao",
  一盃口: "iipeikou",
  三色同順: "sanshoku-doujun",
  一気通貫: "ittsuu",
  混全帯幺九: "chanta",
  七対子: "chiitoitsu",
  対々和: "toitoi",
  三暗刻: "sanankou",
  三槓子: "sankantsu",
  三色同刻: "sanshoku-doukou",
  混老頭: "honroutou",
  小三元: "shousangen",
  純全帯幺九: "junchan",
  混一色: "honitsu",
  二盃口: "ryanpeikou",
  清一色: "chinitsu",
  国士無双: "kokushi-musou",
  国士無双十三面: "kokushi-musou",
  四暗刻: "suuankou",
  四暗刻単騎: "suuankou",
  大三元: "daisangen",
  小四喜: "shousuushii",
  大四喜: "daisuushii",
  字一色: "tsuuiisou",
  緑一色: "ryuuiisou",
  清老頭: "chinroutou",
  四槓子: "suukantsu",
  九蓮宝燈: "chuuren-poutou",
  純正九蓮宝燈: "chuuren-poutou",
  ドラ: "dora",
  赤ドラ: "red-five",
  裏ドラ: "ura-dora"
}
const nameOf = (name: string): string =>
  name.startsWith("場風") || name.startsWith("自風")
    ? "yakuhai-wind"
    : name.startsWith("翻牌")
      ? "yakuhai-dragon"
      : (names[name] ?? name)

const SUITS = "mpsz"
const digit = (tile: Tile): string => (isRedCopy(tile) ? "0" : String((kindOf(tile) % 9) + 1))
const suit = (tile: Tile): string => SUITS[Math.floor(kindOf(tile) / 9)]!
const text = (tile: Tile): string => suit(tile) + digit(tile)

const meldText = ({ form, tiles, claimed, added }: Meld): string => {
  const digits = tiles.map(digit)
  if (form === "run") return `${suit(tiles[0]!)}${digits[0]}-${digits[1]}${digits[2]}`
  // the peer wants a red five last among equals, and the claimed tile marked
  const same = digits.toSorted((a, b) => Number(a === "0") - Number(b === "0")).join("")
  if (!claimed) return suit(tiles[0]!) + same
  return suit(tiles[0]!) + (added ? `${same.slice(0, 3)}-${same.slice(3)}` : `${same}-`)
}

const rule = Majiang.rule({ ダブル役満あり: false, 役満の複合あり: true, 数え役満あり: true, 役満パオあり: false })

export interface Answer {
  /** han by yaku; yakuman count as their number */
  readonly yaku: Readonly<Record<string, number>>
  readonly limit: number
  readonly fu: number
  /** what the winner gets, without sticks */
  readonly points: number
}

/** What the peer counts; `null` where the hand may not win. */
export const askPeer = (hand: Hand): Answer | null => {
  const tiles = hand.concealed.map(text)
  const shoupai = Majiang.Shoupai.fromString(
    [
      SUITS.split("")
        .map((s) => {
          const own = tiles
            .filter((t) => t[0] === s)
            .map((t) => t[1])
            .join("")
          return own === "" ? "" : s + own
        })
        .join("") +
        (hand.selfDraw ? text(hand.winning) : "") +
        (hand.riichi > 0 ? "*" : ""),
      ...hand.melds.map(meldText)
    ].join(",")
  )
  const scored = Majiang.Util.hule(
    shoupai,
    hand.selfDraw ? null : `${text(hand.winning)}=`,
    Majiang.Util.hule_param({
      rule,
      zhuangfeng: hand.round,
      menfeng: hand.seat,
      lizhi: hand.riichi,
      yifa: hand.ippatsu,
      qianggang: hand.robbedKan,
      lingshang: hand.afterKan,
      haidi: hand.lastTile ? (hand.selfDraw ? 1 : 2) : 0,
      tianhu: hand.firstDraw ? (hand.seat === 0 ? 1 : 2) : 0,
      baopai: hand.indicators.map(text),
      fubaopai: hand.riichi > 0 ? hand.under.map(text) : null
    })
  )
  if (scored === undefined || scored.hupai === undefined) return null
  const yaku: Record<string, number> = {}
  for (const { name, fanshu } of scored.hupai) {
    const id = nameOf(name)
    yaku[id] = (yaku[id] ?? 0) + (typeof fanshu === "string" ? fanshu.length : fanshu)
  }
  return { yaku, limit: scored.damanguan ?? 0, fu: scored.fu ?? 0, points: scored.defen }
}
