import { kindOf, type Moving } from "../../authoring.ts"

/** Whether the hand, ready before its draw, waits for the same once the four of the drawn tile's kind are laid down. */
export const sameWaits = ({
  state: { phase },
  tiles,
  waits,
  waitsWithout
}: Pick<Moving<never, never>, "state" | "tiles" | "waits" | "waitsWithout">): boolean => {
  if (phase.at !== "turn" || phase.drawn === null) return false
  const kind = kindOf(phase.drawn)
  const before = waits()
  const after = waitsWithout(tiles.filter((tile) => kindOf(tile) === kind))
  return before.low === after.low && before.high === after.high
}
