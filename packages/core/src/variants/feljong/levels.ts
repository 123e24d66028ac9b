import type { RuleLayer } from "../../authoring.ts"
import { anyHand } from "./layers/any-hand.ts"
import { cards } from "./layers/cards.ts"
import { claims } from "./layers/claims.ts"
import { dora } from "./layers/dora.ts"
import { everyWind } from "./layers/every-wind.ts"
import { fourSeats } from "./layers/four-seats.ts"
import { hanTable } from "./layers/han-table.ts"
import { honitsu } from "./layers/honitsu.ts"
import { iipeikou } from "./layers/iipeikou.ts"
import { markers } from "./layers/markers.ts"
import { match } from "./layers/match.ts"
import { menzenTsumo } from "./layers/menzen-tsumo.ts"
import { oneYaku } from "./layers/one-yaku.ts"
import { payment } from "./layers/payment.ts"
import { pinfu } from "./layers/pinfu.ts"
import { riichi } from "./layers/riichi.ts"
import { sets } from "./layers/sets.ts"
import { setup } from "./layers/setup.ts"
import { tanyao } from "./layers/tanyao.ts"
import { toitoi } from "./layers/toitoi.ts"
import { turn } from "./layers/turn.ts"
import { uraDora } from "./layers/ura-dora.ts"
import { winners } from "./layers/winners.ts"
import { yakuhai } from "./layers/yakuhai.ts"

/** What every level shares. FJ-C, FJ-1 */
export const base: readonly RuleLayer[] = [
  cards,
  fourSeats,
  setup,
  turn,
  sets,
  claims,
  winners,
  dora,
  hanTable,
  payment,
  markers,
  match,
  everyWind
]

/** Level 1: any complete hand wins. FJ-1.19 */
export const level1: readonly RuleLayer[] = [...base, anyHand]

/** Level 2: a win needs a yaku; riichi, yakuhai, tan'yao. FJ-2, FJ-G5 */
export const level2: readonly RuleLayer[] = [...base, oneYaku, riichi, yakuhai, tanyao]

/** Level 3: the yaku of closed hands. FJ-3 */
export const level3: readonly RuleLayer[] = [...level2, menzenTsumo, iipeikou, pinfu]

/** Level 4: ura dora, hon'itsu, toitoi. FJ-4 */
export const level4: readonly RuleLayer[] = [...level3, uraDora, honitsu, toitoi]
