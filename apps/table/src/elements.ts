/** The classes alone: nothing is defined by importing them. */
export { FeljongCard } from "./elements/feljong-card.ts"
export { FeljongHand } from "./elements/feljong-hand.ts"
export { FeljongTable } from "./elements/feljong-table.ts"
