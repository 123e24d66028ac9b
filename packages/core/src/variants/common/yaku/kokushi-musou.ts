import { yakuman } from "./yaku.ts"

/** Kokushi Musou 国士無双: every terminal and honour, one of them twice. */
export const kokushiMusou = yakuman({
  id: "kokushi-musou",
  cites: "YK-kokushimusou",
  open: false,
  example: { hand: "19m 19p 19s 1234567z", winning: "1m", by: "discard" },
  holds: ({ reading }) => reading.shape === "thirteen-orphans"
})
