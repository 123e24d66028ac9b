import {
  EMPTY_SET,
  isOrphansHand,
  isPairsHand,
  kindsOfCounts,
  orphansImproving,
  orphansShanten,
  pairsImproving,
  pairsShanten,
  readingOf,
  type Shape,
  standardImproving,
  standardReadings,
  standardShanten
} from "../../authoring.ts"

/** Four sets and a pair. */
export const setsAndPair = (cites: string): Shape => ({
  id: "sets-and-pair",
  cites,
  shanten: standardShanten,
  waits: standardImproving,
  readings: (hand, { kind }) => standardReadings("sets-and-pair", hand, kind)
})

/** A shape of 14 hidden tiles is further than any number of draws once something is shown. */
const NEVER = 99

/** Seven different pairs. */
export const sevenPairs = (cites: string): Shape => ({
  id: "seven-pairs",
  cites,
  shanten: (counts, sets) => (sets === 0 ? pairsShanten(counts) : NEVER),
  waits: (counts, sets) => (sets === 0 ? pairsImproving(counts) : EMPTY_SET),
  readings: ({ concealed, melds }, { kind }) => {
    if (melds.length > 0 || !isPairsHand(concealed)) return []
    const kinds = [...new Set(kindsOfCounts(concealed))]
    const pairs = kinds.map((pair) => ({ form: "pair", kind: pair, open: false }) as const)
    return [readingOf("seven-pairs", pairs, kinds.indexOf(kind), "pair")]
  }
})

/** Every terminal and honour, one of them twice. */
export const thirteenOrphans = (cites: string): Shape => ({
  id: "thirteen-orphans",
  cites,
  shanten: (counts, sets) => (sets === 0 ? orphansShanten(counts) : NEVER),
  waits: (counts, sets) => (sets === 0 ? orphansImproving(counts) : EMPTY_SET),
  readings: ({ concealed, melds }) =>
    melds.length === 0 && isOrphansHand(concealed) ? [readingOf("thirteen-orphans", [], -1, "none")] : []
})
