import { oneOf, ruleLayer, times, others, type Due, type Ratio } from "../../authoring.ts"
import { runsWith, sameAs } from "../common/claims.ts"
import { setsAndPair } from "../common/shapes.ts"

/** A hand is four sets and a pair. FJ-1.1 to FJ-1.3 */
export const sets = ruleLayer({
  id: "feljong/sets",
  cites: ["FJ-1.1", "FJ-1.2", "FJ-1.3", "FJ-1.4"],
  add: { shapes: [setsAndPair("FJ-1.1")] }
})

/** Chi from the player before, pon from anyone. FJ-1.12, FJ-1.13, FJ-1.16 */
export const chi = { id: "chi", cites: "FJ-1.12", tier: "run", form: "run", from: "previous", replaced: false, offers: runsWith } as const
export const pon = { id: "pon", cites: "FJ-1.13", tier: "same", form: "triplet", from: "anyone", replaced: false, offers: sameAs(2) } as const
export const claims = ruleLayer({
  id: "feljong/claims",
  cites: ["FJ-1.12", "FJ-1.13", "FJ-1.14", "FJ-1.16", "FJ-1.18"],
  add: { claims: [chi, pon] }
})

/** Tsumo, Ron, and several Rons on one discard. FJ-1.11, FJ-1.15, FJ-1.17 */
export const winners = ruleLayer({
  id: "feljong/winners",
  cites: ["FJ-1.11", "FJ-1.15", "FJ-1.17"],
  fill: { winners: { atMost: 3, cites: "FJ-1.17" } }
})

/** At Level 1 any complete hand wins and is worth 1 han. FJ-1.19 */
export const anyHand = ruleLayer({
  id: "feljong/any-hand",
  cites: ["FJ-1.19"],
  fill: { minimum: { meets: () => true, cites: "FJ-1.19" } },
  add: { elements: [{ id: "win", cites: "FJ-1.19", unit: "han", worth: () => 1 }] }
})

/** From Level 2 a win needs a yaku; dora are none. FJ-2.1, FJ-2.2 */
export const oneYaku = ruleLayer({
  id: "feljong/one-yaku",
  cites: ["FJ-2.1", "FJ-2.2"],
  fill: { minimum: { meets: (units) => (units["han"] ?? 0) > 0 || (units["yakuman"] ?? 0) > 0, cites: "FJ-2.1" } }
})

/** The table of points, for a winner who is not the dealer. FJ-1.23 */
export const hanTable = ruleLayer({
  id: "feljong/han-table",
  cites: ["FJ-1.23", "FJ-2.14", "FJ-2.17"],
  options: {
    /** what 13 han and more pay when there is no yakuman */
    thirteen: oneOf(["yakuman", "sanbaiman"], "yakuman", "FJ-1.23")
  },
  fill: {
    tally: {
      from: ({ thirteen }) => ({
        reads: ["han", "yakuman"],
        counts: (units) => ((units["yakuman"] ?? 0) > 0 ? ["yakuman"] : ["han", "yakuman"]),
        base: (units) => (units["yakuman"] ?? 0) * 32_000 || pointsOf(units["han"] ?? 0, thirteen),
        cites: "FJ-1.23"
      })
    }
  }
})

const pointsOf = (han: number, thirteen: "yakuman" | "sanbaiman"): number => {
  if (han === 0) return 0
  if (han <= 4) return 1_000 * 2 ** (han - 1)
  if (han === 5) return 8_000
  if (han <= 7) return 12_000
  if (han <= 10) return 16_000
  return han <= 12 || thirteen === "sanbaiman" ? 24_000 : 32_000
}

/** Who pays: the discarder all of it, or on a Tsumo everyone, the dealer half; a dealer wins half more. FJ-1.17, FJ-1.24 to FJ-1.27 */
export const payment = ruleLayer({
  id: "feljong/payment",
  cites: ["FJ-1.17", "FJ-1.24", "FJ-1.25", "FJ-1.26", "FJ-1.27", "FJ-1.33", "FJ-1.34"],
  add: {
    charges: [
      {
        id: "ron",
        cites: "FJ-1.27",
        of: ({ wins, base }) =>
          wins.filter((win) => win.from !== null).map((win): Due => ({ from: win.from!, to: win.seat, points: [base(win.seat), 1] }))
      },
      {
        id: "tsumo",
        cites: "FJ-1.24",
        of: ({ wins, base, state }) =>
          wins
            .filter((win) => win.from === null)
            .flatMap((win) => {
              const share = (seat: number): Ratio => (win.seat === state.dealer ? [1, 3] : seat === state.dealer ? [1, 2] : [1, 4])
              return others(win.seat, state.seats.length).map(
                (from): Due => ({ from, to: win.seat, points: times([base(win.seat), 1], share(from)) })
              )
            })
      }
    ],
    scales: [{ id: "dealer", cites: "FJ-1.26", of: (due, { state }) => (due.to === state.dealer ? [3, 2] : [1, 1]) }]
  }
})
