import { isFirstDraw } from "../hand.ts"
import { yakuman } from "./yaku.ts"

/** Chiihou 地和: another player wins with the first tile they draw, before anybody has claimed or set aside anything. */
export const chiihou = yakuman({
  id: "chiihou",
  cites: "YK-chiihou",
  open: false,
  holds: ({ seat, state, win }) => seat !== state.dealer && win?.by === "self-draw" && isFirstDraw(state, seat)
})
