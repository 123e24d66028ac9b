import { ruleLayer } from "../../../authoring.ts"
import { ronPayment, tsumoPayment } from "../../common/payments.ts"

/** Who pays: the discarder all of it, or on a Tsumo everyone, the dealer half; a dealer wins half more. FJ-1.17, FJ-1.24 to FJ-1.27 */
export const payment = ruleLayer({
  id: "feljong/payment",
  cites: ["FJ-1.17", "FJ-1.24", "FJ-1.25", "FJ-1.26", "FJ-1.27", "FJ-1.33", "FJ-1.34"],
  add: {
    charges: [ronPayment("FJ-1.27"), tsumoPayment("FJ-1.24")],
    scales: [{ id: "dealer", cites: "FJ-1.26", of: (due, { state }) => (due.to === state.dealer ? [3, 2] : [1, 1]) }]
  }
})
