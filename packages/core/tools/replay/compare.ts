import * as Result from "effect/Result"
import { type Course, steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import type { Event } from "../../src/seams/event.ts"
import { sets } from "../../src/variants/riichi/sets.ts"
import type { LogGame, LogRound, LogWin } from "./log.ts"
import { asLogged, drawNames, nameOf } from "./names.ts"
import { replayRound } from "./round.ts"
import { offersOf } from "./seen.ts"
import { writeTile } from "./tiles.ts"
import { wallOf } from "./wall.ts"
import { deltasOf } from "./write/neutral.ts"

/** What was found over all games: counts, and a line for each difference. */
export interface Tally {
  games: number
  rounds: number
  refused: number
  wins: number
  wrong: number
  offers: number
  unlike: number
  readonly lines: string[]
}
export const newTally = (): Tally => ({
  games: 0,
  rounds: 0,
  refused: 0,
  wins: 0,
  wrong: 0,
  offers: 0,
  unlike: 0,
  lines: []
})

/** The preset that fits a game, with what the game itself says. */
export const courseFor = ({ server, rules: { players, redFives, openTanyao, length } }: LogGame) => {
  const house = server === "majsoul" ? "majsoul" : "tenhou"
  const { layers, options = {} } = sets.find((set) => set.id === `riichi/${house}${players === 3 ? "-sanma" : ""}`)!
  return steady(
    Result.getOrThrow(
      compile(layers, {
        ...options,
        "riichi/tiles": { ...options["riichi/tiles"], redFives: redFives ? 3 : 0 },
        ...(players === 3 && { "riichi/three-seats": { redFives: redFives ? 2 : 0 } }),
        "riichi/yaku": { ...options["riichi/yaku"], openTanyao },
        "riichi/match": { ...options["riichi/match"], rounds: length === "tonpuu" ? 1 : 2 }
      })
    )
  )
}

const sorted = (yaku: Readonly<Record<string, number>>): string =>
  Object.entries(yaku)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, n]) => `${id} ${n}`)
    .join(", ")

const expectedYaku = ({ expected }: LogWin): string => {
  const all: Record<string, number> = {}
  const yakuman = Object.entries(expected.yakuman ?? {})
  for (const [id, n] of yakuman.length > 0
    ? yakuman.map(([id]) => [id, 1] as const)
    : Object.entries(expected.yaku ?? {})) {
    const name = nameOf(id)
    all[name] = (all[name] ?? 0) + n
  }
  return sorted(all)
}

/** Why a win or a draw is not as it was. */
const differences = (round: LogRound, events: readonly Event[]): readonly string[] => {
  const settled = events.findLast((event) => event._tag === "Settled")!
  const deltas = deltasOf(settled, round.scores.length)
  const { result } = round
  if (result.type === "draw") {
    const why = events.findLast((event) => event._tag === "NoWinner")?.why
    return [
      ...(result.reason === undefined || why === drawNames[result.reason]
        ? []
        : [`drawn for ${why}, not ${result.reason}`]),
      ...(result.deltas.length === 0 || deltas.join() === result.deltas.join()
        ? []
        : [`draw pays ${deltas.join()}, not ${result.deltas.join()}`])
    ]
  }
  const summed = round.scores.map((_, seat) => result.wins.reduce((sum, win) => sum + win.expected.deltas[seat]!, 0))
  const out: string[] = deltas.join() === summed.join() ? [] : [`pays ${deltas.join()}, not ${summed.join()}`]
  for (const win of result.wins) {
    const score = settled.scores.find((one) => one.seat === win.seat)
    if (score === undefined) {
      out.push(`seat ${win.seat} did not win`)
      continue
    }
    if (win.expected.yaku === undefined) continue
    const counted: Record<string, number> = {}
    for (const { element, unit, amount } of score.lines) {
      if (unit === "fu") continue
      const name = asLogged[element] ?? element
      counted[name] = (counted[name] ?? 0) + amount
    }
    const mine = sorted(counted)
    if (mine !== expectedYaku(win)) out.push(`yaku ${mine}, not ${expectedYaku(win)}`)
    if ((score.units["yakuman"] ?? 0) > 0) continue
    const raw = score.units["fu"] ?? 0
    const fu = raw === 25 ? 25 : Math.ceil(raw / 10) * 10
    if (score.units["han"] !== win.expected.han) out.push(`${score.units["han"]} han, not ${win.expected.han}`)
    if (win.expected.fu !== undefined && fu !== win.expected.fu) out.push(`${fu} fu, not ${win.expected.fu}`)
  }
  return out
}

/** A round of a log that hides hands: only what was offered can be compared. */
const compareOffers = (total: Tally, course: Course, round: LogRound): readonly string[] => {
  const { isRed } = course.stages[0]!.rules
  const { offers, unlike } = offersOf(course, round, (tile) => writeTile(tile, isRed))
  total.offers += offers
  total.unlike += unlike.length
  return unlike
}

const compareRound = (total: Tally, course: Course, round: LogRound, redFives: boolean): readonly string[] => {
  const { problem, events } = replayRound(course, round, redFives)
  if (problem !== null) {
    total.refused++
    const bans = problem.reasons.map(({ id, clause }) => ` [${id} ${clause}]`).join("")
    return [`event ${problem.at}: ${problem.what}${bans}`]
  }
  if (round.result.type === "win") total.wins += round.result.wins.length
  const wrong = differences(round, events)
  if (wrong.length > 0) total.wrong++
  return wrong
}

/** Steps a game through the engine and adds what it finds to the tally. */
export const compareGame = (total: Tally, game: LogGame): void => {
  total.games++
  const course = courseFor(game)
  for (const round of game.rounds) {
    total.rounds++
    for (const one of compareAny(total, course, game, round))
      total.lines.push(`${game.id} ${round.round}.${round.honba} ${one}`)
  }
}

/** A round that cannot be followed at all is one that is refused: the others go on. */
const compareAny = (total: Tally, course: Course, { rules }: LogGame, round: LogRound): readonly string[] => {
  try {
    const wall = round.wall ?? wallOf(round, rules)
    if (wall !== null) return compareRound(total, course, { ...round, wall }, rules.redFives)
    return JSON.stringify(round.events).includes('"offered"') ? compareOffers(total, course, round) : []
  } catch (error) {
    total.refused++
    return [`cannot be followed: ${(error as Error).message}`]
  }
}
