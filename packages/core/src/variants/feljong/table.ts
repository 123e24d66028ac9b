import { flag, oneOf, ruleLayer } from "../../authoring.ts"

/** Four players, play running clockwise. FJ-1.9, FJ-1.36 */
export const fourSeats = ruleLayer({
  id: "feljong/four-seats",
  cites: ["FJ-1.9", "FJ-1.36"],
  fill: { seats: { count: 4, dummies: [], cites: "FJ-1.36" }, direction: "clockwise" }
})

/** Setting up: the dead pile and its indicator, thirteen cards each, a fourteenth for the dealer. FJ-1.6 to FJ-1.8, FJ-1.37 to FJ-1.39 */
export const setup = ruleLayer({
  id: "feljong/setup",
  cites: ["FJ-1.6", "FJ-1.7", "FJ-1.8", "FJ-1.37", "FJ-1.38", "FJ-1.39"],
  fill: {
    // the dead pile lies at the end of the wall, its top first: indicators and ura cards are its next cards
    wall: {
      dead: 14,
      replacement: "front",
      turned: (_, indicators, under, size) => size - 14 + indicators + under,
      cites: "FJ-1.39"
    },
    deal: { packets: [13], cites: "FJ-1.8" }
  },
  add: { reveals: [{ id: "first-indicator", cites: "FJ-1.6", as: "indicator", on: ["Dealt"], count: () => 1 }] }
})

/** A turn, and what may not be done in it. FJ-1.10, FJ-1.14 to FJ-1.16, FJ-1.18, FJ-1.29, FJ-1.30, FJ-1.35, FJ-1.40, FJ-1.41 */
export const turn = ruleLayer({
  id: "feljong/turn",
  cites: ["FJ-1.1", "FJ-1.10", "FJ-1.14", "FJ-1.16", "FJ-1.18", "FJ-1.29", "FJ-1.30", "FJ-1.35", "FJ-1.40", "FJ-1.41", "FJ-E1", "FJ-A6.10"],
  options: {
    /** whether what was just claimed may be discarded again at once */
    swapCall: oneOf(["allowed", "banned"], "allowed", "FJ-1.40")
  },
  fill: {
    flow: {
      turn: "FJ-1.10",
      discard: "FJ-1.10",
      latest: "FJ-1.18",
      priority: "FJ-1.16",
      complete: "FJ-1.1",
      replacement: "FJ-A6.10",
      exhausted: "FJ-1.29",
      passes: "FJ-1.30",
      optional: "FJ-1.41",
      ranking: "FJ-E1"
    }
  },
  add: {
    bans: [
      { id: "last-discard", cites: "FJ-1.35", of: ["claim"], bans: ({ state }) => state.live === 0 },
      {
        id: "swap-call",
        cites: "FJ-1.40",
        of: ["discard"],
        when: (o) => o.swapCall === "banned",
        bans: ({ state, hand }, action) => {
          const { phase } = state
          const meld = hand.melds.at(-1)
          if (action._tag !== "discard" || phase.at !== "turn" || phase.after === null || !("claim" in phase.after)) return false
          return meld?.claimed != null && sameEnds(meld.tiles, meld.claimed).includes(action.tile >> 2)
        }
      }
    ]
  }
})

/** The kinds that would have made the same group: the claimed kind and, in a run, the other end. */
const sameEnds = (tiles: readonly number[], claimed: number): readonly number[] => {
  const kinds = tiles.map((tile) => tile >> 2)
  const kind = claimed >> 2
  const isRun = kinds[0] !== kinds[1]
  if (!isRun || kind === kinds[1]) return [kind]
  const other = kind === kinds[0] ? kind + 3 : kind - 3
  const sameSuit = other >= 0 && Math.floor(other / 9) === Math.floor(kind / 9)
  return sameSuit ? [kind, other] : [kind]
}

/** Thirty thousand points each; who cannot pay pays what they have and owes the rest. FJ-C4, FJ-1.5, FJ-1.25, FJ-1.28, FJ-E5, FJ-E6 */
export const markers = ruleLayer({
  id: "feljong/markers",
  cites: ["FJ-C4", "FJ-1.5", "FJ-1.25", "FJ-1.28", "FJ-E5", "FJ-E6"],
  fill: {
    points: { start: 30_000, reserve: 0, cites: "FJ-1.5" },
    rounding: { up: ([n, d]) => Math.ceil(n / d / 100) * 100, cites: "FJ-1.25" },
    solvency: {
      pays: (due, has, from) =>
        from === "pot" || due <= has ? { pays: due, owes: 0 } : { pays: Math.max(has, 0), owes: due - Math.max(has, 0) },
      cites: "FJ-1.28"
    }
  }
})

/** A match lasts until everyone has been the dealer once, or somebody owes. FJ-1.30, FJ-1.31, FJ-E1 to FJ-E4, FJ-G6 */
export const match = ruleLayer({
  id: "feljong/match",
  cites: ["FJ-1.30", "FJ-1.31", "FJ-1.32", "FJ-E1", "FJ-E2", "FJ-E3", "FJ-E4", "FJ-G6"],
  options: {
    /** whether who owes starts the next deal at zero instead of ending the match */
    goOnInDebt: flag(false, "FJ-G6")
  },
  fill: { rounds: { count: 1, cites: "FJ-E2" } },
  add: {
    endsMatch: [
      { id: "in-debt", cites: "FJ-E1", holds: ({ o, state }) => !o.goOnInDebt && state.debts.length > 0 }
    ]
  }
})
