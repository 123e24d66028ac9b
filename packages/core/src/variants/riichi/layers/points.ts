import { isDragon, isHonour, isOrphan, oneOf, ruleLayer, type Scoring } from "../../../authoring.ts"
import { isPinfu } from "../../common/hand.ts"
import { ronPayment, tsumoPayment } from "../../common/payments.ts"
import { isValued } from "../../common/winds.ts"

type Seen = Scoring<{}, never>

const isPairs = ({ reading }: Seen): boolean => reading.shape === "seven-pairs"
const isSets = ({ reading }: Seen): boolean => reading.shape === "sets-and-pair"
const isDrawn = ({ win }: Seen): boolean => win?.by === "self-draw"
const isPinfuHand = (seen: Seen): boolean =>
  isPinfu(seen.hand, seen.reading) && !isValued(seen.reading.pair, seen.valuedWind)

/** Fu of triplets and quads: 2 for an open triplet of simple tiles, twice as much closed, of orphans, four times a quad. */
const ofSets = ({ reading, win }: Seen): number => {
  let fu = 0
  for (const [i, { form, kind, open }] of reading.groups.entries()) {
    if (form !== "triplet" && form !== "quad") continue
    const closed = !open && (i !== reading.completed || win?.by === "self-draw")
    fu += 2 * (closed ? 2 : 1) * (isOrphan(kind) ? 2 : 1) * (form === "quad" ? 4 : 1)
  }
  return fu
}

/** An open hand that nothing adds fu to, won on a discard. */
const isOpenAndBare = (seen: Seen): boolean =>
  isSets(seen) &&
  !seen.hand.closed &&
  !isDrawn(seen) &&
  seen.reading.runs === 4 &&
  seen.reading.wait === "two-sided" &&
  !isValued(seen.reading.pair, seen.valuedWind)

/** Fu, line by line. RI-6.1, RO-3 */
export const fu = ruleLayer({
  id: "riichi/fu",
  cites: ["RI-6.1", "RO-3.1", "RO-3.2", "RO-3.3", "RO-3.4", "RO-3.5"],
  options: {
    /** fu of a pair that is both the round's wind and one's own */
    doubleWindPair: oneOf([2, 4], 4, "RO-3.4")
  },
  add: {
    elements: [
      {
        id: "fu-base",
        cites: "RO-3.1",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isPairs(seen as never) ? 25 : isSets(seen as never) ? 20 : 0)
      },
      {
        id: "fu-closed-ron",
        cites: "RO-3.1",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isSets(seen as never) && seen.hand.closed && !isDrawn(seen as never) ? 10 : 0)
      },
      {
        id: "fu-self-draw",
        cites: "RO-3.1",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isSets(seen as never) && isDrawn(seen as never) && !isPinfuHand(seen as never) ? 2 : 0)
      },
      {
        id: "fu-open",
        cites: "RO-3.1",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isOpenAndBare(seen as never) ? 10 : 0)
      },
      {
        id: "fu-sets",
        cites: "RO-3.2",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isSets(seen as never) ? ofSets(seen as never) : 0)
      },
      {
        id: "fu-pair",
        cites: "RO-3.4",
        unit: "fu",
        bonus: true,
        worth: ({ o, reading: { pair, shape }, valuedWind }) => {
          if (shape !== "sets-and-pair" || !isHonour(pair)) return 0
          return isDragon(pair) ? 2 : Math.min(2 * valuedWind(pair - 27), o.doubleWindPair)
        }
      },
      {
        id: "fu-wait",
        cites: "RO-3.5",
        unit: "fu",
        bonus: true,
        worth: (seen) => (isSets(seen as never) && ["edge", "middle", "pair"].includes(seen.reading.wait) ? 2 : 0)
      }
    ]
  }
})

/** Points: fu times two to the han and two, with limits; the dealer half as much again. RI-6.2, RO-4 */
export const points = ruleLayer({
  id: "riichi/points",
  cites: ["RI-4.1", "RI-6.2", "RO-2.12", "RO-3.6", "RO-4.1", "RO-4.2", "RO-4.3", "RO-4.4", "RO-11.1/thirteen"],
  options: {
    /** whether 4 han 30 fu and 3 han 60 fu count as a mangan */
    kiriage: oneOf(["no", "yes"], "no", "RO-4.4"),
    /** what 13 han and more pay */
    thirteen: oneOf(["yakuman", "sanbaiman"], "yakuman", "RO-11.1/thirteen"),
    /** whether several yakuman add up */
    yakumanSum: oneOf(["yes", "no"], "yes", "RO-2.12")
  },
  fill: {
    tally: {
      from: (o) => ({
        reads: ["han", "fu", "yakuman", "mangan"],
        alone: "yakuman",
        // four times the basic points: what a player who is not the dealer wins from a discard
        base: ({ han = 0, fu: raw = 0, yakuman = 0, mangan = 0 }) =>
          yakuman > 0
            ? 32_000 * (o.yakumanSum === "yes" ? yakuman : 1)
            : 4 * Math.max(mangan > 0 ? 2_000 : 0, basic(han, raw + fuLacking(raw), o.kiriage === "yes", o.thirteen)),
        fillsUp: { id: "fu-rounded", unit: "fu", lacks: fuLacking, cites: "RO-3.6" },
        cites: "RO-4.1"
      })
    }
  },
  add: {
    charges: [ronPayment("RI-4.1"), tsumoPayment("RO-4.2")],
    scales: [{ id: "dealer", cites: "RO-4.2", of: (due, { state }) => (due.to === state.dealer ? [3, 2] : [1, 1]) }]
  }
})

/** Fu count in tens, but for the 25 of seven pairs. RO-3.1, RO-3.6 */
const fuLacking = (fu: number): number => (fu === 25 ? 0 : (10 - (fu % 10)) % 10)

const basic = (han: number, fu: number, kiriage: boolean, thirteen: "yakuman" | "sanbaiman"): number => {
  if (han >= 13 && thirteen === "yakuman") return 8_000
  if (han >= 11) return 6_000
  if (han >= 8) return 4_000
  if (han >= 6) return 3_000
  if (han === 5) return 2_000
  if (han === 0) return 0
  const points = fu * 2 ** (2 + han)
  return points >= (kiriage ? 1_920 : 2_000) ? 2_000 : points
}
