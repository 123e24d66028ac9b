import { expect, it } from "vitest"
import { canHappen, playHands, print, type Published, published } from "./hands.ts"
import type { Tally } from "./play.ts"
import { riichiRarely } from "./riichi-tables.ts"

const HANDS = 2_000
const enough = 20
const sets: readonly Published[] = published.filter(([id]) => id.startsWith("riichi/") && !id.includes("turned"))

const noReds = ["element: red-five"]
const noFourth = [
  "refused: swap-call-only",
  "element: fu-open",
  "element: sanshoku-doujun",
  "ending: four-riichi",
  "ending: four-winds"
]
/** What a preset has a rule for and no tiles or players. */
const never: Readonly<Record<string, readonly string[]>> = {
  "riichi/ema-2016": noReds,
  "riichi/wrc-2015": noReds,
  "riichi/tenhou-sanma": noFourth,
  "riichi/majsoul-sanma": noFourth
}

// but for chi, pon and kita, of which there are thousands, the tables alone bring everything about often enough
it.each(sets.map((set) => [set[0], set] as const))(
  "%s: 2,000 hands, half of them greedy, and tables set up for what seldom happens: everything came up twenty times",
  (id, set) => {
    const tally: Tally = new Map()
    playHands("greedy", HANDS / 2, [set], tally)
    playHands("anyhow", HANDS / 2, [set], tally)
    for (let i = 0; i < enough; i++) riichiRarely(set[1], i, tally)
    print(id, tally)
    const { seats, winners } = set[1].stages[0]!.rules.slots
    const wanted = [
      ...canHappen([set]),
      "transfer: pao",
      "transfer: pao-honba",
      ...(winners.atMost > 1 ? ["ending: 2 winners"] : []),
      ...(winners.drawnAt && seats.count > winners.drawnAt.count ? [`ending: ${winners.drawnAt.why}`] : [])
    ]
    const seldom = wanted.filter((what) => (tally.get(what) ?? 0) < enough)
    expect(seldom.toSorted()).toEqual((never[id] ?? []).toSorted())
  }
)
