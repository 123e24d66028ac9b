/** Hands that other programs judged, read where they lie beside the repository; nothing of them is kept here. */
import { existsSync, readFileSync } from "node:fs"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"
import { kindOf } from "../../src/kernel/tile.ts"
import { formatTiles, parseTiles } from "../../src/notation/index.ts"
import { compile } from "../../src/rules/compile.ts"
import { sets } from "../../src/variants/registry.ts"
import { type ExampleTable, work } from "./worked.ts"

const file = new URL("../../../../../shared/data/hk-hands.json", import.meta.url)

interface Judged {
  readonly id: string
  readonly tiles?: string
  readonly context?: { readonly fullyConcealedHand?: boolean }
  readonly expectedFaan?: number | "limit"
  readonly wins?: readonly {
    readonly seat: string
    readonly from: string
    readonly win: string
    readonly winTile: string
    readonly concealed: string
    readonly melds: readonly { readonly type: string; readonly tiles: string }[]
    readonly flowers: string
    readonly expected: { readonly faan: number }
  }[]
}

/** Where the judging table is not ours: what we say, and why. */
const otherwise: Readonly<Record<string, { readonly ours: number | "limit" | null; readonly since: string }>> = {
  "hk-ra-18": { ours: 7, since: "small three dragons includes its pongs (HK-7.4)" },
  "hk-ra-23": { ours: "limit", since: "all terminals is a limit hand here as well, but not 13 faan (HK-10.3)" },
  "hk-ra-29": { ours: 3, since: "no concealed hand beside self-draw (HK-8.7)" },
  "hk-hm-14": { ours: 11, since: "big three dragons is 8 faan, all triplets 3; it pays the limit as well (HK-7.5)" },
  "hk-hm-19": { ours: null, since: "a kong upon a kong is no limit hand" },
  "hk-hm-24": { ours: null, since: "eight flowers are no hand of their own" }
}

const rules = Result.getOrThrow(compile(sets.get("hong-kong/old-style")!.layers))
const plain = Result.getOrThrow(compile(sets.get("hong-kong/plain")!.layers))
const judged: readonly Judged[] = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).cases : []
const wind = (seat: string): string => seat[0]!.toUpperCase()

const given = ({ seat, from, win, winTile, concealed, melds, flowers }: NonNullable<Judged["wins"]>[number]) => ({
  hands: {
    [wind(seat)]: { concealed, melds, bonus: flowers.match(/\d[fg]/gu)?.map((one) => one[1]! + one[0]!) ?? [] }
  },
  winner: wind(seat),
  winning: winTile,
  from: win === "tsumo" ? null : wind(from),
  round: "E",
  ...(win === "tsumo" && { live: 0 })
})

/** Fourteen tiles without a story: South's, every triplet claimed unless the hand is a concealed one. */
const bare = ({ tiles, context }: Judged): ExampleTable => {
  const all = Result.getOrThrow(parseTiles(tiles!))
  const by = [...Map.groupBy(all, kindOf).values()]
  const claimed = context?.fullyConcealedHand === true ? [] : by.filter((same) => same.length >= 3)
  const rest = all.filter((tile) => !claimed.some((same) => same.includes(tile)))
  const pair = by.findLast((same) => same.length === 2)!
  const winning = pair.at(-1)!
  return {
    hands: {
      S: {
        concealed: formatTiles(rest.filter((tile) => tile !== winning)),
        melds: claimed.map((same) => ({ type: same.length === 4 ? "daiminkan" : "pon", tiles: formatTiles(same) }))
      }
    },
    winner: "S",
    winning: formatTiles([winning]),
    from: "N",
    round: "E"
  }
}

describe.skipIf(judged.length === 0)("Hong Kong hands that others judged", () => {
  const own = judged.filter(({ wins, tiles }) => wins !== undefined || tiles !== undefined)
  it.each(own.map((one) => [one.id, one] as const))("%s", (id, one) => {
    const known = otherwise[id]
    if (known?.ours === null) return
    const win = one.wins?.[0]
    const table = win === undefined ? bare(one) : given(win)
    // who gives no flowers counts none: such hands are held against the rules without them
    const { scores, meets } = work(win === undefined ? plain : rules, table)
    const { units } = scores[table.winner]!
    const ours = units["limit"] === undefined ? (units["faan"] ?? 0) : "limit"
    expect(ours).toBe(known?.ours ?? win?.expected.faan ?? one.expectedFaan)
    expect(meets).toBe(ours === "limit" || ours >= 3)
  })
})
