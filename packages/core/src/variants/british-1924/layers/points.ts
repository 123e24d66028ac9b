import {
  between,
  isDragon,
  isWind,
  kindOf,
  kindsIn,
  ruleLayer,
  type Scoring,
  standardImproving,
  withoutKind
} from "../../../authoring.ts"
import { tilesIn } from "../../common/hand.ts"
import { type Counted, countedIn, worthOf } from "./counted.ts"

type Seen = Scoring<{}, never>

const tilesOf = ({ hand }: Seen, groups: readonly Counted[]) => {
  let low = 0
  let high = 0
  for (const { kind } of groups)
    if (kind < 27) low |= 1 << kind
    else high |= 1 << (kind - 27)
  return tilesIn(hand, low, high)
}
const of = (form: Counted["form"], seen: Seen): readonly Counted[] =>
  countedIn(seen).filter((group) => group.form === form)

/** How often the pair counts: once for a dragon, for one's own wind and for that of the round. */
const timesPaired = ({ valuedWind }: Seen, { kind }: Counted): number =>
  isDragon(kind) ? 1 : isWind(kind) ? valuedWind(kind - 27) : 0
const pairsThatCount = (seen: Seen): readonly Counted[] =>
  of("pair", seen).filter((group) => timesPaired(seen, group) > 0)

/** Points of sets, for every hand. UK-S1, UK-S2 */
export const setPoints = ruleLayer({
  id: "british-1924/set-points",
  cites: ["UK-S1", "UK-S2"],
  options: {
    /** what an exposed pung of 2 to 8 counts: twice as much concealed, or of 1, 9, winds and dragons */
    pung: between(1, 10, 2, "UK-S1"),
    /** what an exposed kong of 2 to 8 counts: twice as much as the pung does */
    kong: between(1, 40, 8, "UK-S1"),
    /** what a pair of dragons, of one's own wind or of the wind of the round counts */
    pair: between(0, 10, 2, "UK-S1")
  },
  add: {
    elements: [
      {
        id: "pungs",
        cites: "UK-S1",
        unit: "points",
        worth: (seen) => of("triplet", seen).reduce((sum, group) => sum + worthOf(group, seen.o.pung), 0),
        tiles: (seen) => tilesOf(seen, of("triplet", seen))
      },
      {
        id: "kongs",
        cites: "UK-S1",
        unit: "points",
        worth: (seen) => of("quad", seen).reduce((sum, group) => sum + worthOf(group, seen.o.kong), 0),
        tiles: (seen) => tilesOf(seen, of("quad", seen))
      },
      {
        id: "pairs",
        cites: "UK-S1",
        unit: "points",
        worth: (seen) => of("pair", seen).reduce((sum, group) => sum + timesPaired(seen, group) * seen.o.pair, 0),
        tiles: (seen) => tilesOf(seen, pairsThatCount(seen))
      }
    ]
  }
})

/** Whether no other kind would have completed the hand. */
const isOnlyPlace = ({ win, hand, reading: { wait } }: Seen): boolean => {
  if (win === null || (wait !== "edge" && wait !== "middle" && wait !== "pair")) return false
  const waits = standardImproving(withoutKind(hand.concealed, kindOf(win.tile)), hand.melds.length)
  // a card of which the hand has all four is nowhere to be had
  return kindsIn(waits).filter((kind) => hand.counts[kind]! < 4 || kind === kindOf(win.tile)).length === 1
}

/** Points for Mah Jong, and for how it came. UK-S3 */
export const winnerPoints = ruleLayer({
  id: "british-1924/winner-points",
  cites: ["UK-S3"],
  needs: [setPoints],
  options: {
    /** for Mah Jong */
    mahJong: between(0, 100, 20, "UK-S3"),
    /** for a winning card from the pile */
    drawn: between(0, 100, 2, "UK-S3"),
    /** for the only card that could complete the hand */
    onlyPlace: between(0, 100, 2, "UK-S3"),
    /** for a hand of chows and a pair that count nothing */
    noPoints: between(0, 100, 10, "UK-S3")
  },
  add: {
    elements: [
      {
        id: "mah-jong",
        cites: "UK-S3",
        unit: "points",
        worth: ({ win, o }) => (win === null ? 0 : o.mahJong)
      },
      {
        id: "drawn",
        cites: "UK-S3",
        unit: "points",
        worth: ({ win, o }) => (win?.by === "self-draw" ? o.drawn : 0),
        tiles: ({ win }) => (win === null ? [] : [win.tile])
      },
      {
        id: "only-place",
        cites: "UK-S3",
        unit: "points",
        worth: (seen) => (isOnlyPlace(seen) ? seen.o.onlyPlace : 0),
        tiles: ({ win }) => (win === null ? [] : [win.tile])
      },
      {
        id: "no-points",
        cites: "UK-S3",
        unit: "points",
        worth: (seen) =>
          seen.win !== null && seen.reading.runs === 4 && pairsThatCount(seen).length === 0 && seen.aside.length === 0
            ? seen.o.noPoints
            : 0
      }
    ]
  }
})
