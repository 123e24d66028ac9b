import { flag, ruleLayer } from "../../../authoring.ts"
import { isBlessed, orphansRivers } from "../../common/hand.ts"
import { sevenPairs, thirteenOrphans } from "../../common/shapes.ts"
import { rareForms } from "../../common/yaku/rare-forms.ts"
import { chankan, rinshan } from "../../common/yaku/situations.ts"
import { luck, rarerYaku, replacing, summaryClauses, yakuman } from "../../common/yaku/summary.ts"
import { firstRiichi, ippatsu } from "../../common/first-turns.ts"
import { kan } from "./kan.ts"
import { sharesTo } from "../../common/payments.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { riichi } from "./riichi.ts"

/** What a mangan pays who is not the dealer. */
const MANGAN = 8_000

/** The yaku summary: every yaku, seven pairs, thirteen orphans and the yakuman. FJ-A1 and the rows of the summary. */
export const yakuSummary = ruleLayer({
  id: "feljong/yaku-summary",
  cites: [
    "FJ-A1.1",
    "FJ-A1.2",
    "FJ-A1.3",
    "FJ-A6.7",
    ...summaryClauses,
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
      ...rarerYaku,
      ...yakuman,
      ...luck,
      {
        id: "renhou",
        cites: "YK-Y1",
        unit: "yakuman",
        when: (o) => o.renhou,
        worth: (seen) => (isBlessed(seen) ? 1 : 0)
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
        holds: (here) => orphansRivers(here).length > 0
      }
    ],
    charges: [
      {
        id: "nagashi-mangan",
        cites: "YK-nagashimangan",
        when: (o) => o.nagashiMangan,
        of: ({ why, state, plays }) => {
          if (why !== "nagashi-mangan") return []
          return orphansRivers({ state, plays }).flatMap((to) => sharesTo(to, MANGAN, state.dealer, state.seats.length))
        }
      }
    ]
  },
  outranks: replacing,
  together: [
    {
      with: kan,
      add: {
        robberies: [{ id: "chankan", cites: "FJ-A6.7", what: "kan-added" }],
        elements: [chankan, rinshan]
      }
    }
  ]
})
