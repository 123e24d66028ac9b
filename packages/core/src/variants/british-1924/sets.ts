import type { PublishedSet, RuleLayer } from "../../authoring.ts"
import { cards } from "./layers/cards.ts"
import { count } from "./layers/count.ts"
import { deadHand } from "./layers/dead-hands.ts"
import { setDoubles, winnerDoubles } from "./layers/doubles.ts"
import { flowers } from "./layers/flowers.ts"
import { kongs } from "./layers/kongs.ts"
import { limitHands } from "./layers/limit-hands.ts"
import { looseCards } from "./layers/loose-cards.ts"
import { match } from "./layers/match.ts"
import { originalCall } from "./layers/original-call.ts"
import { setPoints, winnerPoints } from "./layers/points.ts"
import { fourSeats } from "./layers/seats.ts"
import { accounts, allSettle, eastDoubles } from "./layers/settlement.ts"
import { threeFlowers, threeSeats } from "./layers/three-seats.ts"
import { turn } from "./layers/turn.ts"

/** Four players with 136 cards. UK-1, UK-2, UK-S */
export const plain: readonly RuleLayer[] = [
  cards,
  fourSeats,
  looseCards,
  turn,
  kongs,
  deadHand,
  originalCall,
  setPoints,
  winnerPoints,
  setDoubles,
  winnerDoubles,
  limitHands,
  count,
  accounts,
  allSettle,
  eastDoubles,
  match
]

/** With seasons and flowers. UK-3 */
export const full: readonly RuleLayer[] = [...plain, flowers]

/** What three players add: to the plain game, and to seasons and flowers. UK-S12 */
export const forThree: readonly RuleLayer[] = [threeSeats, threeFlowers]

export const sets: readonly PublishedSet[] = [
  { id: "british-1924/plain", layers: plain },
  { id: "british-1924/full", layers: full },
  { id: "british-1924/three-plain", layers: [...plain, threeSeats] },
  { id: "british-1924/three", layers: [...full, ...forThree] }
]
