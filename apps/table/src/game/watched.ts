import type { Labels, View } from "@feljong/core"
import type { Moment } from "./game.ts"

/** A moment from a view alone, for a table that is only looked at. */
export const momentOf = (view: View, labels: Labels): Moment => ({
  view,
  labels,
  refused: [],
  missed: null,
  red: [],
  dora: [],
  ura: [],
  direction: "clockwise",
  seatWinds: false,
  coming: [],
  told: null,
  early: false,
  dummies: [],
  reserve: view.state.reserve > 0,
  adding: [],
  advice: null,
  waits: []
})
