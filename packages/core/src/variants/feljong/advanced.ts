import type { RuleLayer } from "../../authoring.ts"
import { counterClockwise } from "./layers/counter-clockwise.ts"
import { dealerKeeps } from "./layers/dealer-keeps.ts"
import { duelo } from "./layers/duelo.ts"
import { furiten } from "./layers/furiten.ts"
import { kan } from "./layers/kan.ts"
import { kita } from "./layers/kita.ts"
import { respectWinds } from "./layers/respect-winds.ts"
import { southRound } from "./layers/south-round.ts"
import { tenpaiPayments } from "./layers/tenpai-payments.ts"
import { threeSeats } from "./layers/three-seats.ts"
import { yakuSummary } from "./layers/yaku-summary.ts"

/** The eight advanced rules in the manual's order; each may be added alone to Level 4. FJ-A */
export const advancedRules: readonly RuleLayer[] = [
  yakuSummary,
  respectWinds,
  furiten,
  southRound,
  dealerKeeps,
  kan,
  tenpaiPayments,
  counterClockwise
]

/** What two players add to any level. FJ-D */
export const forTwo: readonly RuleLayer[] = [duelo]

/** What three players add to any level. FJ-S */
export const forThree: readonly RuleLayer[] = [threeSeats, kita]

export { southRound }
