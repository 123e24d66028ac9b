import { flag, ruleLayer } from "../../../authoring.ts"
import { fourSeats } from "./four-seats.ts"

/** The seats between the two people. */
const dummies = [1, 3]

/** Duelo: two people opposite each other, two dummies between them that throw what they draw. FJ-D */
export const duelo = ruleLayer({
  id: "feljong/duelo",
  cites: ["FJ-D1", "FJ-D2", "FJ-D3", "FJ-D4", "FJ-D5", "FJ-D6", "FJ-D7", "FJ-D8", "FJ-D9"],
  options: {
    /** whether a dummy's discard may be won with */
    ronOnDummies: flag(false, "FJ-D6")
  },
  replace: { seats: { of: fourSeats, by: { count: 4, dummies, cites: "FJ-D1" } } },
  add: {
    bans: [
      {
        id: "ron-on-dummy",
        cites: "FJ-D6",
        of: ["win"],
        when: (o) => !o.ronOnDummies,
        bans: ({ state: { phase } }) => phase.at === "window" && dummies.includes(phase.from)
      }
    ]
  }
})
