import { expect, it } from "vitest"
import { playHands, print, taught } from "./hands.ts"

it("10,000 hands between players that do anything they may keep every tile and point", () => {
  const tally = new Map<string, number>()
  playHands("anyhow", 10_000, taught, tally)
  print("players that do anything they may", tally)
  expect(tally.get("ending: exhausted")).toBeGreaterThan(0)
})
