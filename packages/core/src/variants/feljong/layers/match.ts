import { flag, ruleLayer, type State } from "../../../authoring.ts"

/** A match lasts until everyone has been the dealer once, or somebody owes. FJ-1.30, FJ-1.31, FJ-E1 to FJ-E4, FJ-G6 */
export const match = ruleLayer({
  id: "feljong/match",
  cites: ["FJ-1.30", "FJ-1.31", "FJ-1.32", "FJ-E1", "FJ-E2", "FJ-E3", "FJ-E4", "FJ-G6"],
  options: {
    /** whether who owes starts the next deal at zero instead of ending the match */
    goOnInDebt: flag(false, "FJ-G6")
  },
  fill: { rounds: { count: 1, cites: "FJ-E2" }, ties: "shared" },
  add: {
    endsMatch: [{ id: "in-debt", cites: "FJ-E1", holds: ({ o, state }) => !o.goOnInDebt && isNegative(state) }]
  }
})

/** Somebody owes, or has laid a marker that they did not have. */
const isNegative = ({ debts, points }: State): boolean => debts.length > 0 || points.some((held) => held < 0)
