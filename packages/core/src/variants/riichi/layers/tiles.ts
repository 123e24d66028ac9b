import { isRedCopy, kindOf, oneOf, ruleLayer } from "../../../authoring.ts"
import { doraBy, redFivesBy, uraDoraBy, uraIndicatorBy } from "../../common/dora.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { following } from "../../common/succession.ts"

const all = Array.from({ length: 136 }, (_, tile) => tile)
const FIVE_OF_CIRCLES = 53

/** Which fives are red: one of each suit, and a second of Circles where there are four. */
const reds = (count: 0 | 3 | 4): readonly number[] =>
  count === 0 ? [] : all.filter((tile) => isRedCopy(tile) || (count === 4 && tile === FIVE_OF_CIRCLES))

/** The deck and its dora. RI-1.3, RO-11.1/red */
export const tiles = ruleLayer({
  id: "riichi/tiles",
  cites: ["RI-1.1", "RI-1.3", "RI-3.3", "RO-11.1/red"],
  options: {
    /** how many fives are red */
    redFives: oneOf([0, 3, 4], 3, "RO-11.1/red")
  },
  fill: {
    tiles: { from: ({ redFives }) => ({ all, red: reds(redFives), cites: "RI-1.1" }) },
    indicated: { by: following, cites: "RI-1.3" }
  },
  facets: [riichiState],
  add: {
    elements: [doraBy("RI-1.3"), redFivesBy("RO-11.1/red"), uraDoraBy("RI-3.3")],
    reveals: [
      { id: "first-indicator", cites: "RI-1.3", as: "indicator", on: ["Dealt"], count: () => 1 },
      uraIndicatorBy("RI-3.3")
    ]
  }
})

export const isNorth = (tile: number): boolean => kindOf(tile) === 30
