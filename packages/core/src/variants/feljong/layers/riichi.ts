import { distance, type Due, flag, isEmpty, ruleLayer, type Seat, type Win } from "../../../authoring.ts"
import { riichiState } from "../../common/riichi-state.ts"

/** The marker that is laid beside the discards. */
const MARKER = 1_000

/** Riichi: a closed hand, one card short, declared with a discard and a marker of 1,000. FJ-2.3 to FJ-2.11, FJ-2.15, FJ-2.16, FJ-2.18 */
export const riichi = ruleLayer({
  id: "feljong/riichi",
  cites: [
    "FJ-2.3",
    "FJ-2.4",
    "FJ-2.5",
    "FJ-2.6",
    "FJ-2.7",
    "FJ-2.8",
    "FJ-2.9",
    "FJ-2.10",
    "FJ-2.11",
    "FJ-2.15",
    "FJ-2.16",
    "FJ-2.18"
  ],
  options: {
    /** whether at least four cards must be left in the wall */
    fourLeft: flag(false, "FJ-2.10"),
    /** whether at least 1,000 points must be held */
    needsMarker: flag(true, "FJ-2.9")
  },
  facets: [riichiState],
  add: {
    declarations: [
      {
        id: "riichi",
        cites: "FJ-2.5",
        with: "discard",
        stake: () => MARKER,
        offered: ({ hand, read, seat }) => hand.closed && !read(riichiState).stands[seat]! && hand.shanten <= 0
      }
    ],
    bans: [
      {
        id: "riichi-closed",
        cites: "FJ-2.5",
        of: ["discard"],
        what: ["riichi"],
        ofHand: true,
        bans: ({ hand }) => !hand.closed
      },
      {
        id: "riichi-not-ready",
        cites: "FJ-2.5",
        of: ["discard"],
        what: ["riichi"],
        bans: ({ waitsAfter }, action) => action._tag === "discard" && isEmpty(waitsAfter(action.tile))
      },
      {
        id: "riichi-marker",
        cites: "FJ-2.9",
        of: ["discard"],
        what: ["riichi"],
        when: (o) => o.needsMarker,
        bans: ({ state, seat }) => state.points[seat]! < MARKER
      },
      {
        id: "riichi-wall",
        cites: "FJ-2.10",
        of: ["discard"],
        what: ["riichi"],
        when: (o) => o.fourLeft,
        bans: ({ state }) => state.live < 4
      },
      {
        id: "riichi-once",
        cites: "FJ-2.6",
        of: ["discard"],
        what: ["riichi"],
        bans: ({ read, seat }) => read(riichiState).stands[seat]!
      },
      {
        id: "riichi-frozen",
        cites: "FJ-2.6",
        of: ["discard", "claim", "setAside"],
        freezes: true,
        bans: ({ read, seat, state }, action) =>
          read(riichiState).stands[seat]! &&
          (action._tag !== "discard" || (state.phase.at === "turn" && action.tile !== state.phase.drawn))
      }
    ],
    elements: [
      {
        id: "riichi",
        cites: "FJ-2.5",
        unit: "han",
        worth: ({ read, seat }) => (read(riichiState).stands[seat]! ? 1 : 0),
        reach: ({ closed }) => (closed ? 0 : null)
      }
    ],
    extras: [
      {
        id: "riichi-markers",
        cites: "FJ-2.7",
        of: ({ wins, read, state }) => {
          const own = wins.filter((win) => read(riichiState).stands[win.seat]!)
          const first = wins[0]
          if (first === undefined) return []
          const rest = state.pot - own.length * MARKER
          const back = own.map((win): Due => ({ from: "pot", to: win.seat, points: [MARKER, 1] }))
          return rest > 0 ? [...back, { from: "pot", to: nearest(wins, state.seats.length), points: [rest, 1] }] : back
        }
      }
    ],
    closings: [
      {
        id: "markers-left",
        cites: "FJ-2.16",
        of: ({ ranking, state }) => {
          const first = ranking.filter((p) => p.place === 1)
          const share = Math.floor(state.pot / first.length / 100) * 100
          return first.map(({ seat }): Due => ({ from: "pot", to: seat, points: [share, 1] }))
        }
      }
    ]
  }
})

/** The first winner in turn order from whoever let the card go. */
const nearest = (wins: readonly Win[], seats: number): Seat => {
  const from = wins[0]!.from
  if (from === null) return wins[0]!.seat
  return wins.reduce((a, b) => (distance(from, b.seat, seats) < distance(from, a.seat, seats) ? b : a)).seat
}
