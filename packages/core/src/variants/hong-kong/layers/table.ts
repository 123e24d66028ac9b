import { ruleLayer, windOf } from "../../../authoring.ts"

/** 136 tiles: four of each of 34 kinds. HK-1.1, HK-1.6 */
export const tiles = ruleLayer({
  id: "hong-kong/tiles",
  cites: ["HK-1.1", "HK-1.6"],
  fill: {
    tiles: { all: Array.from({ length: 136 }, (_, tile) => tile), red: [], cites: "HK-1.6" },
    indicated: { by: (kind) => kind, cites: "HK-1.1" }
  }
})

/** Four seats, counter-clockwise; one's own wind counts, and that of the round. HK-1.2, HK-7 */
export const seats = ruleLayer({
  id: "hong-kong/seats",
  cites: ["HK-1.2", "HK-7.2", "HK-7.3", "HK-7.7"],
  fill: {
    seats: { count: 4, dummies: [], cites: "HK-1.2" },
    direction: "counter-clockwise",
    valuedWinds: (wind, seat, state) => (wind === windOf(state, seat) ? 1 : 0) + (wind === state.round ? 1 : 0)
  }
})

/** A wall that is played from both ends, nothing kept back. HK-1.3, HK-1.4, HK-1.9 */
export const wall = ruleLayer({
  id: "hong-kong/wall",
  cites: ["HK-1.3", "HK-1.4", "HK-1.9"],
  fill: {
    wall: {
      dead: 0,
      replacement: (taken, size) => size - 1 - taken,
      turned: (_, indicators, under, size) => size - 1 - indicators - under,
      cites: "HK-1.3"
    },
    deal: { packets: [4, 4, 4, 1], cites: "HK-1.9" }
  }
})
