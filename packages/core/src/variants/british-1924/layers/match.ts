import { between, ruleLayer } from "../../../authoring.ts"

/** Four rounds; East stays by declaring Mah Jong. UK-2.5, UK-2.6, UK-2.22 */
export const match = ruleLayer({
  id: "british-1924/match",
  cites: ["UK-2.5", "UK-2.6", "UK-2.9", "UK-2.22"],
  options: {
    /** rounds, each player being East once in each */
    rounds: between(1, 4, 4, "UK-2.6")
  },
  fill: { rounds: { from: ({ rounds }) => ({ count: rounds, cites: "UK-2.6" }) } },
  add: {
    keepsDeal: [
      { id: "east-won", cites: "UK-2.5", holds: ({ wins, state }) => wins.some((win) => win.seat === state.dealer) }
    ]
  }
})
