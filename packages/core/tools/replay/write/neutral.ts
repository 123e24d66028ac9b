/** A match of riichi as a game in the neutral format. */
import { type Course, rulesAt } from "../../../src/engine/course.ts"
import { reduce } from "../../../src/engine/reduce.ts"
import { newState } from "../../../src/engine/state.ts"
import type { Event } from "../../../src/seams/event.ts"
import type { LogGame, LogRound } from "../log.ts"
import { writeTile } from "../tiles.ts"
import { eventsOf, nextHead, resultOf, scoresAfter } from "./round.ts"

export type Ended = Extract<Event, { _tag: "Ended" }>

const isDeal = (event: Event): event is Extract<Event, { _tag: "Dealt" }> => event._tag === "Dealt"

/** `events` tell all of the match, its hands too; `rules` as the course was compiled. */
export const gameOf = (
  course: Course,
  events: readonly Event[],
  { id, server, rules }: Pick<LogGame, "id" | "server" | "rules">
): LogGame => {
  const first = events.find(isDeal)!
  let state = newState(course.stages[course.first]!.rules, first.dealer, course.first)
  let head: ReturnType<typeof nextHead> = {
    round: "E1",
    honba: 0,
    sticks: 0,
    dealer: first.dealer,
    scores: state.points
  }
  const { isRed } = rulesAt(course, state)
  const write = (tile: number): string => writeTile(tile, isRed)
  const rounds: LogRound[] = []
  let final: LogGame["final"]
  let round: Event[] = []
  for (const event of events) {
    state = reduce(course, state, event)
    round.push(event)
    if (event._tag !== "Rotated" && event._tag !== "Ended") continue
    const played = { events: round, state }
    const dealt = round.find(isDeal)!
    const indicator = round.find((one) => one._tag === "Revealed")!
    rounds.push({
      ...head!,
      doraIndicator: write(indicator.tile),
      haipai: dealt.hands.map((hand) => hand.map(write).join("")),
      events: eventsOf(round, write),
      result: resultOf(head!, played, write)
    })
    if (event._tag === "Ended")
      final = { scores: finalScores(scoresAfter(head!, played), event), points: finalPoints(event) }
    head = nextHead(head!, played)
    round = []
  }
  return { id, server, rules, rounds, ...(final != null && { final }) }
}

/** What each seat holds at the end of a match: sticks that were left go to the first. */
export const finalScores = (scores: readonly number[], { transfers }: Ended): readonly number[] =>
  scores.map(
    (points, seat) =>
      points + transfers.filter(({ from, to }) => from === "pot" && to === seat).reduce((sum, t) => sum + t.points, 0)
  )

/** What that is worth, seat by seat, with oka and uma or a share of it: thousands more than everybody was given. */
export const finalPoints = ({ ranking, transfers }: Ended, share = 1): readonly number[] => {
  const given = ranking.reduce((sum, { points }) => sum + points, 0) / ranking.length
  const umaOf = (seat: number): number =>
    transfers
      .filter(({ why }) => why === "uma")
      .reduce((sum, { from, to, points }) => sum + (to === seat ? points : from === seat ? -points : 0), 0)
  return ranking
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, points }) => (points - given - (1 - share) * umaOf(seat)) / 1_000)
}
