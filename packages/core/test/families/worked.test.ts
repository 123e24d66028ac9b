import { existsSync, readFileSync } from "node:fs"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { compile } from "../../src/rules/compile.ts"
import { sets } from "../../src/variants/registry.ts"
import { type ExampleHand, work } from "./worked.ts"

/** Worked examples that lie beside the repository; nothing of them is kept here. */
const file = new URL("../../../../../shared/cases/rules-cases.json", import.meta.url)

interface Example extends ExampleHand {
  readonly id: string
  readonly kind: string
  readonly ruleset: string
  readonly winningTile: string
  readonly win: string
  readonly discarder: string | null
  readonly seatWind: string
  readonly roundWind: string
  readonly flags: { readonly rinshan?: boolean }
  readonly hands?: Readonly<Record<string, ExampleHand>>
  readonly expected: {
    readonly faan?: number
    readonly chips?: number
    readonly yaku?: readonly { readonly name: string; readonly faan: number }[]
    readonly scores?: Readonly<
      Record<string, { readonly points?: number; readonly doubles?: number; readonly total: number }>
    >
  }
  readonly payments: Readonly<Record<string, number>>
}

const examples: readonly Example[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).cases : []
const rulesOf = (id: string) => Result.getOrThrow(compile(sets.get(id)!.layers, sets.get(id)!.options))
const nonzero = (payments: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(payments).filter(([, points]) => points !== 0))
const tableOf = (example: Example) => ({
  hands: example.hands ?? { [example.seatWind]: example },
  winner: example.seatWind,
  winning: example.winningTile,
  from: example.discarder,
  round: example.roundWind,
  ...(example.flags.rinshan === true && { set: "kong-concealed" })
})

describe.skipIf(examples.length === 0)("British 1924 agrees with the worked examples", () => {
  const own = examples.filter(({ ruleset, kind }) => ruleset === "british1924" && kind === "hand")
  it.each(own.map((example) => [example.id, example] as const))("%s", (_, example) => {
    const three = example.hands?.["N"] === undefined
    const { scores, payments } = work(rulesOf(three ? "british-1924/three" : "british-1924/full"), tableOf(example))
    for (const [seat, { points, doubles, total }] of Object.entries(example.expected.scores!)) {
      expect({ seat, total: scores[seat]?.base ?? 0 }).toEqual({ seat, total })
      // examples leave seasons and flowers out: nothing is lost by their being in the deck
      if (points !== undefined) expect({ seat, points: scores[seat]?.units["points"] ?? 0 }).toEqual({ seat, points })
      if (doubles !== undefined)
        expect({ seat, doubles: scores[seat]?.units["doubles"] ?? 0 }).toEqual({ seat, doubles })
    }
    expect(nonzero(payments)).toEqual(nonzero(example.payments))
  })
})

describe.skipIf(examples.length === 0)("Hong Kong agrees with the worked examples", () => {
  const own = examples.filter(({ ruleset, kind }) => ruleset === "hk" && kind === "hand")
  it.each(own.map((example) => [example.id, example] as const))("%s", (_, example) => {
    const { scores, payments, meets } = work(rulesOf("hong-kong/old-style"), tableOf(example))
    const score = scores[example.seatWind]!
    expect(meets).toBe(true)
    expect(score.base).toBe(example.expected.chips)
    if (example.expected.yaku !== undefined) {
      expect(score.units).toEqual({ faan: example.expected.faan })
      const amounts = (all: readonly number[]) => all.toSorted((a, b) => a - b)
      expect(amounts(score.lines.map((line) => line.amount))).toEqual(amounts(example.expected.yaku.map((y) => y.faan)))
    } else expect(score.units).toEqual({ limit: 1 })
    expect(nonzero(payments)).toEqual(nonzero(example.payments))
  })
})

describe("the tables of Hong Kong", () => {
  const { base } = rulesOf("hong-kong/old-style").slots.tally
  it("pay 1, 2, 3, 4, 6, 8, 12 and 16 chips for 3 to 10 faan, and no more", () => {
    const faan = [3, 4, 5, 6, 7, 8, 9, 10, 12]
    expect(faan.map((n) => base({ faan: n }))).toEqual([1, 2, 3, 4, 6, 8, 12, 16, 16])
    expect(base({ limit: 2 })).toBe(16)
  })
})

describe("the count of British 1924", () => {
  const own = sets.get("british-1924/full")!.layers
  const limited = (limit: number) => Result.getOrThrow(compile(own, { "british-1924/count": { limit } })).slots.tally
  it("stops at the limit, or nowhere", () => {
    expect(limited(300).base({ points: 40, doubles: 4 })).toBe(300)
    expect(limited(0).base({ points: 40, doubles: 4, limit: 1 })).toBe(640)
    expect(limited(500).base({ limit: 1 })).toBe(500)
  })
})
