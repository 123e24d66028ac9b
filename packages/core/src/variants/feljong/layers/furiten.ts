import { hasKind, kindOf, ruleLayer } from "../../../authoring.ts"

/** Furiten: who has discarded a card that their hand now waits for wins by Tsumo only. FJ-A3 */
export const furiten = ruleLayer({
  id: "feljong/furiten",
  cites: ["FJ-A3.1", "FJ-A3.2", "FJ-A3.3", "FJ-A3.4", "FJ-A3.5"],
  add: {
    bans: [
      {
        id: "furiten",
        cites: "FJ-A3.2",
        of: ["win"],
        bans: ({ state, seat, waits }) => {
          if (state.phase.at !== "window") return false
          const awaited = waits()
          return state.seats[seat]!.river.some((discard) => hasKind(awaited, kindOf(discard.tile)))
        }
      }
    ]
  }
})
