/** Games against the engine: what was refused, what came out otherwise, what was offered otherwise. */
import type { Course } from "../../../src/engine/course.ts"
import { HIDDEN, type Tile } from "../../../src/kernel/tile.ts"
import { courseFor, unknownIn } from "../course.ts"
import { type LogGame, type LogRound, offersIn, seatsAmiss, underUntold } from "../log.ts"
import { replayRound } from "../round.ts"
import { seenRound } from "../seen.ts"
import { joinTiles, writeTile } from "../tiles.ts"
import { wallOf } from "../wall.ts"
import { eventsOf, type Played, resultOf } from "../write/round.ts"
import { type Followed, unlikeFinal, unlikeHead } from "./heads.ts"
import { unlikeTable } from "./moves.ts"
import { type Ending, unlikeResult } from "./result.ts"

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

/** Steps a game through the engine and adds what it finds to the tally. */
export const compareGame = (total: Tally, game: LogGame): void => {
  total.games++
  const comparison = new Comparison(total, game)
  for (const what of unknownIn(game)) total.lines.push(`${game.id} ${what}`)
  for (const what of game.leftOut ?? []) total.lines.push(`${game.id} not compared: ${what}`)
  for (const round of game.rounds) comparison.add(round)
  comparison.end()
}

/** What a log of hidden hands says of a round, as far as it can be followed. */
type Outcome = { readonly played: Played | null; readonly wrong: readonly string[] }

class Comparison {
  readonly total: Tally
  readonly game: LogGame
  readonly course: Course
  /** whether the log says when a stick is paid */
  readonly tellsSticks: boolean
  /** whether it says what was offered: where an event has no offers then, there were none */
  readonly tellsOffers: boolean
  /** the round before, where it came to its end */
  before: Followed | null = null

  constructor(total: Tally, game: LogGame) {
    this.total = total
    this.game = game
    this.course = courseFor(game)
    this.tellsSticks = game.rounds.some(({ events }) => events.some(([what]) => what === "riichi-accepted"))
    this.tellsOffers = game.rounds.some(({ events }) => events.some((event) => offersIn(event) !== null))
  }

  say(round: LogRound, lines: readonly string[]): void {
    for (const line of lines) this.total.lines.push(`${this.game.id} ${round.round}.${round.honba} ${line}`)
  }

  write(tile: number): string {
    return writeTile(tile, this.course.stages[0]!.rules.isRed)
  }

  /** A round that cannot be followed at all is one that is refused: the others go on. */
  add(round: LogRound): void {
    this.total.rounds++
    const { before } = this
    this.before = null
    try {
      const amiss = seatsAmiss(this.game, round)
      if (amiss !== null) throw new Refused(amiss)
      const { unlike, unknown } = unlikeHead(this.game, round, before)
      if (unknown !== null) this.say(round, [unknown])
      const { played, wrong } = this.follow(round)
      this.before = played === null ? null : { head: round, played }
      const all = [...unlike, ...wrong]
      if (all.length > 0) this.total.wrong++
      this.say(round, all)
    } catch (error) {
      this.total.refused++
      this.say(round, [error instanceof Refused ? error.message : `cannot be followed: ${(error as Error).message}`])
    }
  }

  /** How a match ends is told and counts as no round: the same house has ended its matches in several ways. */
  end(): void {
    const last = this.game.rounds.at(-1)
    if (last !== undefined) this.say(last, unlikeFinal(this.game, this.before))
  }

  follow(round: LogRound): Outcome {
    const wall = round.wall ?? wallOf(round, this.game.rules)
    return wall === null ? this.see(round) : this.replay({ ...round, wall }, round.wall != null)
  }

  /** All hands are known; where the wall was not, it was made of what is told. */
  replay(round: LogRound, isWallTold: boolean): Outcome {
    const { problem, events, table } = replayRound(this.course, round, this.game.rules.redFives)
    if (problem !== null) {
      const bans = problem.reasons.map(({ id, clause }) => ` [${id} ${clause}]`).join("")
      throw new Refused(`event ${problem.at}: ${problem.what}${bans}`)
    }
    const hands = events.find((event) => event._tag === "Dealt")!.hands
    const haipai = hands.map((hand) => hand.map((tile) => this.write(tile)).join(""))
    return this.judge(round, { events, state: table.state }, haipai, isWallTold ? null : underUntold(round))
  }

  /** One hand is known: what its seat was offered, and hands that were shown at the end. */
  see(round: LogRound): Outcome {
    if (round.haipai.every((hand) => hand === null)) {
      this.say(round, ["not compared: every hand is hidden"])
      return { played: null, wrong: [] }
    }
    const { offers, unlike, played, untold } = seenRound(this.course, round, (tile) => this.write(tile))
    if (this.tellsOffers) {
      this.total.offers += offers
      this.total.unlike += unlike.length
      this.say(round, unlike)
    }
    const recorder = round.haipai.findIndex((hand) => hand !== null)
    return this.judge(round, played, [], untold, recorder)
  }

  /** What of a round is otherwise, its end too but where that is not told. */
  judge(
    round: LogRound,
    played: Played,
    haipai: readonly string[],
    untold: string | null,
    recorder: number | null = null
  ): Outcome {
    const write = (tile: Tile): string => this.write(tile)
    const indicator = played.events.find((event) => event._tag === "Revealed")
    const told = {
      haipai,
      doraIndicator: indicator === undefined ? round.doraIndicator : write(indicator.tile),
      events: eventsOf(played.events, write)
    }
    const moves = unlikeTable(round, told, this.tellsSticks)
    if (untold !== null) {
      this.say(round, [`not compared to its end: ${untold}`])
      return { played: null, wrong: moves }
    }
    const result = resultOf(round, played, write)
    if (result.type === "win") this.total.wins += result.wins.length
    return { played, wrong: [...moves, ...unlikeResult(round, result, this.ending(played, recorder))] }
  }

  ending({ state }: Played, recorder: number | null): Ending {
    const handOf = (tiles: readonly Tile[]): string =>
      joinTiles(tiles.filter((tile) => tile !== HIDDEN).map((tile) => this.write(tile)))
    return {
      hands: state.seats.map(({ concealed }) => handOf(concealed)),
      recorder
    }
  }
}

class Refused extends Error {}
