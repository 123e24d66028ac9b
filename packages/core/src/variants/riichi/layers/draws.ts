import {
  type DealEnd,
  type Due,
  facet,
  flag,
  isOrphan,
  isWind,
  kindOf,
  others,
  ruleLayer,
  type State
} from "../../../authoring.ts"
import { isUntouched, orphansRivers } from "../../common/hand.ts"
import { kansIn } from "../../common/kan.ts"
import { isReadyByShape } from "../../common/own-four.ts"
import { sharesTo } from "../../common/payments.ts"
import { riichiState } from "../../common/riichi-state.ts"

interface Repeats {
  readonly now: number
  readonly next: number
}

/** How often the deal was repeated or nobody won: honba. Seen by everyone. */
export const honbaState = facet({
  id: "honba",
  init: (_, before: Repeats | undefined): Repeats => ({ now: before?.next ?? 0, next: 0 }),
  on: (own, event, { state }) => {
    if (event._tag === "NoWinner") return { ...own, next: own.now + 1 }
    if (event._tag === "Won")
      return { ...own, next: event.wins.some((win) => win.seat === state.dealer) ? own.now + 1 : 0 }
    return own
  },
  show: (own) => own
})

/** Honba: 100 from each for every repeat, all of it from a discarder. RI-6.3, RO-4.5 */
export const honba = ruleLayer({
  id: "riichi/honba",
  cites: ["RI-6.3", "RO-4.5", "RO-8.2"],
  facets: [honbaState],
  add: {
    extras: [
      {
        id: "honba",
        cites: "RO-4.5",
        of: ({ wins, read, state }) => {
          const [win] = wins
          const each = 100 * read(honbaState).now
          if (win === undefined) return []
          const payers = others(win.seat, state.seats.length)
          if (win.from !== null) return [{ from: win.from, to: win.seat, points: [each * payers.length, 1] }]
          return payers.map((from): Due => ({ from, to: win.seat, points: [each, 1] }))
        }
      }
    ]
  }
})

type Ended = Pick<DealEnd<{}, never>, "wins" | "why" | "ready" | "state">

const ranOut = (why: string | null): boolean => why === "exhausted" || why === "nagashi-mangan"

/** Whether the dealer stays: having won, being ready when the wall has run out, or after a draw of another kind. */
export const staysDealer = ({ wins, why, ready, state }: Ended): boolean =>
  why === null ? wins.some((win) => win.seat === state.dealer) : !ranOut(why) || ready(state.dealer)

/** The dealer stays who won, or who is ready when the wall runs out; any draw of another kind is dealt again. RI-5.2, RO-10.1, RO-13.3 */
export const dealerStays = ruleLayer({
  id: "riichi/dealer-stays",
  cites: ["RI-5.2", "RO-8.3", "RO-10.1", "RO-13.3"],
  add: {
    keepsDeal: [
      { id: "dealer-won", cites: "RO-10.1", holds: ({ wins, state }) => wins.some((win) => win.seat === state.dealer) },
      {
        id: "dealer-ready",
        cites: "RI-5.2",
        holds: ({ why, ready, state }) => ranOut(why) && ready(state.dealer)
      },
      {
        id: "dealt-again",
        cites: "RO-13.3",
        holds: ({ why }) => why !== null && !ranOut(why)
      }
    ]
  }
})

/** Who is not ready pays who is, 3,000 in all with four and 2,000 with three. RI-5.1, RO-7.1 to RO-7.3, RO-13.1 */
export const notReady = ruleLayer({
  id: "riichi/not-ready",
  cites: ["RI-5.1", "RO-7.1", "RO-7.2", "RO-7.3", "RO-13.1", "RO-13.4"],
  options: {
    nagashiMangan: flag(true, "RO-7.3"),
    /** whether a hand is ready that waits only for tiles of which it holds all four itself */
    ownFour: flag(false, "RO-7.2")
  },
  add: {
    alsoReady: [
      {
        id: "own-four",
        cites: "RO-7.2",
        when: (o) => o.ownFour,
        holds: (counts, melds) => isReadyByShape(counts, melds.length)
      }
    ],
    exposes: [
      {
        id: "ready-shown",
        cites: "RI-5.1",
        of: ({ why, state, ready }) => (why === "exhausted" ? state.seats.map((_, seat) => seat).filter(ready) : [])
      }
    ],
    exhaustions: [
      {
        id: "nagashi-mangan",
        cites: "RO-7.3",
        when: (o) => o.nagashiMangan,
        holds: (here) => orphansRivers(here).length > 0
      }
    ],
    charges: [
      {
        id: "nagashi-mangan",
        cites: "RO-13.4",
        when: (o) => o.nagashiMangan,
        of: ({ why, state, plays }) =>
          why === "nagashi-mangan"
            ? orphansRivers({ state, plays }).flatMap((seat) => sharesTo(seat, 8_000, state.dealer, state.seats.length))
            : []
      }
    ],
    extras: [
      {
        id: "not-ready",
        cites: "RO-7.1",
        of: ({ why, state, ready }) => {
          if (why !== "exhausted") return []
          const seats = state.seats.map((_, seat) => seat)
          const get = seats.filter(ready)
          const pay = seats.filter((seat) => !ready(seat))
          if (get.length === 0 || pay.length === 0) return []
          const all = 1_000 * (seats.length - 1)
          return pay.flatMap((from) => get.map((to): Due => ({ from, to, points: [all / pay.length / get.length, 1] })))
        }
      }
    ]
  }
})

const ORPHAN_KINDS = 9

/** Draws in the middle of a deal. RI-5.3, RO-7.4 */
export const abortiveDraws = ruleLayer({
  id: "riichi/abortive-draws",
  cites: ["RI-5.3", "RO-7.4"],
  options: {
    nineOrphans: flag(true, "RO-7.4"),
    fourWinds: flag(true, "RO-7.4"),
    fourRiichi: flag(true, "RO-7.4"),
    fourKans: flag(true, "RO-7.4")
  },
  reads: [riichiState],
  add: {
    declarations: [
      {
        id: "nine-orphans",
        cites: "RO-7.4",
        with: "alone",
        ends: "nine-orphans",
        when: (o) => o.nineOrphans,
        offered: ({ state, seat, tiles }) =>
          state.phase.at === "turn" &&
          state.phase.drawn !== null &&
          state.seats[seat]!.river.length === 0 &&
          isUntouched(state) &&
          new Set(tiles.map(kindOf).filter(isOrphan)).size >= ORPHAN_KINDS
      }
    ],
    endings: [
      {
        id: "four-winds",
        cites: "RO-7.4",
        on: ["Unclaimed"],
        when: (o) => o.fourWinds,
        holds: (_, { state }) => isFourWinds(state)
      },
      {
        id: "four-riichi",
        cites: "RO-7.4",
        on: ["Unclaimed"],
        when: (o) => o.fourRiichi,
        holds: (_, { read }) => read(riichiState).stands.length === 4 && read(riichiState).stands.every(Boolean)
      },
      {
        id: "four-kans",
        cites: "RO-7.4",
        on: ["Unclaimed"],
        when: (o) => o.fourKans,
        holds: (_, { state }) =>
          state.phase.at === "window" &&
          state.phase.on === "discard" &&
          kansIn(state) >= 4 &&
          state.seats.every(({ melds }) => melds.filter((meld) => meld.form === "quad").length < 4)
      }
    ]
  }
})

const isFourWinds = (state: State): boolean => {
  const first = state.seats[0]!.river[0]
  return (
    state.seats.length === 4 &&
    first !== undefined &&
    isWind(kindOf(first.tile)) &&
    isUntouched(state) &&
    state.seats.every(({ river }) => river.length === 1 && kindOf(river[0]!.tile) === kindOf(first.tile))
  )
}
