import { standardImproving, standardReadings, standardShanten, type Shape } from "../../authoring.ts"

/** Four sets and a pair. */
export const setsAndPair = (cites: string): Shape => ({
  id: "sets-and-pair",
  cites,
  shanten: standardShanten,
  waits: standardImproving,
  readings: (hand, { kind }) => standardReadings("sets-and-pair", hand, kind)
})
