import { isRedCopy, ruleLayer } from "../../../authoring.ts"

const deck = Array.from({ length: 136 }, (_, tile) => tile)

/** The deck: 34 kinds of four cards in four border colours, one five of each suit red. FJ-C1, FJ-C2, FJ-C3 */
export const cards = ruleLayer({
  id: "feljong/cards",
  cites: ["FJ-C1", "FJ-C2", "FJ-C3"],
  fill: { tiles: { all: deck, red: deck.filter(isRedCopy), cites: "FJ-C1" } }
})
