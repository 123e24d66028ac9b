import { element, isDragon, type Reaching, ruleLayer, windOf } from "../../../authoring.ts"
import { closedTriplets, isWithin, orphans, suitsIn } from "../../common/hand.ts"
import { chinitsu, honitsu, toitoi } from "../../common/yaku/index.ts"
import { faan, isSets } from "./faan.ts"

/** How near a hand is, as one worked out for the same form elsewhere. */
const reaching = (like: { readonly reach?: (here: Reaching) => number | null }) =>
  like.reach === undefined ? {} : { reach: like.reach }

/** Four runs and a pair that is neither a dragon nor one's own wind. HK-6.2 */
export const commonHand = faan(
  "common-hand",
  "HK-6.2",
  1,
  ({ reading, state, seat }) =>
    reading.runs === 4 && !isDragon(reading.pair) && reading.pair !== 27 + windOf(state, seat)
)
export const allTriplets = faan(
  "all-triplets",
  "HK-6.3",
  3,
  (seen) => isSets(seen) && seen.reading.runs === 0,
  reaching(toitoi)
)
export const concealedTriplets = faan(
  "concealed-triplets",
  "HK-6.4",
  8,
  (seen) => isSets(seen) && closedTriplets(seen) === 4
)

/** It holds all triplets within it, and beside four concealed ones adds no more than the rest. HK-6.5, HK-11.8 */
export const mixedTerminals = element({
  id: "mixed-terminals",
  cites: "HK-6.5",
  unit: "faan",
  worth: (seen) => {
    if (seen.win === null || !isSets(seen) || seen.reading.runs > 0) return 0
    const { kinds } = seen.hand
    if (kinds.low === 0 || kinds.high === 0 || !isWithin(kinds, orphans)) return 0
    return closedTriplets(seen) === 4 ? 1 : 4
  }
})
export const halfFlush = faan(
  "half-flush",
  "HK-6.6",
  3,
  ({ hand }) => suitsIn(hand) === 1 && hand.kinds.high !== 0,
  reaching(honitsu)
)
export const fullFlush = faan(
  "full-flush",
  "HK-6.8",
  7,
  ({ hand }) => suitsIn(hand) === 1 && hand.kinds.high === 0,
  reaching(chinitsu)
)
export const pairs = faan("seven-pairs", "HK-6.7", 4, ({ reading }) => reading.shape === "seven-pairs")

/** Faan for the shape of a hand and for its suits. HK-6, HK-11 */
export const structure = ruleLayer({
  id: "hong-kong/structure",
  cites: [
    "HK-6.2",
    "HK-6.3",
    "HK-6.4",
    "HK-6.5",
    "HK-6.6",
    "HK-6.7",
    "HK-6.8",
    "HK-11.1",
    "HK-11.2",
    "HK-11.3",
    "HK-11.6",
    "HK-11.7",
    "HK-11.8",
    "HK-11.10",
    "HK-11.11"
  ],
  add: {
    elements: [commonHand, allTriplets, concealedTriplets, mixedTerminals, halfFlush, fullFlush, pairs]
  },
  outranks: [
    [fullFlush, halfFlush],
    [concealedTriplets, allTriplets],
    [mixedTerminals, allTriplets]
  ]
})
