import { oneOf, ruleLayer } from "../../../authoring.ts"
import { isPinfu } from "../../common/hand.ts"
import { isValued } from "../../common/winds.ts"
import { everyWind } from "./every-wind.ts"
import { pinfu } from "./pinfu.ts"

/** Respect the winds: only the round's wind and one's own count, and another wind may be Pinfu's pair. FJ-A2 */
export const respectWinds = ruleLayer({
  id: "feljong/respect-winds",
  cites: ["FJ-A2.1", "FJ-A2.2", "FJ-A2.3", "FJ-A2.4", "FJ-A4.3"],
  needs: [pinfu],
  options: {
    /** what a wind is worth that is both the round's and one's own */
    doubleWind: oneOf([1, 2], 1, "FJ-A2.2")
  },
  replace: {
    valuedWinds: {
      of: everyWind,
      by: {
        from:
          ({ doubleWind }) =>
          (wind, seat, { round, dealer, seats }) => {
            const own = wind === (seat - dealer + seats.length) % seats.length
            return own && wind === round ? doubleWind : own || wind === round ? 1 : 0
          }
      }
    }
  },
  remove: { elements: [{ id: "pinfu" }] },
  add: {
    elements: [
      {
        id: "pinfu",
        cites: "FJ-A2.3",
        unit: "han",
        worth: ({ hand, reading, valuedWind }) =>
          isPinfu(hand, reading) && !isValued(reading.pair, valuedWind) ? 1 : 0,
        reach: ({ counts, closed, valuedWind }) => {
          if (!closed) return null
          let strays = 0
          for (let kind = 27; kind < 34; kind++)
            if (isValued(kind, valuedWind) || counts[kind]! > 2) strays += counts[kind]!
          return strays
        }
      }
    ]
  }
})
