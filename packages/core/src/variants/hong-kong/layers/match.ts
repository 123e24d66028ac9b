import { between, facet, oneOf, ruleLayer } from "../../../authoring.ts"

/** How often in a row the dealer has stayed. Seen by everyone. */
export const repeats = facet({
  id: "repeats",
  init: (_, before): number => before ?? 0,
  on: (own, event) => (event._tag === "Rotated" ? (event.kept ? own + 1 : 0) : own),
  show: (own) => own
})

/** The deal goes round the table; the dealer stays by winning and on a drawn hand. HK-12.2 to HK-12.5 */
export const match = ruleLayer({
  id: "hong-kong/match",
  cites: ["HK-12.2", "HK-12.3", "HK-12.4", "HK-12.5"],
  options: {
    /** what a drawn hand does with the deal */
    drawn: oneOf(["stays", "passes"], "stays", "HK-12.2"),
    /** how often a dealer may stay; 0 is without end */
    cap: between(0, 20, 0, "HK-12.5"),
    /** rounds, one wind each */
    rounds: between(1, 4, 4, "HK-12.4")
  },
  facets: [repeats],
  fill: { rounds: { from: ({ rounds }) => ({ count: rounds, cites: "HK-12.4" }) } },
  add: {
    keepsDeal: [
      {
        id: "dealer-won",
        cites: "HK-12.2",
        holds: ({ o, wins, state, read }) =>
          mayStay(o.cap, read(repeats)) && wins.some((win) => win.seat === state.dealer)
      },
      {
        id: "drawn",
        cites: "HK-12.2",
        when: (o) => o.drawn === "stays",
        holds: ({ o, why, read }) => mayStay(o.cap, read(repeats)) && why !== null
      }
    ]
  }
})

const mayStay = (cap: number, stayed: number): boolean => cap === 0 || stayed < cap
