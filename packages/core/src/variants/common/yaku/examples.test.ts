import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { scoreHand } from "../../../engine/score-hand.ts"
import { parseHand, parseTiles } from "../../../notation/index.ts"
import { compile } from "../../../rules/compile.ts"
import { advancedRules, level4 } from "../../feljong/index.ts"
import * as all from "./index.ts"

const rules = Result.getOrThrow(compile([...level4, ...advancedRules]))
const shown = Object.values(all).filter(
  (one): one is all.Yaku & { readonly example: all.Example } => typeof one === "object" && one.example !== undefined
)

describe("every yaku has an example hand that shows it", () => {
  it.each(shown.map((one) => [one.id, one] as const))("%s", (_, { id, example, closed, open, unit }) => {
    const hand = Result.getOrThrow(parseHand(example.hand))
    const taken = [...hand.concealed, ...hand.melds.flatMap((meld) => meld.tiles)]
    const [winning] = Result.getOrThrow(parseTiles(example.winning, { taken }))
    const melds = hand.melds.map((meld) => ({
      tiles: meld.tiles,
      claimed: meld.from !== null,
      added: meld.added !== null
    }))
    const { score, reasons } = Result.getOrThrow(
      scoreHand(rules, {
        concealed: hand.concealed,
        winning: winning!,
        by: example.by,
        melds,
        seatWind: 2,
        ...(example.by === "discard" && { fromWind: 3 })
      })
    )
    expect(reasons).toEqual([])
    const line = score!.lines.find((l) => l.element === id)
    expect(line?.unit).toBe(unit)
    expect(line?.amount).toBe(melds.some((meld) => meld.claimed) ? open : closed)
  })
  it("covers all but those that stand on the first draw", () => {
    const without = Object.values(all).flatMap((one) =>
      typeof one === "object" && one.example === undefined ? [one.id] : []
    )
    expect(without.sort()).toEqual(["chiihou", "tenhou"])
  })
})
