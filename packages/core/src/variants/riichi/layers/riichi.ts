import { type Due, flag, isEmpty, oneOf, ruleLayer } from "../../../authoring.ts"
import { riichiState } from "../../common/riichi-state.ts"
import { tiles } from "./tiles.ts"

const STICK = 1_000

/** Riichi: a closed hand that is ready, declared with a stick of 1,000. RI-3, RO-5.1 */
export const riichi = ruleLayer({
  id: "riichi/riichi",
  cites: ["RI-3.1", "RI-3.2", "RI-3.3", "RO-5.1", "RO-7.5", "RO-8.2", "RO-11.1/riichi"],
  needs: [tiles],
  options: {
    needsStick: flag(true, "RO-11.1/riichi"),
    fourLeft: flag(true, "RO-11.1/riichi"),
    /** who takes the sticks when several win: the nearest all, or each their own and the nearest the rest */
    sticks: oneOf(["nearest", "own-back"], "nearest", "RO-8.2"),
    /** where sticks go that are left at the end */
    leftSticks: oneOf(["first", "lost"], "first", "RO-7.5")
  },
  reads: [riichiState],
  add: {
    declarations: [
      {
        id: "riichi",
        cites: "RI-3.1",
        with: "discard",
        stake: () => STICK,
        offered: ({ hand, read, seat }) => hand.closed && !read(riichiState).stands[seat]! && hand.shanten <= 0
      }
    ],
    bans: [
      {
        id: "riichi-closed",
        cites: "RI-3.1",
        of: ["discard"],
        what: ["riichi"],
        ofHand: true,
        bans: ({ hand }) => !hand.closed
      },
      {
        id: "riichi-not-ready",
        cites: "RI-3.1",
        of: ["discard"],
        what: ["riichi"],
        bans: ({ waitsAfter }, action) => action._tag === "discard" && isEmpty(waitsAfter(action.tile))
      },
      {
        id: "riichi-stick",
        cites: "RI-3.1",
        of: ["discard"],
        what: ["riichi"],
        when: (o) => o.needsStick,
        bans: ({ state, seat }) => state.points[seat]! < STICK
      },
      {
        id: "riichi-wall",
        cites: "RI-3.1",
        of: ["discard"],
        what: ["riichi"],
        when: (o) => o.fourLeft,
        bans: ({ state }) => state.live < state.seats.length
      },
      {
        id: "riichi-once",
        cites: "RI-3.3",
        of: ["discard"],
        what: ["riichi"],
        bans: ({ read, seat }) => read(riichiState).stands[seat]!
      },
      {
        id: "riichi-frozen",
        cites: "RI-3.3",
        of: ["discard", "claim", "setAside"],
        freezes: true,
        bans: ({ read, seat, state: { phase } }, action) =>
          read(riichiState).stands[seat]! &&
          (action._tag !== "discard" || (phase.at === "turn" && action.tile !== phase.drawn))
      }
    ],
    elements: [
      {
        id: "riichi",
        cites: "RI-3.3",
        unit: "han",
        worth: ({ read, seat }) => (read(riichiState).stands[seat]! ? 1 : 0),
        reach: ({ closed }) => (closed ? 0 : null)
      }
    ],
    extras: [
      {
        id: "riichi-sticks",
        cites: "RO-8.2",
        of: ({ o, wins, state, read }) => {
          const [first] = wins
          if (first === undefined) return []
          const own = o.sticks === "own-back" ? wins.filter((win) => read(riichiState).stands[win.seat]!) : []
          const back = own.map((win): Due => ({ from: "pot", to: win.seat, points: [STICK, 1] }))
          return [...back, { from: "pot", to: first.seat, points: [state.pot - own.length * STICK, 1] }]
        }
      }
    ],
    closings: [
      {
        id: "sticks-left",
        cites: "RO-7.5",
        when: (o) => o.leftSticks === "first",
        of: ({ ranking, state }) => [{ from: "pot", to: ranking[0]!.seat, points: [state.pot, 1] }]
      }
    ]
  }
})
