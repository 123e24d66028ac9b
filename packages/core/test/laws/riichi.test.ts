import { expect, it } from "vitest"
import { canHappen, playHands, print, type Published, published } from "./hands.ts"
import type { Tally } from "./play.ts"
import { riichiRarely } from "./riichi-tables.ts"

const HANDS = 2_000
const enough = 20
const sets: readonly Published[] = published.filter(([id]) => id.startsWith("riichi/") && !id.includes("turned"))
const all: Tally = new Map()

it.each(sets.map((set) => [set[0], set] as const))("%s: 2,000 hands, half of them greedy", (id, set) => {
  const tally: Tally = new Map()
  playHands("greedy", HANDS / 2, [set], tally)
  playHands("anyhow", HANDS / 2, [set], tally)
  print(id, tally)
  for (const [what, n] of tally) all.set(what, (all.get(what) ?? 0) + n)
})

it("and tables set up for what seldom happens", () => {
  for (let i = 0; i < enough; i++) riichiRarely(i, all)
})

it("every ban, element, payment and ending came up at least twenty times", () => {
  print("riichi", all)
  const wanted = [...canHappen(sets), "ending: triple-ron", "ending: 2 winners", "transfer: pao", "transfer: pao-honba"]
  expect(wanted.filter((what) => (all.get(what) ?? 0) < enough)).toEqual([])
})
