import { element, flag, isDragon, oneOf, type Reaching, ruleLayer, type Scoring, windOf } from "../../../authoring.ts"
import { closedTriplets, isWithin, orphans, suitsIn } from "../../common/hand.ts"
import { chinitsu, honitsu, toitoi } from "../../common/yaku/index.ts"
import { faan, isSets } from "./faan.ts"

/** How near a hand is, as one worked out for the same form elsewhere. */
const reaching = (like: { readonly reach?: (here: Reaching) => number | null }) =>
  like.reach === undefined ? {} : { reach: like.reach }

const options = {
  /** whether the pair of a common hand may be the wind of the round */
  roundWindPair: flag(true, "HK-6.2"),
  /** whether a discard may complete the pair of four concealed triplets */
  claimedPair: flag(true, "HK-6.4"),
  /** whether seven pairs of terminals and honours have mixed terminals too, as far as these are more than triplets */
  mixedPairs: flag(false, "HK-6.5"),
  /** what mixed terminals add to four concealed triplets */
  mixedBesideConcealed: oneOf([0, 1, 4], 1, "HK-11.8"),
  /** whether common hand and seven pairs add up with the flushes, or the one that is worth more counts */
  shapeAndSuit: oneOf(["both", "greater"], "both", "HK-11.10")
}
type O = typeof options
type Seen = Scoring<O, never>

const WINDS = 27

/** Four runs and a pair that is neither a dragon nor one's own wind. HK-6.2 */
export const commonHand = faan<O>("common-hand", "HK-6.2", 1, ({ o, reading: { runs, pair }, state, seat }) => {
  if (runs !== 4 || isDragon(pair) || pair === WINDS + windOf(state, seat)) return false
  return o.roundWindPair || pair !== WINDS + state.round
})
export const allTriplets = faan(
  "all-triplets",
  "HK-6.3",
  3,
  (seen) => isSets(seen) && seen.reading.runs === 0,
  reaching(toitoi)
)
const isConcealed = (seen: Seen): boolean =>
  closedTriplets(seen) === 4 && (seen.o.claimedPair || seen.win?.by === "self-draw")
export const concealedTriplets = faan<O>("concealed-triplets", "HK-6.4", 8, isConcealed)

/** All triplets within it are three of its four faan: where these are counted otherwise it adds the rest. HK-6.5, HK-11.8 */
export const mixedTerminals = element<O>({
  id: "mixed-terminals",
  cites: "HK-6.5",
  unit: "faan",
  worth: (seen) => {
    const { win, hand, reading, o } = seen
    if (win === null || hand.kinds.low === 0 || hand.kinds.high === 0 || !isWithin(hand.kinds, orphans)) return 0
    if (reading.shape === "seven-pairs") return o.mixedPairs ? 1 : 0
    if (!isSets(seen)) return 0
    return isConcealed(seen) ? o.mixedBesideConcealed : 4
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
  options,
  add: {
    elements: [commonHand, allTriplets, concealedTriplets, mixedTerminals, halfFlush, fullFlush, pairs]
  },
  outranks: [
    [fullFlush, halfFlush],
    [concealedTriplets, allTriplets],
    [mixedTerminals, allTriplets],
    [halfFlush, commonHand, (o) => o.shapeAndSuit === "greater"],
    [fullFlush, commonHand, (o) => o.shapeAndSuit === "greater"],
    [fullFlush, pairs, (o) => o.shapeAndSuit === "greater"],
    [pairs, halfFlush, (o) => o.shapeAndSuit === "greater"]
  ]
})
