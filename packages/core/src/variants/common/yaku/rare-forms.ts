import { kindOf, type Scoring } from "../../../authoring.ts"
import { isNineGates } from "../hand.ts"
import { chuurenPoutou } from "./chuuren-poutou.ts"
import { daisuushii } from "./daisuushii.ts"
import { kokushiMusou } from "./kokushi-musou.ts"
import { suuankou } from "./suuankou.ts"

type Seen = Scoring<{}, never>

/** Whether the hand waited for its pair alone. */
const singleWait = (seen: Seen): boolean => suuankou.worth(seen) > 0 && seen.reading.wait === "pair"

/** Whether the hand held all thirteen and waited for any. */
const thirteenWaits = (seen: Seen): boolean =>
  kokushiMusou.worth(seen) > 0 && seen.win !== null && seen.hand.counts[kindOf(seen.win.tile)] === 2

/** Whether the hand was 1112345678999 and waited for any of its suit. */
const nineWaits = (seen: Seen): boolean => {
  if (chuurenPoutou.worth(seen) === 0 || seen.win === null) return false
  const kind = kindOf(seen.win.tile)
  const suit = kind - (kind % 9)
  const outer = kind % 9 === 0 || kind % 9 === 8
  return isNineGates(seen.hand.counts, suit) && seen.hand.counts[kind] === (outer ? 4 : 2)
}

/** How many yakuman of the hand come in their rarer form, each worth one more where a table counts them so. */
export const rareForms = (seen: Seen): number =>
  [singleWait(seen), thirteenWaits(seen), nineWaits(seen), daisuushii.worth(seen) > 0].filter(Boolean).length
