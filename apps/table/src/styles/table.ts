import { cardStyles } from "./card.ts"
import { felt } from "./felt.ts"
import { forced } from "./forced.ts"
import { own } from "./own.ts"
import { seating } from "./seating.ts"
import { sheets } from "./sheets.ts"
import { tokens } from "./tokens.ts"

/** Everything the table's shadow root wears; the order matters. */
export const tableStyles = [tokens, cardStyles, felt, seating, own, sheets, forced]
