import { expect, it } from "vitest"
import { beyond, canHappen, playHands, print } from "./hands.ts"
import { refuseRare } from "./rare.ts"
import { happenRarely } from "./rare-tables.ts"

const tally = new Map<string, number>()
const enough = 20

it.each(["greedy", "anyhow"] as const)("1,000 hands of %s players on each published set beyond the levels", (who) => {
  for (const one of beyond) playHands(who, who === "greedy" || !one[0].includes("turned") ? 1_000 : 200, [one], tally)
})

it("and tables set up for what seldom happens", () => {
  for (let i = 0; i < enough; i++) {
    happenRarely(i, tally)
    refuseRare((i + 1).toString(16).padStart(32, "0"), tally)
  }
})

it("every ban, element, payment and ending came up at least twenty times", () => {
  print("beyond the levels", tally)
  expect(canHappen(beyond).filter((what) => (tally.get(what) ?? 0) < enough)).toEqual([])
})
