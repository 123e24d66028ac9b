import { flag, oneOf, ruleLayer } from "../../../authoring.ts"
import { firstRiichi, ippatsu } from "../../common/first-turns.ts"
import { isBlessed, isPinfu } from "../../common/hand.ts"
import { riichiState } from "../../common/riichi-state.ts"
import * as yaku from "../../common/yaku/index.ts"
import { rareForms } from "../../common/yaku/rare-forms.ts"
import { chankan, rinshan } from "../../common/yaku/situations.ts"
import { luck, rarerYaku, replacing, summaryClauses, yakuman } from "../../common/yaku/summary.ts"
import { yakuhaiBy } from "../../common/yaku/yakuhai.ts"
import { isValued } from "../../common/winds.ts"

const ofTheHand = [yaku.menzenTsumo, yaku.iipeikou, yaku.toitoi, yaku.honitsu, ...rarerYaku]

/** All yaku and yakuman. RI-6.5, RO-2 */
export const allYaku = ruleLayer({
  id: "riichi/yaku",
  cites: [
    "YK-menzentsumo",
    "YK-tanyao",
    "YK-iipeikou",
    "YK-toitoi",
    "YK-honitsu",
    ...summaryClauses,
    "YK-pinfu",
    "YK-yakuhai",
    "RI-6.5",
    "RI-2.7",
    "RO-2.1",
    "RO-2.2",
    "RO-2.5",
    "RO-11.1/tanyao",
    "RO-11.1/double"
  ],
  options: {
    openTanyao: flag(true, "RO-11.1/tanyao"),
    doubleYakuman: flag(false, "RO-11.1/double"),
    /** what a win on a discard before one's own first draw is worth */
    renhou: oneOf(["nothing", "mangan", "five-han"], "nothing", "RO-2.1")
  },
  facets: [firstRiichi, ippatsu],
  reads: [riichiState],
  fill: { minimum: { meets: ({ han = 0, yakuman = 0, mangan = 0 }) => han + yakuman + mangan > 0, cites: "RI-2.7" } },
  add: {
    elements: [
      ...ofTheHand,
      {
        id: "tanyao",
        cites: "YK-tanyao",
        unit: "han",
        worth: (seen) => (seen.hand.closed || seen.o.openTanyao ? yaku.tanyao.worth(seen as never) : 0),
        ...(yaku.tanyao.reach && { reach: yaku.tanyao.reach })
      },
      ...yakuman,
      ...luck,
      rinshan,
      chankan,
      {
        id: "pinfu",
        cites: "RO-2.5",
        unit: "han",
        worth: ({ hand, reading, valuedWind }) =>
          isPinfu(hand, reading) && !isValued(reading.pair, valuedWind) ? 1 : 0
      },
      ...yakuhaiBy("YK-yakuhai"),
      {
        id: "renhou",
        cites: "RO-2.1",
        unit: "han",
        when: (o) => o.renhou === "five-han",
        worth: (seen) => (isBlessed(seen as never) ? 5 : 0)
      },
      {
        id: "renhou-mangan",
        cites: "RO-2.1",
        unit: "mangan",
        when: (o) => o.renhou === "mangan",
        worth: (seen) => (isBlessed(seen as never) ? 1 : 0)
      },
      {
        id: "rare-form",
        cites: "RO-11.1/double",
        unit: "yakuman",
        when: (o) => o.doubleYakuman,
        worth: (seen) => rareForms(seen as never)
      }
    ]
  },
  outranks: replacing
})
