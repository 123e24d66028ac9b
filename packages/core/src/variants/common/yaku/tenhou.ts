import { isFirstDraw } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Tenhou 天和: the dealer wins with the hand as it was dealt. */
export const tenhou = yakuman({
  id: "tenhou",
  cites: "YK-tenhou",
  open: false,
  holds: ({ seat, state, win }) => seat === state.dealer && win?.by === "self-draw" && isFirstDraw(state, seat)
})
