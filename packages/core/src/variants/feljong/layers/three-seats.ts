import { isRedCopy, kindOf, ruleLayer } from "../../../authoring.ts"
import { tsumoPayment } from "../../common/payments.ts"
import { following } from "../../common/succession.ts"
import { sanshokuDoujun } from "../../common/yaku/index.ts"
import { cards } from "./cards.ts"
import { chi, claims } from "./claims.ts"
import { dora } from "./dora.ts"
import { fourSeats } from "./four-seats.ts"
import { markers } from "./markers.ts"
import { payment } from "./payment.ts"
import { yakuSummary } from "./yaku-summary.ts"

/** Everything but 2 to 8 of Numbers, the red five of that suit with them. */
const deck = Array.from({ length: 136 }, (_, tile) => tile).filter((tile) => kindOf(tile) === 0 || kindOf(tile) > 7)

/** Sanma: three players, 108 cards, no chi, and a reserve that pays as the absent fourth would. FJ-S1 to FJ-S8, FJ-S14, FJ-S16 */
export const threeSeats = ruleLayer({
  id: "feljong/three-seats",
  cites: [
    "FJ-S1",
    "FJ-S2",
    "FJ-S3",
    "FJ-S4",
    "FJ-S5",
    "FJ-S6",
    "FJ-S7",
    "FJ-S8",
    "FJ-S14",
    "FJ-S16",
    "FJ-S18",
    "FJ-S23"
  ],
  needs: [claims, payment],
  replace: {
    seats: { of: fourSeats, by: { count: 3, dummies: [], cites: "FJ-S5" } },
    tiles: { of: cards, by: { all: deck, red: deck.filter(isRedCopy), cites: "FJ-S1" } },
    points: { of: markers, by: { start: 30_000, reserve: 30_000, cites: "FJ-S4" } },
    indicated: { of: dora, by: { by: (kind) => (kind === 0 ? 8 : following(kind)), cites: "FJ-S3" } }
  },
  remove: { claims: [chi], charges: [{ id: "tsumo" }] },
  add: {
    charges: [tsumoPayment("FJ-S7", true)],
    vetoedWinds: [{ id: "north", cites: "FJ-S14", wind: 3 }]
  },
  together: [{ with: yakuSummary, remove: { elements: [sanshokuDoujun] } }]
})
