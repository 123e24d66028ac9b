import { yaku } from "./yaku.ts"

/** Menzen Tsumo 門前清自摸和: a self-draw with a closed hand. */
export const menzenTsumo = yaku({
  id: "menzen-tsumo",
  cites: "YK-menzentsumo",
  closed: 1,
  open: 0,
  example: { hand: "123m 456p 789s 22z 99p", winning: "2z", by: "self-draw" },
  holds: ({ win }) => win?.by === "self-draw",
  reach: ({ closed }) => (closed ? 0 : null)
})
