import { kindOf, type Moving, type Tile } from "../../authoring.ts"

/** Whether four tiles are of the drawn kind, and the hand, ready before its draw, waits for the same without them. */
export const sameWaits = (
  { state: { phase }, waits, waitsWithout }: Pick<Moving<never, never>, "state" | "waits" | "waitsWithout">,
  four: readonly Tile[]
): boolean => {
  if (phase.at !== "turn" || phase.drawn === null) return false
  const kind = kindOf(phase.drawn)
  if (!four.every((tile) => kindOf(tile) === kind)) return false
  const before = waits()
  const after = waitsWithout(four)
  return before.low === after.low && before.high === after.high
}
