import { oneOf, ruleLayer } from "../../../authoring.ts"

/** A turn, and what may not be done in it. FJ-1.10, FJ-1.14 to FJ-1.16, FJ-1.18, FJ-1.29, FJ-1.30, FJ-1.35, FJ-1.40, FJ-1.41 */
export const turn = ruleLayer({
  id: "feljong/turn",
  cites: [
    "FJ-1.1",
    "FJ-1.10",
    "FJ-1.14",
    "FJ-1.16",
    "FJ-1.18",
    "FJ-1.29",
    "FJ-1.30",
    "FJ-1.35",
    "FJ-1.40",
    "FJ-1.41",
    "FJ-E1",
    "FJ-A6.10"
  ],
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
          if (action._tag !== "discard" || phase.at !== "turn" || phase.after === null || !("claim" in phase.after))
            return false
          return meld?.claimed != null && sameEnds(meld.tiles, meld.claimed).includes(action.tile >> 2)
        }
      },
      {
        // a claim that leaves nothing but such cards would leave its owner without a discard
        id: "swap-call-only",
        cites: "FJ-1.40",
        of: ["claim"],
        when: (o) => o.swapCall === "banned",
        bans: ({ state: { phase }, tiles }, action) => {
          if (action._tag !== "claim" || phase.at !== "window") return false
          const group = [...action.tiles, phase.tile].toSorted((a, b) => a - b)
          const banned = sameEnds(group, phase.tile)
          return tiles.every((tile) => action.tiles.includes(tile) || banned.includes(tile >> 2))
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
