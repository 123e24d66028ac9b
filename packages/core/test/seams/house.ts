/** A small family of rules made only for tests: enough to fill every slot, each value in a layer of its own. */
import * as Result from "effect/Result"
import { dealEnd, settle } from "../../src/engine/settle.ts"
import { newState } from "../../src/engine/state.ts"
import { compile } from "../../src/rules/compile.ts"
import type { Conflict } from "../../src/rules/conflict.ts"
import { element, ruleLayer, type RuleLayer } from "../../src/rules/layer.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import type { HandScore, Win } from "../../src/seams/event.ts"
import { facet } from "../../src/seams/facet.ts"
import { between, oneOf } from "../../src/seams/option.ts"
import type { Due } from "../../src/seams/parts.ts"
import type { Group } from "../../src/seams/reading.ts"
import { readingOf } from "../../src/seams/standard-readings.ts"
import { others, type Party } from "../../src/seams/seat.ts"
import type { State } from "../../src/seams/state.ts"

const cites = "HOUSE-1"
const tiles = Array.from({ length: 136 }, (_, tile) => tile)

export const table = ruleLayer({
  id: "house/table",
  cites: [cites],
  fill: {
    seats: { count: 4, dummies: [], cites },
    direction: "clockwise",
    ties: "shared",
    points: { start: 25_000, reserve: 0, cites },
    tiles: { all: tiles, red: [], cites },
    wall: {
      dead: 14,
      replacement: (taken, size) => size - 1 - taken,
      turned: (_, indicators, under, size) => size - 6 - 2 * indicators + under,
      cites
    },
    deal: { packets: [4, 4, 4, 1], cites },
    indicated: { by: (kind) => kind, cites },
    winners: { atMost: 2, cites },
    solvency: { pays: (due) => ({ pays: due, owes: 0 }), cites },
    flow: {
      turn: cites,
      discard: cites,
      latest: cites,
      priority: cites,
      complete: cites,
      replacement: cites,
      exhausted: cites,
      passes: cites,
      optional: cites,
      ranking: cites
    }
  }
})
export const onceAround = ruleLayer({ id: "house/once-around", cites: [cites], fill: { rounds: { count: 1, cites } } })
export const everyWind = ruleLayer({ id: "house/every-wind", cites: [cites], fill: { valuedWinds: () => 1 } })
export const anyHand = ruleLayer({
  id: "house/any-hand",
  cites: [cites],
  fill: { minimum: { meets: () => true, cites } }
})
export const hanTally = ruleLayer({
  id: "house/han-tally",
  cites: [cites],
  fill: { tally: { reads: ["han"], base: (units) => (units["han"] ?? 0) * 1_000, cites } }
})

/** A discarder pays all; on a self-draw the dealer pays half and the others a quarter each, or all alike to the dealer. */
export const winnerTakes = ruleLayer({
  id: "house/winner-takes",
  cites: [cites],
  options: { absent: oneOf(["none", "reserve"], "none", cites) },
  add: {
    charges: [
      {
        id: "winner",
        cites,
        of: ({ o, wins, base, state }) =>
          wins.flatMap((win): readonly Due[] => {
            if (win.from !== null) return [{ from: win.from, to: win.seat, points: [base(win.seat), 1] }]
            const payers: readonly Party[] = [
              ...others(win.seat, state.seats.length),
              ...(o.absent === "reserve" ? (["reserve"] as const) : [])
            ]
            const part = (payer: Party): number => (win.seat === state.dealer ? 3 : payer === state.dealer ? 2 : 4)
            return payers.map((from) => ({ from, to: win.seat, points: [base(win.seat), part(from)] }))
          })
      }
    ]
  }
})
export const dealerHalfMore = ruleLayer({
  id: "house/dealer-half-more",
  cites: [cites],
  add: { scales: [{ id: "dealer", cites, of: (due, { state }) => (due.to === state.dealer ? [3, 2] : [1, 1]) }] }
})
export const upToHundreds = ruleLayer({
  id: "house/up-to-hundreds",
  cites: [cites],
  fill: { rounding: { up: ([n, d]) => Math.ceil(n / d / 100) * 100, cites } }
})

// ---- riichi's shape: repeats, sticks, a liable player
export const repeats = facet({
  id: "repeats",
  init: (_, before): number => before ?? 0,
  on: (own) => own,
  show: (own) => own
})
export const honba = ruleLayer({
  id: "house/honba",
  cites: [cites],
  facets: [repeats],
  add: {
    extras: [
      {
        id: "honba",
        cites,
        of: ({ wins, read, state }) => {
          const win = wins[0]
          if (win === undefined) return []
          const each = 100 * read(repeats)
          if (win.from !== null) return [{ from: win.from, to: win.seat, points: [3 * each, 1] }]
          return others(win.seat, state.seats.length).map((from): Due => ({ from, to: win.seat, points: [each, 1] }))
        }
      }
    ]
  }
})
export const sticks = ruleLayer({
  id: "house/sticks",
  cites: [cites],
  add: {
    extras: [
      {
        id: "sticks",
        cites,
        of: ({ wins, state }) =>
          wins.slice(0, 1).map((win): Due => ({ from: "pot", to: win.seat, points: [state.pot, 1] }))
      }
    ]
  }
})
export const liable = facet({ id: "liable", init: (): number | null => null, on: (own) => own, show: (own) => own })
export const pao = ruleLayer({
  id: "house/pao",
  cites: [cites],
  facets: [liable],
  add: {
    redirects: [
      {
        id: "pao",
        cites,
        over: "both",
        of: (due, { wins, read }) => {
          const who = read(liable)
          const win = wins[0]
          if (who === null || win === undefined || due.from === "pot" || due.from === who) return undefined
          if (win.from === null) return [[who, [1, 1]]]
          return due.points[0] < 1_000
            ? undefined
            : [
                [due.from, [1, 2]],
                [who, [1, 2]]
              ]
        }
      }
    ]
  }
})
export const riichiShape = [
  table,
  onceAround,
  everyWind,
  anyHand,
  hanTally,
  winnerTakes,
  dealerHalfMore,
  upToHundreds,
  honba,
  sticks,
  pao
]

// ---- the British shape: points and doubles, every hand counted, all settle
export const exact = ruleLayer({
  id: "house/exact",
  cites: [cites],
  fill: { rounding: { up: ([n, d]) => n / d, cites } }
})
export const pointsAndDoubles = ruleLayer({
  id: "house/points-and-doubles",
  cites: [cites],
  options: { limit: between(100, 2_000, 500, cites) },
  fill: {
    tally: {
      from: ({ limit }) => ({
        reads: ["points", "doubles"],
        base: (units) => Math.min(limit, (units["points"] ?? 0) * 2 ** (units["doubles"] ?? 0)),
        cites
      })
    }
  }
})
export const allSettle = ruleLayer({
  id: "house/all-settle",
  cites: [cites],
  options: { winner: oneOf(["in-full", "difference"], "in-full", cites) },
  add: {
    charges: [
      {
        id: "to-winner",
        cites,
        of: ({ o, wins, base, state }) =>
          wins.flatMap((win) =>
            others(win.seat, state.seats.length).map((from): Due => ({
              from,
              to: win.seat,
              points: [base(win.seat) - (o.winner === "difference" ? base(from) : 0), 1]
            }))
          )
      },
      {
        id: "among-losers",
        cites,
        of: ({ wins, base, state }) => {
          const losers = state.seats.map((_, seat) => seat).filter((seat) => wins.every((win) => win.seat !== seat))
          return losers.flatMap((from) =>
            losers
              .filter((to) => base(to) > base(from))
              .map((to): Due => ({ from, to, points: [base(to) - base(from), 1] }))
          )
        }
      }
    ]
  }
})
export const eastDoubles = ruleLayer({
  id: "house/east-doubles",
  cites: [cites],
  add: {
    scales: [
      {
        id: "east",
        cites,
        of: (due, { state }) => (due.from === state.dealer || due.to === state.dealer ? [2, 1] : [1, 1])
      }
    ]
  }
})
export const britishShape = [table, onceAround, everyWind, anyHand, pointsAndDoubles, allSettle, eastDoubles, exact]

/** Triplets and pairs of a hand that is not complete, as groups; a quarter of the points an element may see. */
export const unfinishedSets = ruleLayer({
  id: "house/unfinished-sets",
  cites: [cites],
  add: {
    unfinished: [
      {
        id: "sets",
        cites,
        readings: (hand) => [
          readingOf(
            "unfinished",
            [
              ...hand.melds.map((meld) => ({ form: meld.form, kind: meld.tiles[0]! >> 2, open: meld.from !== null })),
              ...[...hand.concealed].flatMap((n, kind): readonly Group[] =>
                n >= 3 ? [{ form: "triplet", kind, open: false }] : n === 2 ? [{ form: "pair", kind, open: false }] : []
              )
            ],
            -1,
            "none"
          )
        ]
      }
    ],
    elements: [
      {
        id: "triplets",
        cites,
        unit: "points",
        worth: ({ reading }) =>
          reading.groups.reduce(
            (sum, g) => sum + (g.form === "triplet" ? (g.open ? 2 : 4) * (g.kind >= 27 ? 2 : 1) : 0),
            0
          )
      }
    ]
  }
})

// ---- elements to combine
export const lesser = element({ id: "lesser", cites, unit: "han", worth: () => 1 })
export const greater = element({ id: "greater", cites, unit: "han", worth: () => 3 })

export const rulesOf = (layers: readonly RuleLayer[], options = {}): RuleSet =>
  Result.getOrThrow(compile(layers, options))
export const conflictsOf = (
  layers: readonly RuleLayer[],
  options = {},
  clauses?: ReadonlySet<string>
): readonly Conflict[] => {
  const result = compile(layers, options, clauses)
  return Result.isFailure(result) ? result.failure : []
}

export interface Ending {
  readonly winner: number
  readonly from?: number
  readonly bases: readonly number[]
  readonly dealer?: number
  readonly pot?: number
  readonly reserve?: number
  readonly points?: readonly number[]
  readonly facets?: Readonly<Record<string, unknown>>
}

/** What every party gains or loses by a settlement. */
export const netOf = (
  rules: RuleSet,
  { winner, from, bases, dealer = 0, pot = 0, reserve = 0, points, facets = {} }: Ending
) => {
  const fresh = newState(rules, dealer)
  const state: State = {
    ...fresh,
    pot,
    reserve,
    points: points ?? fresh.points,
    facets: { repeats: 0, liable: null, ...facets }
  }
  const win: Win = { seat: winner, tile: 0, by: from === undefined ? "self-draw" : "discard", from: from ?? null }
  const scores = bases.map((base, seat): HandScore => ({ seat, base, lines: [], units: {} }))
  const { transfers, debts } = settle(
    rules,
    dealEnd(rules, state, [win], null, scores, () => false)
  )
  const net: Record<string, number> = {}
  for (const t of transfers) {
    net[t.from] = (net[t.from] ?? 0) - t.points
    net[t.to] = (net[t.to] ?? 0) + t.points
  }
  return { net, debts, transfers }
}
