import { ruleLayer } from "../../../authoring.ts"
import { pointedAt, tilesPointedAt } from "../../common/hand.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { riichi } from "./riichi.ts"

/** Ura dora: a winner in riichi turns one more card of the dead pile for each indicator; several winners share it. FJ-4.1, FJ-4.2, FJ-4.6 */
export const uraDora = ruleLayer({
  id: "feljong/ura-dora",
  cites: ["FJ-2.2", "FJ-4.1", "FJ-4.2", "FJ-4.6", "FJ-4.7"],
  needs: [riichi],
  reads: [riichiState],
  add: {
    reveals: [
      {
        id: "ura-indicator",
        cites: "FJ-4.1",
        as: "under",
        on: ["Won"],
        count: (event, { read, state }) =>
          event._tag === "Won" && event.wins.some((win) => read(riichiState).stands[win.seat]!)
            ? state.indicators.length
            : 0
      }
    ],
    elements: [
      {
        id: "ura-dora",
        cites: "FJ-4.1",
        unit: "han",
        bonus: true,
        worth: ({ hand, state, read, seat, indicated }) =>
          read(riichiState).stands[seat]! ? pointedAt(hand, state.under, indicated) : 0,
        tiles: ({ hand, state, indicated }) => tilesPointedAt(hand, state.under, indicated)
      }
    ]
  }
})
