import { type Element, element, type Parts } from "../../authoring.ts"
import { pointedAt, tilesPointedAt } from "./hand.ts"
import { riichiState } from "./riichi-state.ts"

/** Dora, by the clause that a family has for it: each tile that an indicator points at. */
export const doraBy = (cites: string): Element<{}, never> => ({
  id: "dora",
  cites,
  unit: "han",
  bonus: true,
  worth: ({ hand, state, indicated }) => pointedAt(hand, state.indicators, indicated),
  tiles: ({ hand, state, indicated }) => tilesPointedAt(hand, state.indicators, indicated)
})

/** Each red five. */
export const redFivesBy = (cites: string): Element<{}, never> => ({
  id: "red-five",
  cites,
  unit: "han",
  bonus: true,
  worth: ({ hand, isRed }) => {
    let han = 0
    for (const tile of hand.tiles) if (isRed(tile)) han++
    return han
  },
  tiles: ({ hand, isRed }) => hand.tiles.filter(isRed)
})

/** Ura dora: each tile that an indicator under those of the table points at, in a hand that stands in riichi. */
export const uraDoraBy = (cites: string): Element<{}, typeof riichiState> =>
  element<{}, typeof riichiState>({
    id: "ura-dora",
    cites,
    unit: "han",
    bonus: true,
    worth: ({ hand, state, indicated, read, seat }) =>
      read(riichiState).stands[seat]! ? pointedAt(hand, state.under, indicated) : 0,
    tiles: ({ hand, state, indicated }) => tilesPointedAt(hand, state.under, indicated)
  })

/** A winner in riichi turns over one of them for each indicator. */
export const uraIndicatorBy = (cites: string): NonNullable<Parts<{}, typeof riichiState>["reveals"]>[number] => ({
  id: "ura-indicator",
  cites,
  as: "under",
  on: ["Won"],
  count: (event, { read, state }) =>
    event._tag === "Won" && event.wins.some((win) => read(riichiState).stands[win.seat]!) ? state.indicators.length : 0
})
