import { between, type Due, oneOf, ruleLayer } from "../../../authoring.ts"
import { runsWith, sameAs } from "../../common/claims.ts"
import { setsAndPair, sevenPairs, thirteenOrphans } from "../../common/shapes.ts"
import { staysDealer } from "./draws.ts"

/** Four seats, counter-clockwise. RI-1.1 */
export const fourSeats = ruleLayer({
  id: "riichi/four-seats",
  cites: ["RI-1.1"],
  fill: { seats: { count: 4, dummies: [], cites: "RI-1.1" }, direction: "counter-clockwise" }
})

/** The dead wall is kept at fourteen: replacements are its first tiles, indicators and those under them the next. RI-1.3 */
export const deadWall = ruleLayer({
  id: "riichi/dead-wall",
  cites: ["RI-1.1", "RI-1.3"],
  fill: {
    wall: {
      dead: 14,
      replacement: (taken, size) => size - 2 - (taken & ~1) + (taken & 1),
      turned: (as, indicators, under, size) => (as === "indicator" ? size - 6 - 2 * indicators : size - 5 - 2 * under),
      cites: "RI-1.3"
    },
    deal: { packets: [4, 4, 4, 1], cites: "RI-1.1" }
  }
})

/** A turn and its claims; what a claim would have completed may not be thrown at once. RI-1.2, RI-2, RO-6 */
export const turn = ruleLayer({
  id: "riichi/turn",
  cites: [
    "RI-1.2",
    "RI-2.1",
    "RI-2.3",
    "RI-2.6",
    "RI-2.8",
    "RI-4.1",
    "RI-5.1",
    "RI-5.2",
    "RI-6.7",
    "RO-6.1",
    "RO-6.2",
    "RO-13.10"
  ],
  options: {
    /** what may be thrown straight after a claim: nothing that would have fitted, the other end of a run, or anything */
    swapCall: oneOf(["banned", "other-end", "allowed"], "banned", "RO-6.1")
  },
  fill: {
    flow: {
      turn: "RI-1.2",
      discard: "RI-1.2",
      latest: "RI-1.2",
      priority: "RI-2.6",
      complete: "RI-4.1",
      replacement: "RO-6.2",
      exhausted: "RI-5.1",
      passes: "RI-5.2",
      optional: "RI-4.1",
      ranking: "RI-6.7"
    }
  },
  add: {
    shapes: [setsAndPair("RI-4.1"), sevenPairs("RI-4.1"), thirteenOrphans("RI-4.1")],
    claims: [
      { id: "chi", cites: "RI-2.1", tier: "run", form: "run", from: "previous", replaced: false, offers: runsWith },
      { id: "pon", cites: "RI-2.3", tier: "same", form: "triplet", from: "anyone", replaced: false, offers: sameAs(2) }
    ],
    bans: [
      { id: "last-discard", cites: "RO-6.2", of: ["claim"], bans: ({ state }) => state.live === 0 },
      {
        id: "swap-call",
        cites: "RI-2.8",
        of: ["discard"],
        when: (o) => o.swapCall !== "allowed",
        bans: ({ o, state: { phase }, hand }, action) => {
          const meld = hand.melds.at(-1)
          if (action._tag !== "discard" || phase.at !== "turn" || phase.after === null || !("claim" in phase.after))
            return false
          return (
            meld?.claimed != null &&
            fitting(meld.tiles, meld.claimed, o.swapCall === "banned").includes(action.tile >> 2)
          )
        }
      },
      {
        id: "swap-call-only",
        cites: "RO-13.10",
        of: ["claim"],
        what: ["chi", "pon"],
        when: (o) => o.swapCall !== "allowed",
        bans: ({ o, state: { phase }, tiles }, action) => {
          if (action._tag !== "claim" || phase.at !== "window") return false
          const group = [...action.tiles, phase.tile].sort((a, b) => a - b)
          const banned = fitting(group, phase.tile, o.swapCall === "banned")
          return tiles.every((tile) => action.tiles.includes(tile) || banned.includes(tile >> 2))
        }
      }
    ]
  }
})

/** The claimed kind, and in a run the kind at its other end. */
const fitting = (group: readonly number[], claimed: number, otherEnd: boolean): readonly number[] => {
  const kinds = group.map((tile) => tile >> 2)
  const kind = claimed >> 2
  if (!otherEnd || kinds[0] === kinds[1] || kind === kinds[1]) return [kind]
  const other = kind === kinds[0] ? kind + 3 : kind - 3
  return other >= 0 && Math.floor(other / 9) === Math.floor(kind / 9) ? [kind, other] : [kind]
}

/** How many may win on one discard. RI-4.2, RO-8.1 */
export const winners = ruleLayer({
  id: "riichi/winners",
  cites: ["RI-4.2", "RO-8.1"],
  options: {
    /** what several wins on one discard come to */
    several: oneOf(["two", "all", "nearest"], "two", "RO-8.1")
  },
  fill: {
    winners: {
      from: ({ several }) => ({
        atMost: several === "nearest" ? 1 : several === "two" ? 2 : 3,
        ...(several === "two" && { drawnAt: { count: 3, why: "triple-ron" } }),
        cites: "RI-4.2"
      })
    }
  }
})

/** The round's wind and one's own count, both where they are the same. RO-2.2 */
export const winds = ruleLayer({
  id: "riichi/winds",
  cites: ["RO-2.2"],
  fill: {
    valuedWinds: (wind, seat, { round, dealer, seats }) =>
      (wind === round ? 1 : 0) + (wind === (seat - dealer + seats.length) % seats.length ? 1 : 0)
  }
})

/** Points to begin with, and a match of so many rounds; below zero it is over. RI-6.7, RO-10 */
export const match = ruleLayer({
  id: "riichi/match",
  cites: ["RI-6.7", "RO-10.1", "RO-10.2", "RO-10.3", "RO-10.4", "RO-10.5", "RO-11.1/start"],
  options: {
    start: between(20_000, 50_000, 25_000, "RO-11.1/start"),
    /** points that somebody must hold for the match to be over */
    goal: between(20_000, 50_000, 30_000, "RO-11.1/start"),
    rounds: oneOf([1, 2], 2, "RO-10.1"),
    /** whether one more round is played while nobody holds the goal */
    extraRound: oneOf(["yes", "no"], "yes", "RO-10.2"),
    /** whether points below zero end the match */
    belowZero: oneOf(["ends", "goes-on"], "ends", "RO-10.2"),
    /** whether a last dealer who leads ends the match by winning or being ready */
    leaderStops: oneOf(["yes", "no"], "yes", "RO-10.3"),
    /** what the first two places get from the last two, in thousands; of three the first gets the more from the last */
    uma: oneOf(["none", "10-20", "15-5", "30-10"], "10-20", "RO-10.5"),
    /** whether equal points share a place and its uma */
    ties: oneOf(["by-seat", "shared"], "by-seat", "RO-10.4")
  },
  fill: {
    points: { from: ({ start }) => ({ start, reserve: 0, cites: "RO-11.1/start" }) },
    rounds: { from: ({ rounds }) => ({ count: rounds, cites: "RO-10.1" }) },
    rounding: { up: ([n, d]) => Math.ceil(n / d / 100) * 100, cites: "RO-10.5" },
    ties: { from: ({ ties }) => ties },
    solvency: { pays: (due) => ({ pays: due, owes: 0 }), cites: "RO-10.2" }
  },
  add: {
    endsMatch: [
      {
        id: "below-zero",
        cites: "RO-10.2",
        when: (o) => o.belowZero === "ends",
        holds: ({ state }) => state.points.some((held) => held < 0)
      },
      {
        id: "goal-reached",
        cites: "RO-10.2",
        when: (o) => o.extraRound === "yes",
        holds: ({ o, state, ...end }) => {
          const beyond = state.turns + 1 > state.seats.length * o.rounds
          const reached = state.points.some((held) => held >= o.goal)
          return beyond && reached && (!staysDealer({ ...end, state }) || isLeader(state.points, state.dealer))
        }
      },
      {
        id: "leader-stops",
        cites: "RO-10.3",
        when: (o) => o.leaderStops === "yes",
        holds: ({ o, wins, why, ready, state, lastTurn }) => {
          const stays = wins.some((win) => win.seat === state.dealer) || (why === "exhausted" && ready(state.dealer))
          return lastTurn && stays && isLeader(state.points, state.dealer) && state.points[state.dealer]! >= o.goal
        }
      }
    ],
    closings: [
      {
        id: "oka",
        cites: "RO-10.5",
        when: (o) => o.goal > o.start,
        of: ({ o, ranking, state }) =>
          state.seats.map((_, from): Due => ({ from, to: ranking[0]!.seat, points: [o.goal - o.start, 1] }))
      },
      {
        id: "uma",
        cites: "RO-10.5",
        when: (o) => o.uma !== "none",
        of: ({ o, ranking }) => umaOf(UMA[o.uma]!, ranking)
      }
    ],
    goesOn: [
      {
        id: "extra-round",
        cites: "RO-10.2",
        when: (o) => o.extraRound === "yes",
        holds: ({ o, state, ...end }) => {
          const stays = staysDealer({ ...end, state })
          return (
            state.turns + (stays ? 0 : 1) < state.seats.length * (o.rounds + 1) &&
            (stays || state.points.every((held) => held < o.goal))
          )
        }
      }
    ]
  }
})

/** What the first two of four get, in points; the last two pay it. */
const UMA: Readonly<Record<string, readonly [first: number, second: number]>> = {
  "10-20": [20_000, 10_000],
  "15-5": [15_000, 5_000],
  "30-10": [30_000, 10_000]
}

/** By place. Of three the last pays the first, and the second nothing. */
const places = ([first, second]: readonly [number, number], seats: number): readonly number[] =>
  seats === 3 ? [first, 0, -first] : [first, second, -second, -first]

/**
 * Uma by place, shared by seats of equal place in whole hundreds: what is left over goes to the earliest of them. Whoever
 * has to pay pays the first who is still to get.
 */
const umaOf = (
  firstTwo: readonly [first: number, second: number],
  ranking: readonly { readonly seat: number; readonly place: number }[]
): readonly Due[] => {
  const uma = places(firstTwo, ranking.length)
  const due = ranking.map(({ seat, place }) => {
    const same = ranking.filter((other) => other.place === place)
    const sum = uma.slice(place - 1, place - 1 + same.length).reduce((all, one) => all + one, 0)
    const share = Math.floor(sum / same.length / 100) * 100
    return same[0]!.seat === seat ? sum - share * (same.length - 1) : share
  })
  const out: Due[] = []
  for (const [i, { seat: from }] of ranking.entries())
    for (const [j, { seat: to }] of ranking.entries()) {
      const points = Math.min(-due[i]!, due[j]!)
      if (points <= 0) continue
      due[i]! += points
      due[j]! -= points
      out.push({ from, to, points: [points, 1] })
    }
  return out
}

/** Most points, the earlier seat where several hold as many. */
const isLeader = (points: readonly number[], seat: number): boolean =>
  points.every((held, other) => held < points[seat]! || (held === points[seat]! && other >= seat))
