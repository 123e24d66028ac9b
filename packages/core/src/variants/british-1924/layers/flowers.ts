import { between, ruleLayer } from "../../../authoring.ts"
import { bonusTiles, ownOf, showFlower } from "../../common/flowers.ts"
import { cards } from "./cards.ts"

const deck = Array.from({ length: 136 }, (_, tile) => tile)

/** Seasons and flowers: shown at once, replaced by a loose card, counted for every hand. UK-1.1, UK-3, UK-S1, UK-S4 */
export const flowers = ruleLayer({
  id: "british-1924/flowers",
  cites: ["UK-1.1", "UK-3.1", "UK-3.2", "UK-3.3", "UK-S1", "UK-S4"],
  options: {
    /** what each season or flower counts */
    bonusCard: between(0, 20, 4, "UK-S1"),
    /** doubles for one's own season, and for one's own flower */
    own: between(0, 3, 1, "UK-S4")
  },
  replace: { tiles: { of: cards, by: { all: [...deck, ...bonusTiles], red: [], cites: "UK-1.1" } } },
  add: {
    setAsides: [showFlower("UK-3.1")],
    elements: [
      {
        id: "bonus-cards",
        cites: "UK-S1",
        unit: "points",
        worth: ({ aside, o }) => aside.length * o.bonusCard,
        tiles: ({ aside }) => aside
      },
      {
        id: "own-season",
        cites: "UK-S4",
        unit: "doubles",
        worth: (seen) => ownOf("seasons", seen).length * seen.o.own,
        tiles: (seen) => ownOf("seasons", seen)
      },
      {
        id: "own-flower",
        cites: "UK-S4",
        unit: "doubles",
        worth: (seen) => ownOf("flowers", seen).length * seen.o.own,
        tiles: (seen) => ownOf("flowers", seen)
      }
    ]
  }
})
