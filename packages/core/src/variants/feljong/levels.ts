import type { RuleLayer } from "../../authoring.ts"
import { cards, dora } from "./cards.ts"
import { riichi } from "./riichi.ts"
import { fourSeats, markers, match, setup, turn } from "./table.ts"
import { uraDora } from "./ura-dora.ts"
import { anyHand, claims, hanTable, oneYaku, payment, sets, winners } from "./winning.ts"
import { everyWind, honitsu, iipeikou, menzenTsumo, pinfu, tanyao, toitoi, yakuhai } from "./yaku.ts"

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
