import { type Due, flag, others, type Phase, type Ratio, ruleLayer, times } from "../../../authoring.ts"
import { isFirstDraw, isOrphansRiver } from "../../common/hand.ts"
import { sevenPairs, thirteenOrphans } from "../../common/shapes.ts"
import * as yaku from "../../common/yaku/index.ts"
import { rareForms } from "../../common/yaku/rare-forms.ts"
import { firstRiichi, ippatsu } from "./first-turns.ts"
import { kan, kanIds } from "./kan.ts"
import { riichi, riichiState } from "./riichi.ts"

/** The yaku of a hand and its win, beyond those that the levels teach. */
const ofTheHand = [
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
]

const yakuman = [
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
]

const rowsOf = (all: readonly yaku.Yaku[]): readonly string[] => all.map((one) => one.cites)

/** What a mangan pays who is not the dealer. */
const MANGAN = 8_000

const isKanReplacement = (phase: Phase): boolean =>
  phase.at === "turn" && phase.after !== null && "set" in phase.after && kanIds.includes(phase.after.set)

/** The yaku summary: every yaku, seven pairs, thirteen orphans and the yakuman. FJ-A1 and the rows of the summary. */
export const yakuSummary = ruleLayer({
  id: "feljong/yaku-summary",
  cites: [
    "FJ-A1.1",
    "FJ-A1.2",
    "FJ-A1.3",
    "FJ-A6.7",
    ...rowsOf(ofTheHand),
    ...rowsOf(yakuman),
    "YK-ippatsu",
    "YK-doubleriichi",
    "YK-haiteiraoyue",
    "YK-houteiraoyui",
    "YK-rinshankaihou",
    "YK-chankan",
    "YK-nagashimangan",
    "YK-X1",
    "YK-X2",
    "YK-X3",
    "YK-X4",
    "YK-X5",
    "YK-X6",
    "YK-C1",
    "YK-C2",
    "YK-C3",
    "YK-C4",
    "YK-Y1",
    "YK-Y2"
  ],
  needs: [riichi],
  options: {
    /** whether a Ron before one's own first draw is a yakuman */
    renhou: flag(false, "YK-Y1"),
    /** whether the rarer forms of four yakuman count as two */
    doubleYakuman: flag(false, "YK-Y2"),
    /** whether a drawn hand pays who discarded only terminals and honours, none of them claimed */
    nagashiMangan: flag(false, "YK-nagashimangan")
  },
  facets: [firstRiichi, ippatsu],
  reads: [riichiState],
  add: {
    shapes: [sevenPairs("FJ-A1.3"), thirteenOrphans("FJ-A1.3")],
    elements: [
      ...ofTheHand,
      ...yakuman,
      { id: "ippatsu", cites: "YK-ippatsu", unit: "han", worth: ({ read, seat }) => (read(ippatsu)[seat]! ? 1 : 0) },
      {
        id: "double-riichi",
        cites: "YK-doubleriichi",
        unit: "han",
        worth: ({ read, seat }) => (read(riichiState).stands[seat]! && read(firstRiichi)[seat]! ? 2 : 0)
      },
      {
        id: "haitei-raoyue",
        cites: "YK-haiteiraoyue",
        unit: "han",
        worth: ({ win, state: { live, phase } }) =>
          win?.by === "self-draw" && live === 0 && !isKanReplacement(phase) ? 1 : 0
      },
      {
        id: "houtei-raoyui",
        cites: "YK-houteiraoyui",
        unit: "han",
        worth: ({ win, state }) => (win?.by === "discard" && state.live === 0 ? 1 : 0)
      },
      {
        id: "renhou",
        cites: "YK-Y1",
        unit: "yakuman",
        when: (o) => o.renhou,
        worth: ({ win, seat, state }) =>
          win?.by === "discard" && seat !== state.dealer && isFirstDraw(state, seat) ? 1 : 0
      },
      {
        id: "rare-form",
        cites: "YK-Y2",
        unit: "yakuman",
        when: (o) => o.doubleYakuman,
        worth: (seen) => rareForms(seen)
      }
    ],
    exhaustions: [
      {
        id: "nagashi-mangan",
        cites: "YK-nagashimangan",
        when: (o) => o.nagashiMangan,
        holds: ({ state }) => state.seats.some((_, seat) => isOrphansRiver(state, seat))
      }
    ],
    charges: [
      {
        id: "nagashi-mangan",
        cites: "YK-nagashimangan",
        when: (o) => o.nagashiMangan,
        of: ({ why, state }) => {
          if (why !== "nagashi-mangan") return []
          const winners = state.seats.map((_, seat) => seat).filter((seat) => isOrphansRiver(state, seat))
          return winners.flatMap((to) => {
            const share = (seat: number): Ratio =>
              to === state.dealer ? [1, 3] : seat === state.dealer ? [1, 2] : [1, 4]
            return others(to, state.seats.length).map((from): Due => ({
              from,
              to,
              points: times([MANGAN, 1], share(from))
            }))
          })
        }
      }
    ]
  },
  // what replaces what: YK-X1 to YK-X5; that a yakuman replaces every han is the tally's (YK-X6)
  outranks: [
    [
      { id: "double-riichi", unit: "han" },
      { id: "riichi", unit: "han" }
    ],
    [yaku.junchan, yaku.chanta],
    [yaku.honroutou, yaku.chanta],
    [yaku.honroutou, yaku.junchan],
    [yaku.ryanpeikou, yaku.iipeikou],
    [yaku.ryanpeikou, yaku.chiitoitsu],
    [yaku.chinitsu, yaku.honitsu]
  ],
  together: [
    {
      with: kan,
      add: {
        robberies: [{ id: "chankan", cites: "FJ-A6.7", what: "kan-added" }],
        elements: [
          {
            id: "chankan",
            cites: "YK-chankan",
            unit: "han",
            worth: ({ win, state: { phase } }) =>
              win?.by === "robbed" && phase.at === "window" && phase.on !== "discard" && kanIds.includes(phase.on.set)
                ? 1
                : 0
          },
          {
            id: "rinshan-kaihou",
            cites: "YK-rinshankaihou",
            unit: "han",
            worth: ({ win, state: { phase } }) => (win?.by === "self-draw" && isKanReplacement(phase) ? 1 : 0)
          }
        ]
      }
    }
  ]
})
