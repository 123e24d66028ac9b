/** How the rounds of a game follow on from one another, and what is held at its end. */
import type { LogGame, LogRound } from "../log.ts"
import { nextHead, type Played, scoresAfter } from "../write/round.ts"
import { type Ended, finalPoints, finalScores } from "../write/neutral.ts"

/** How far on in a match a round is; the deal is repeated less than a thousand times. */
const turnOf = ({ round, honba, scores }: Pick<LogRound, "round" | "honba" | "scores">): number =>
  1_000 * (scores.length * "ESWN".indexOf(round[0]!) + Number(round[1])) + (honba % 1_000)

/** Only of these it is known when a match is over and who gets what is left. */
const isHouseKnown = ({ server }: LogGame): boolean => server === "tenhou"

export interface Followed {
  readonly head: LogRound
  readonly played: Played
}

export interface Heads {
  readonly unlike: readonly string[]
  /** why nothing can be said of how it began */
  readonly unknown: string | null
}

const gap = "rounds are missing before it: its beginning is not compared"
const over = "the match was over before it, as this house is known to play"

const row = (value: string | number | readonly number[]): string | number =>
  typeof value === "object" ? value.join() : value

/** What in the head of a round does not follow from the round before. */
export const unlikeHead = (game: LogGame, round: LogRound, before: Followed | null): Heads => {
  if (before === null) return { unlike: unlikeStart(game, round), unknown: null }
  const due = nextHead(before.head, before.played)
  if (due === null) return { unlike: [], unknown: isHouseKnown(game) ? over : null }
  const scores = due.scores.join() === round.scores.join()
  if (!scores && turnOf(round) > turnOf(due)) return { unlike: unlikeStart(game, round), unknown: gap }
  return {
    unlike: (["round", "honba", "sticks", "dealer", "scores"] as const).flatMap((what) =>
      row(due[what]) === row(round[what]) ? [] : [`begins with ${what} ${row(due[what])}, not ${row(round[what])}`]
    ),
    unknown: null
  }
}

/** Everybody was given the same thousands, whatever changed hands since. */
const unlikeStart = (
  { rules: { players } }: LogGame,
  { scores, sticks, honba, round }: LogRound
): readonly string[] => {
  const total = scores.reduce((sum, points) => sum + points, 1_000 * sticks)
  if (total % (1_000 * players) !== 0) return [`${scores.join()} and ${sticks} sticks: not the same for everybody`]
  return round === "E1" && honba === 0 && sticks > 0 ? [`${sticks} sticks lie there before anything was played`] : []
}

/** Private tables and those that play for chips have rates of their own; a ranked room has none of the higher bits. */
const isRanked = ({ rules: { ownRates, goType } }: LogGame): boolean => ownRates !== true && (goType ?? 0) < 0x100

/** Whatever places are worth, one gets what another loses, and the better place is worth more. */
const isFair = (scores: readonly number[], worth: readonly number[]): boolean =>
  scores.every((own, seat) => scores.every((other, at) => own <= other || worth[seat]! >= worth[at]!))

/** Logs round to whole points or to a tenth. The first has what the others lose, however that was rounded. */
const isWorth = (worth: readonly number[], { ranking }: Ended, exact: readonly number[]): boolean => {
  const off = worth.every(Number.isInteger) ? 0.501 : 0.051
  return ranking.every(({ seat, place }) => place === 1 || Math.abs(worth[seat]! - exact[seat]!) < off)
}

/** Old logs of matches of one round are found with half the uma. */
const sharesOf = ({ rules: { length } }: LogGame): readonly number[] => (length === "tonpuu" ? [1, 0.5] : [1])

const unlikePoints = (game: LogGame, scores: readonly number[], ended: Ended): readonly string[] => {
  const worth = game.final?.points
  if (worth == null) return []
  const isEven = Math.abs(worth.reduce((sum, one) => sum + one, 0)) < 0.05
  const isRight = isRanked(game)
    ? sharesOf(game).some((share) => isWorth(worth, ended, finalPoints(ended, share)))
    : isFair(scores, worth)
  if (isEven && isRight) return []
  return [`${scores.join()} are worth ${isRanked(game) ? `${finalPoints(ended).join()}, ` : ""}not ${worth.join()}`]
}

/** What in the end of a game does not follow from its last round. */
export const unlikeFinal = (game: LogGame, last: Followed | null): readonly string[] => {
  if (last === null || game.final == null || !isHouseKnown(game)) return []
  const after = scoresAfter(last.head, last.played)
  const said = game.final.scores?.join()
  const ended = last.played.events.findLast((event) => event._tag === "Ended")
  // where other points are told, it is the end of rounds that are not in the log
  if (ended === undefined) return said === after.join() ? ["the match goes on after its last round"] : []
  const scores = finalScores(after, ended)
  return [
    ...(said === undefined || said === scores.join() ? [] : [`ends with ${scores.join()}, not ${said}`]),
    ...unlikePoints(game, scores, ended)
  ]
}
