import { flag, isBonus, kindOf, oneOf, ruleLayer } from "../../../authoring.ts"
import { bonusTiles, ownOf, shownOf, showFlower } from "../../common/flowers.ts"
import { faan } from "./faan.ts"
import { tiles } from "./table.ts"

const deck = Array.from({ length: 136 }, (_, tile) => tile)
const SET = 4

const show = showFlower("HK-1.5")

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
  options: {
    /** whether the own flower is added to all four, and the own season */
    ownBesideAll: flag(false, "HK-9.2"),
    /** whether a hand without any has a faan */
    none: flag(true, "HK-9.3"),
    /** what a flower does that is the last tile: it ends the hand, or stays in it and another tile is discarded */
    lastTile: oneOf(["ends", "stays"], "ends", "HK-12.6")
  },
  replace: { tiles: { of: tiles, by: { all: [...deck, ...bonusTiles], red: [], cites: "HK-1.1" } } },
  add: {
    setAsides: [
      {
        ...show,
        offers: (here) => (here.o.lastTile === "stays" && here.state.live === 0 ? [] : show.offers(here))
      }
    ],
    bans: [
      {
        id: "flower-stays",
        cites: "HK-12.6",
        of: ["discard"],
        when: (o) => o.lastTile === "stays",
        bans: (_, action) => action._tag === "discard" && isBonus(kindOf(action.tile))
      }
    ],
    elements: [
      ownFlower,
      ownSeason,
      allFlowers,
      allSeasons,
      {
        ...faan("no-flowers", "HK-9.3", 1, ({ aside }) => aside.length === 0, { tiles: () => [] }),
        when: (o) => o.none
      }
    ]
  },
  outranks: [
    [allFlowers, ownFlower, (o) => !o.ownBesideAll],
    [allSeasons, ownSeason, (o) => !o.ownBesideAll]
  ]
})
