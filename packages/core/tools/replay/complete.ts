/** A game whose wins are told in full: what its log leaves out is counted by the engine. */
import { courseFor } from "./course.ts"
import type { LogGame, LogRound, LogWin } from "./log.ts"
import { replayRound } from "./round.ts"
import { writeTile } from "./tiles.ts"
import { wallOf } from "./wall.ts"
import { resultOf } from "./write/round.ts"

const told = <A extends object>(fields: A): Partial<A> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<A>

const together = (engine: LogWin, log: LogWin): LogWin => ({
  ...engine,
  ...told(log),
  expected: { ...engine.expected, ...told(log.expected) }
})

/** A round that cannot be followed stays as it is told. */
export const completed = (game: LogGame): LogGame => {
  const course = courseFor(game)
  const { isRed } = course.stages[0]!.rules
  const complete = (round: LogRound): LogRound => {
    const { result } = round
    if (result.type === "draw") return round
    try {
      const wall = round.wall ?? wallOf(round, game.rules)
      if (wall === null) return round
      const { problem, events, table } = replayRound(course, { ...round, wall }, game.rules.redFives)
      if (problem !== null) return round
      const engine = resultOf(round, { events, state: table.state }, (tile) => writeTile(tile, isRed))
      if (engine.type === "draw") return round
      const wins = result.wins.map((win) => {
        const own = engine.wins.find(({ seat }) => seat === win.seat)
        return own === undefined ? win : together(own, win)
      })
      return { ...round, result: { ...result, wins } }
    } catch {
      return round
    }
  }
  return { ...game, rounds: game.rounds.map(complete) }
}
