import type { PublishedSet, RuleLayer } from "../../authoring.ts"
import { circumstance } from "./layers/circumstance.ts"
import { flowers } from "./layers/flowers.ts"
import { honours } from "./layers/honours.ts"
import { limitHands } from "./layers/limit-hands.ts"
import { match } from "./layers/match.ts"
import { chips, payment, table } from "./layers/payment.ts"
import { responsibility } from "./layers/responsibility.ts"
import { structure } from "./layers/structure.ts"
import { seats, tiles, wall } from "./layers/table.ts"
import { kongs, minimum, turn } from "./layers/turn.ts"

/** With 136 tiles. HK-1.6 */
export const plain: readonly RuleLayer[] = [
  tiles,
  seats,
  wall,
  turn,
  kongs,
  minimum,
  structure,
  honours,
  circumstance,
  limitHands,
  table,
  chips,
  payment,
  responsibility,
  match
]

/** With flowers and seasons, 144 tiles. HK-1.1 */
export const oldStyle: readonly RuleLayer[] = [...plain, flowers]

export const sets: readonly PublishedSet[] = [
  { id: "hong-kong/old-style", layers: oldStyle },
  { id: "hong-kong/plain", layers: plain }
]
