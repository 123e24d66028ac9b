import { countsOf, groupings, kindOf, kindsIn, type Moving, type Tile, withKind } from "../../authoring.ts"

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

/** Whether every reading of the finished hand, whatever completes it, has the four's kind as a triplet already. */
export const sameReading = (
  { state: { phase }, tiles, hand, waits }: Pick<Moving<never, never>, "state" | "tiles" | "hand" | "waits">,
  four: readonly Tile[]
): boolean => {
  const drawn = phase.at === "turn" ? phase.drawn : null
  const resting = countsOf(tiles.filter((tile) => tile !== drawn))
  const kind = kindOf(four[0]!)
  return kindsIn(waits()).every((awaited) =>
    groupings(withKind(resting, awaited), hand.melds.length).every(({ triplets }) => triplets.includes(kind))
  )
}
