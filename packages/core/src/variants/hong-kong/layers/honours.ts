import { element, flag, type Reading, ruleLayer, windOf } from "../../../authoring.ts"
import { bitCount, tilesIn, tripletLacks } from "../../common/hand.ts"
import { faan } from "./faan.ts"
import { halfFlush, structure } from "./structure.ts"

const DRAGONS = 0b111_0000
const dragonsIn = ({ triplets }: Reading): number => bitCount(triplets.high >> 4)
const windsIn = ({ triplets }: Reading): number => bitCount(triplets.high)
const hasWind = ({ triplets }: Reading, wind: number): boolean => ((triplets.high >> wind) & 1) === 1

export const dragons = element({
  id: "dragons",
  cites: "HK-7.1",
  unit: "faan",
  worth: ({ reading }) => dragonsIn(reading),
  tiles: ({ hand, reading }) => tilesIn(hand, 0, reading.triplets.high & DRAGONS),
  reach: (here) => plus(tripletLacks(here, [31, 32, 33]))
})
/** One faan alone does not win: at least two tiles more. */
const plus = (lacks: number | null): number | null => (lacks === null ? null : lacks + 2)

export const seatWind = faan(
  "seat-wind",
  "HK-7.2",
  1,
  ({ reading, state, seat }) => hasWind(reading, windOf(state, seat)),
  { tiles: ({ hand, state, seat }) => tilesIn(hand, 0, 1 << windOf(state, seat)) }
)
export const roundWind = faan("round-wind", "HK-7.3", 1, ({ reading, state }) => hasWind(reading, state.round), {
  tiles: ({ hand, state }) => tilesIn(hand, 0, 1 << state.round)
})
export const smallDragons = faan(
  "small-three-dragons",
  "HK-7.4",
  5,
  ({ reading }) => dragonsIn(reading) === 2 && reading.pair >= 31
)
export const bigDragons = faan("big-three-dragons", "HK-7.5", 8, ({ reading }) => dragonsIn(reading) === 3)
export const smallWinds = faan(
  "small-four-winds",
  "HK-7.6",
  6,
  ({ reading }) => windsIn(reading) === 3 && reading.pair >= 27 && reading.pair <= 30
)

/** Faan for dragons and winds. HK-7, HK-11.4, HK-11.5 */
export const honours = ruleLayer({
  id: "hong-kong/honours",
  cites: [
    "HK-7.1",
    "HK-7.2",
    "HK-7.3",
    "HK-7.4",
    "HK-7.5",
    "HK-7.6",
    "HK-7.7",
    "HK-11.4",
    "HK-11.5",
    "HK-11.8",
    "HK-12.7"
  ],
  needs: [structure],
  options: {
    /** whether small four winds and half flush add up, or the winds include the suit */
    windsAndFlush: flag(true, "HK-11.8")
  },
  add: { elements: [dragons, seatWind, roundWind, smallDragons, bigDragons, smallWinds] },
  outranks: [
    [smallDragons, dragons],
    [bigDragons, dragons],
    [smallWinds, seatWind],
    [smallWinds, roundWind],
    [smallWinds, halfFlush, (o) => !o.windsAndFlush]
  ]
})
