import { defineOnce } from "./elements/define.ts"
import { FeljongCard } from "./elements/feljong-card.ts"
import { FeljongHand } from "./elements/feljong-hand.ts"

/** Cards and hands for pages that only show them. */
defineOnce("feljong-card", FeljongCard)
defineOnce("feljong-hand", FeljongHand)

export { FeljongCard } from "./elements/feljong-card.ts"
export { FeljongHand } from "./elements/feljong-hand.ts"
