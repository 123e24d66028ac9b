import { isBonus, type Kind } from "@feljong/core"

/** Inks on paper, each at 4.5:1 or more. Red is kept for red fives, the red dragon and the red border. */
export type Ink = "plum" | "blue" | "green" | "black" | "red"

const SEASONS = 38
const suitInks: readonly Ink[] = ["plum", "blue", "green"]

export const inkOf = (kind: Kind): Ink => {
  if (isBonus(kind)) return kind < SEASONS ? "plum" : "green"
  if (kind < 27) return suitInks[Math.floor(kind / 9)]!
  if (kind < 31) return "black"
  return (["blue", "green", "red"] as const)[kind - 31]!
}
