import { type DealEnd, type Due, oneOf, others, ruleLayer, type Seat } from "../../../authoring.ts"

/** What is due between two seats when each has its points: the lower pays the difference. */
const difference = (one: Seat, other: Seat, base: DealEnd<{}, never>["base"]): Due => {
  const more = base(one) - base(other)
  return more > 0 ? { from: other, to: one, points: [more, 1] } : { from: one, to: other, points: [-more, 1] }
}

/** Accounts begin at nothing and may go below it; points are whole. UK-2.21 */
export const accounts = ruleLayer({
  id: "british-1924/accounts",
  cites: ["UK-2.21"],
  fill: {
    points: { start: 0, reserve: 0, cites: "UK-2.21" },
    rounding: { up: ([n, d]) => n / d, cites: "UK-2.21" },
    solvency: { pays: (due) => ({ pays: due, owes: 0 }), cites: "UK-2.21" },
    ties: "shared"
  }
})

/** The winner is paid by all; these settle the difference two by two. UK-S8, UK-S9, UK-S11 */
export const allSettle = ruleLayer({
  id: "british-1924/all-settle",
  cites: ["UK-S8", "UK-S9", "UK-S11"],
  options: {
    /** what the winner is paid: the whole count, or the difference to the payer's own */
    winner: oneOf(["in-full", "difference"], "in-full", "UK-S9")
  },
  add: {
    charges: [
      {
        id: "to-winner",
        cites: "UK-S8",
        pays: "any",
        of: ({ o, wins, base, state }) =>
          wins.flatMap(({ seat }) =>
            others(seat, state.seats.length).map((from): Due =>
              o.winner === "difference" ? difference(seat, from, base) : { from, to: seat, points: [base(seat), 1] }
            )
          )
      },
      {
        id: "among-losers",
        cites: "UK-S8",
        pays: "any",
        of: ({ wins, base, state }) =>
          wins.flatMap(({ seat }) => {
            const losers = others(seat, state.seats.length)
            return losers.flatMap((one, i) => losers.slice(i + 1).map((other) => difference(one, other, base)))
          })
      }
    ]
  }
})

/** East pays and receives double. UK-S8 */
export const eastDoubles = ruleLayer({
  id: "british-1924/east-doubles",
  cites: ["UK-S8"],
  add: {
    scales: [
      {
        id: "east",
        cites: "UK-S8",
        of: (due, { state }) => (due.from === state.dealer || due.to === state.dealer ? [2, 1] : [1, 1])
      }
    ]
  }
})
