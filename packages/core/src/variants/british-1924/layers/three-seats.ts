import { between, flag, ruleLayer } from "../../../authoring.ts"
import { bonusTiles } from "../../common/flowers.ts"
import { flowers } from "./flowers.ts"
import { looseCards, looseWall } from "./loose-cards.ts"
import { match } from "./match.ts"
import { fourSeats } from "./seats.ts"

/** Three players: no North seat, and three rounds; North is nobody's wind. UK-2.6, UK-2.9, UK-S12 */
export const threeSeats = ruleLayer({
  id: "british-1924/three-seats",
  cites: ["UK-2.3", "UK-2.6", "UK-2.9", "UK-S12"],
  options: {
    /** rounds, each player being East once in each */
    rounds: between(1, 3, 3, "UK-2.6"),
    /** whether turns draw the loose cards once the pile is empty */
    drawLoose: flag(true, "UK-2.9")
  },
  replace: {
    seats: { of: fourSeats, by: { count: 3, dummies: [], cites: "UK-S12" } },
    wall: { of: looseCards, by: { from: ({ drawLoose }) => looseWall(3 * 13 + 1, drawLoose) } },
    rounds: { of: match, by: { from: ({ rounds }) => ({ count: rounds, cites: "UK-2.6" }) } }
  }
})

const deck = Array.from({ length: 136 }, (_, tile) => tile)
/** Whether it is the fourth flower or the fourth season, which would be North's. */
const isNorths = (tile: number): boolean => tile === 139 || tile === 143

/** With three players the seasons and flowers of North are left out. UK-S12 */
export const threeFlowers = ruleLayer({
  id: "british-1924/three-flowers",
  cites: ["UK-S12"],
  needs: [threeSeats],
  replace: {
    tiles: {
      of: flowers,
      by: { all: [...deck, ...bonusTiles.filter((tile) => !isNorths(tile))], red: [], cites: "UK-S12" }
    }
  }
})
