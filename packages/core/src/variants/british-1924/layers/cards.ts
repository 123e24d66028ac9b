import { ruleLayer } from "../../../authoring.ts"

/** 136 cards: four of each of 34 kinds. UK-1.1 */
export const cards = ruleLayer({
  id: "british-1924/cards",
  cites: ["UK-1.1"],
  fill: {
    tiles: { all: Array.from({ length: 136 }, (_, tile) => tile), red: [], cites: "UK-1.1" },
    indicated: { by: (kind) => kind, cites: "UK-1.1" }
  }
})
