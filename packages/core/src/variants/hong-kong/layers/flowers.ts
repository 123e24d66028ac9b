import { ruleLayer } from "../../../authoring.ts"
import { bonusTiles, ownOf, shownOf, showFlower } from "../../common/flowers.ts"
import { faan } from "./faan.ts"
import { tiles } from "./table.ts"

const deck = Array.from({ length: 136 }, (_, tile) => tile)
const SET = 4

const ownFlower = faan("own-flower", "HK-9.1", 1, (seen) => ownOf("flowers", seen).length > 0, {
  tiles: (seen) => ownOf("flowers", seen)
})
const ownSeason = faan("own-season", "HK-9.1", 1, (seen) => ownOf("seasons", seen).length > 0, {
  tiles: (seen) => ownOf("seasons", seen)
})
const allFlowers = faan("all-flowers", "HK-9.2", 3, ({ aside }) => shownOf("flowers", aside).length === SET, {
  tiles: ({ aside }) => shownOf("flowers", aside)
})
const allSeasons = faan("all-seasons", "HK-9.2", 3, ({ aside }) => shownOf("seasons", aside).length === SET, {
  tiles: ({ aside }) => shownOf("seasons", aside)
})

/** Flowers and seasons: shown and replaced from the tail at once, at the deal too, and worth faan. HK-1.1, HK-1.5, HK-2.3, HK-9 */
export const flowers = ruleLayer({
  id: "hong-kong/flowers",
  cites: ["HK-1.1", "HK-1.5", "HK-2.3", "HK-9.1", "HK-9.2", "HK-9.3", "HK-12.6", "HK-12.7"],
  replace: { tiles: { of: tiles, by: { all: [...deck, ...bonusTiles], red: [], cites: "HK-1.1" } } },
  add: {
    setAsides: [{ ...showFlower("HK-1.5"), replacement: "HK-12.6" }],
    elements: [
      ownFlower,
      ownSeason,
      allFlowers,
      allSeasons,
      faan("no-flowers", "HK-9.3", 1, ({ aside }) => aside.length === 0, { tiles: () => [] })
    ]
  },
  outranks: [
    [allFlowers, ownFlower],
    [allSeasons, ownSeason]
  ]
})
