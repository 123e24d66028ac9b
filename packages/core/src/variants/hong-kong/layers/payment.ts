import { type Due, oneOf, others, ruleLayer } from "../../../authoring.ts"

/** Units by faan; a chip is eight units. HK-5.2 */
const halfSteps = [1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128]
const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
const LIMIT = 10
const CHIP = 8

const chipsFor = (faan: number, table: "half-steps" | "doubling"): number => {
  const units = (table === "half-steps" ? halfSteps : doubling)[Math.min(faan, LIMIT)]!
  return Math.max(1, units / CHIP)
}

/** Faan are turned into chips once, up to the limit. HK-4.2 to HK-4.4, HK-5.2, HK-5.3 */
export const table = ruleLayer({
  id: "hong-kong/table",
  cites: ["HK-4.2", "HK-4.3", "HK-4.4", "HK-5.2", "HK-5.3"],
  options: {
    /** whether units rise by half steps above four faan, or double up to the limit */
    rise: oneOf(["half-steps", "doubling"], "half-steps", "HK-5.2")
  },
  fill: {
    tally: {
      from: ({ rise }) => ({
        reads: ["limit", "faan"],
        alone: "limit",
        base: (units) => ((units["limit"] ?? 0) > 0 ? chipsFor(LIMIT, rise) : chipsFor(units["faan"] ?? 0, rise)),
        cites: "HK-5.2"
      })
    }
  }
})

/** Fifty chips each; who runs out goes on below nothing. HK-5.3, HK-5.6, HK-5.8 */
export const chips = ruleLayer({
  id: "hong-kong/chips",
  cites: ["HK-5.3", "HK-5.6", "HK-5.8", "HK-5.9"],
  fill: {
    points: { start: 50, reserve: 0, cites: "HK-5.6" },
    rounding: { up: ([n, d]) => Math.ceil(n / d), cites: "HK-5.3" },
    solvency: { pays: (due) => ({ pays: due, owes: 0 }), cites: "HK-5.6" },
    ties: "shared"
  }
})

/** The discarder pays alone, or on a self-draw each of the others. HK-3.5, HK-5.1, HK-5.4, HK-5.5 */
export const payment = ruleLayer({
  id: "hong-kong/payment",
  cites: ["HK-3.5", "HK-5.1", "HK-5.4", "HK-5.5", "HK-5.7"],
  options: {
    /** who pays for a win on a discard: the discarder alone, or all with the discarder paying double */
    discard: oneOf(["discarder", "all"], "discarder", "HK-5.1"),
    /** what who is robbed of a kong pays: as for a discard, or for everybody as on a self-draw */
    robbed: oneOf(["discard", "self-draw"], "discard", "HK-3.5")
  },
  add: {
    charges: [
      {
        id: "discard",
        cites: "HK-5.1",
        pays: "discard",
        of: ({ o, wins, base, state }) =>
          wins.flatMap(({ seat, from, by }): readonly Due[] => {
            if (from === null) return []
            if (by === "robbed" && o.robbed === "self-draw")
              return [{ from, to: seat, points: [base(seat) * (state.seats.length - 1), 1] }]
            if (o.discard === "discarder") return [{ from, to: seat, points: [base(seat), 1] }]
            return others(seat, state.seats.length).map((payer) => ({
              from: payer,
              to: seat,
              points: [base(seat) * (payer === from ? 2 : 1), 1]
            }))
          })
      },
      {
        id: "self-draw",
        cites: "HK-5.4",
        pays: "self-draw",
        of: ({ wins, base, state }) =>
          wins.flatMap(({ seat, from: discarder }) =>
            discarder === null
              ? others(seat, state.seats.length).map((from): Due => ({ from, to: seat, points: [base(seat), 1] }))
              : []
          )
      }
    ]
  }
})
