import { actions } from "./actions.ts"
import { base } from "./base.ts"
import { cardStyles } from "./card.ts"
import { centre } from "./centre.ts"
import { forced } from "./forced.ts"
import { hand } from "./hand.ts"
import { hints } from "./hints.ts"
import { levelCard } from "./level-card.ts"
import { own } from "./own.ts"
import { panel } from "./panel.ts"
import { payments } from "./payments.ts"
import { plate } from "./plate.ts"
import { rack } from "./rack.ts"
import { ranking } from "./ranking.ts"
import { river } from "./river.ts"
import { scoreLines } from "./score-lines.ts"
import { seating } from "./seating.ts"
import { seats } from "./seats.ts"
import { sheets } from "./sheets.ts"
import { spoken } from "./spoken.ts"
import { tokens } from "./tokens.ts"
import { wonHands } from "./won-hands.ts"

const felt = [base, seats, plate, rack, river, centre, seating]
const mine = [own, hints, hand, actions, panel]
const paper = [sheets, levelCard, wonHands, scoreLines, payments, ranking]

/** Everything the table's shadow root wears; the order matters. */
export const tableStyles = [tokens, spoken, cardStyles, ...felt, ...mine, ...paper, forced]
