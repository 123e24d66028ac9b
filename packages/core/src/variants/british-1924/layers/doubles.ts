import { between, type Reading, ruleLayer, type Scoring, windOf } from "../../../authoring.ts"
import { bitCount, isWithin, orphans, suitsIn, tilesIn } from "../../common/hand.ts"
import { isReplacement } from "../../common/kongs.ts"

type Seen = Scoring<{}, never>

const DRAGONS = 0b111_0000
const hasWind = ({ triplets }: Reading, wind: number): boolean => ((triplets.high >> wind) & 1) === 1
const once = (worth: number, holds: boolean): number => (holds ? worth : 0)

/** Doubles for every hand: dragons, one's own wind, the wind of the round. UK-S4 */
export const setDoubles = ruleLayer({
  id: "british-1924/set-doubles",
  cites: ["UK-S4"],
  options: {
    /** doubles for each pung or kong of dragons */
    dragons: between(0, 3, 1, "UK-S4"),
    /** doubles for one's own wind */
    ownWind: between(0, 3, 1, "UK-S4"),
    /** doubles for the wind of the round */
    roundWind: between(0, 3, 1, "UK-S4")
  },
  add: {
    elements: [
      {
        id: "dragons",
        cites: "UK-S4",
        unit: "doubles",
        worth: ({ reading, o }) => bitCount(reading.triplets.high >> 4) * o.dragons,
        tiles: ({ hand, reading }) => tilesIn(hand, 0, reading.triplets.high & DRAGONS)
      },
      {
        id: "own-wind",
        cites: "UK-S4",
        unit: "doubles",
        worth: ({ reading, state, seat, o }) => once(o.ownWind, hasWind(reading, windOf(state, seat))),
        tiles: ({ hand, state, seat }) => tilesIn(hand, 0, 1 << windOf(state, seat))
      },
      {
        id: "round-wind",
        cites: "UK-S4",
        unit: "doubles",
        worth: ({ reading, state, o }) => once(o.roundWind, hasWind(reading, state.round)),
        tiles: ({ hand, state }) => tilesIn(hand, 0, 1 << state.round)
      }
    ]
  }
})

const isMahJong = ({ win }: Seen): boolean => win !== null

/** Doubles for the winner alone: the hand and how it was won. UK-S5 */
export const winnerDoubles = ruleLayer({
  id: "british-1924/winner-doubles",
  cites: ["UK-S5"],
  options: {
    /** doubles for a hand without chows */
    noChows: between(0, 3, 1, "UK-S5"),
    /** doubles for one suit with honours */
    suitWithHonours: between(0, 3, 1, "UK-S5"),
    /** doubles for one suit only */
    oneSuit: between(0, 5, 3, "UK-S5"),
    /** doubles for 1, 9 and honours only */
    ends: between(0, 3, 1, "UK-S5"),
    /** doubles for the last card of the pile */
    lastCard: between(0, 3, 1, "UK-S5"),
    /** doubles for a loose card */
    looseCard: between(0, 3, 1, "UK-S5"),
    /** doubles for robbing a kong */
    robbing: between(0, 3, 1, "UK-S5")
  },
  add: {
    elements: [
      {
        id: "no-chows",
        cites: "UK-S5",
        unit: "doubles",
        worth: (seen) =>
          once(seen.o.noChows, isMahJong(seen) && seen.reading.groups.length > 0 && seen.reading.runs === 0)
      },
      {
        id: "suit-with-honours",
        cites: "UK-S5",
        unit: "doubles",
        worth: (seen) =>
          once(seen.o.suitWithHonours, isMahJong(seen) && suitsIn(seen.hand) === 1 && seen.hand.kinds.high !== 0)
      },
      {
        id: "one-suit",
        cites: "UK-S5",
        unit: "doubles",
        worth: (seen) => once(seen.o.oneSuit, isMahJong(seen) && suitsIn(seen.hand) === 1 && seen.hand.kinds.high === 0)
      },
      {
        id: "ends",
        cites: "UK-S5",
        unit: "doubles",
        worth: (seen) => once(seen.o.ends, isMahJong(seen) && isWithin(seen.hand.kinds, orphans))
      },
      {
        id: "last-card",
        cites: "UK-S5",
        unit: "doubles",
        worth: ({ win, state, o }) => once(o.lastCard, win?.by === "self-draw" && state.live === 0)
      },
      {
        id: "loose-card",
        cites: "UK-S5",
        unit: "doubles",
        worth: ({ win, state, o }) => once(o.looseCard, win?.by === "self-draw" && isReplacement(state.phase))
      },
      {
        id: "robbed-kong",
        cites: "UK-S5",
        unit: "doubles",
        worth: ({ win, o }) => once(o.robbing, win?.by === "robbed")
      }
    ]
  }
})
