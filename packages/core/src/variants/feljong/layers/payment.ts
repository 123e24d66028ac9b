import { type Due, others, type Ratio, ruleLayer, times } from "../../../authoring.ts"

/** Who pays: the discarder all of it, or on a Tsumo everyone, the dealer half; a dealer wins half more. FJ-1.17, FJ-1.24 to FJ-1.27 */
export const payment = ruleLayer({
  id: "feljong/payment",
  cites: ["FJ-1.17", "FJ-1.24", "FJ-1.25", "FJ-1.26", "FJ-1.27", "FJ-1.33", "FJ-1.34"],
  add: {
    charges: [
      {
        id: "ron",
        cites: "FJ-1.27",
        of: ({ wins, base }) =>
          wins
            .filter((win) => win.from !== null)
            .map((win): Due => ({ from: win.from!, to: win.seat, points: [base(win.seat), 1] }))
      },
      {
        id: "tsumo",
        cites: "FJ-1.24",
        of: ({ wins, base, state }) =>
          wins
            .filter((win) => win.from === null)
            .flatMap((win) => {
              const share = (seat: number): Ratio =>
                win.seat === state.dealer ? [1, 3] : seat === state.dealer ? [1, 2] : [1, 4]
              return others(win.seat, state.seats.length).map((from): Due => ({
                from,
                to: win.seat,
                points: times([base(win.seat), 1], share(from))
              }))
            })
      }
    ],
    scales: [{ id: "dealer", cites: "FJ-1.26", of: (due, { state }) => (due.to === state.dealer ? [3, 2] : [1, 1]) }]
  }
})
