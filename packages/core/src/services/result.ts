import { type Course, rulesAt } from "../engine/course.ts"
import { explainScore, explainTransfers } from "../engine/explain.ts"
import type { State } from "../seams/state.ts"
import type { Event } from "../seams/event.ts"
import type { Labels } from "../rules/variant.ts"
import type { DealResult, MatchResult } from "../wire/table.ts"

type Draft = { -readonly [K in keyof DealResult]: DealResult[K] }

/** What the events shown so far came to, explained deal by deal. */
export const resultOf = (course: Course, labels: Labels, state: State, events: readonly Event[]): MatchResult => {
  const deals: Draft[] = []
  let stage = course.stages[course.first]!.id
  let commitment: string | null = null
  let end: Extract<Event, { _tag: "Ended" }> | null = null
  let draft: Draft | null = null
  for (const event of events) {
    switch (event._tag) {
      case "LevelChosen":
        stage = event.stage
        break
      case "Dealt":
        commitment = event.commitment
        draft = {
          deal: event.deal,
          stage,
          dealer: event.dealer,
          wins: [],
          why: null,
          hands: [],
          scores: [],
          payments: []
        }
        break
      case "Won":
        if (draft !== null) draft.wins = event.wins
        break
      case "NoWinner":
        if (draft !== null) draft.why = event.why
        break
      case "Exposed":
        if (draft !== null) draft.hands = [...draft.hands, { seat: event.seat, tiles: event.tiles }]
        break
      case "Settled":
        if (draft === null) break
        draft.scores = event.scores.map((score) => ({
          seat: score.seat,
          lines: explainScore(labels, score),
          units: score.units,
          base: score.base
        }))
        draft.payments = explainTransfers(labels, event.transfers)
        deals.push(draft)
        break
      case "Ended":
        end = event
        break
      default:
    }
  }
  return {
    over: end !== null,
    points: state.points,
    deals,
    ranking: end?.ranking ?? null,
    why: end?.why ?? null,
    commitment,
    reveal: end?.reveal ?? null
  }
}

/** How many seats the rules of the first stage have, and which of them nobody may play. */
export const seatsOf = (course: Course): { readonly count: number; readonly dummies: readonly number[] } =>
  rulesAt(course, { stage: course.first }).slots.seats
