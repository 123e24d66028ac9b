import type { RuleSet } from "../rules/rule-set.ts"
import type { SeatState, State } from "../seams/state.ts"
import type { Seat } from "../seams/seat.ts"

const emptySeat: SeatState = { concealed: [], melds: [], aside: [], river: [] }

/** A match before its first deal. */
export const newState = (rules: RuleSet, firstDealer: Seat, stage = 0): State => {
  const { count } = rules.slots.seats
  return {
    deal: 0,
    stage,
    staged: 0,
    turns: 0,
    firstDealer,
    dealer: firstDealer,
    round: 0,
    points: new Array<number>(count).fill(rules.slots.points.start),
    pot: 0,
    reserve: rules.slots.points.reserve,
    debts: [],
    live: 0,
    indicators: [],
    under: [],
    seats: Array.from({ length: count }, () => emptySeat),
    phase: { at: "between" },
    facets: {},
    outcome: null,
    ranking: null
  }
}

/** The number of tiles that can be drawn right after the hands are dealt. */
export const liveAfterDeal = (rules: RuleSet): number => {
  const { tiles, wall, deal, seats } = rules.slots
  return tiles.all.length - wall.dead - deal.packets.reduce((a, b) => a + b, 0) * seats.count
}
