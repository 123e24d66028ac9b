/** Steps one logged round through the engine, from its wall. */
import * as Result from "effect/Result"
import { type Course, rulesAt } from "../../src/engine/course.ts"
import { gathered } from "../../src/engine/reduce.ts"
import type { Reason } from "../../src/engine/refusal.ts"
import { start, step } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import type { Tile } from "../../src/kernel/tile.ts"
import type { Action } from "../../src/seams/action.ts"
import type { Event } from "../../src/seams/event.ts"
import type { LogEvent, LogRound } from "./log.ts"
import { find, readTiles, writeTile } from "./tiles.ts"

export interface Replayed {
  /** the first thing that the engine did otherwise, or refused */
  readonly problem: { readonly at: number; readonly what: string; readonly reasons: readonly Reason[] } | null
  readonly events: readonly Event[]
  readonly table: Table
}

class Stop extends Error {
  readonly what: string
  readonly reasons: readonly Reason[]
  constructor(what: string, reasons: readonly Reason[] = []) {
    super(what)
    this.what = what
    this.reasons = reasons
  }
}

/** The table as the round begins, with its scores, sticks and repeats. */
const opened = (course: Course, round: LogRound, redFives: boolean): { table: Table; events: readonly Event[] } => {
  const wall = readTiles(round.wall!, redFives)
  const { table, events } = Result.getOrThrow(start(course, { walls: [wall] }, round.dealer))
  const wind = "ESWN".indexOf(round.round[0]!)
  const seats = round.scores.length
  const state = {
    ...table.state,
    points: round.scores,
    pot: 1_000 * round.sticks,
    round: wind,
    // the deal that the round's name counts
    turns: wind * seats + Number(round.round[1]) - 1,
    firstDealer: (round.dealer - (Number(round.round[1]) - 1) + seats) % seats,
    facets: { ...table.state.facets, honba: { now: round.honba, next: 0 } }
  }
  return { table: { ...table, state }, events }
}

/** `after` is told of the table after each event of the log. */
export const replayRound = (
  course: Course,
  round: LogRound,
  redFives: boolean,
  after?: (at: number, table: Table) => void
): Replayed => {
  const begun = opened(course, round, redFives)
  let { table } = begun
  const events: Event[] = [...begun.events]
  const isRed = rulesAt(course, table.state).isRed
  const write = (tile: Tile): string => writeTile(tile, isRed)

  const act = (seat: number, action: Action): void => {
    const next = step(table, seat, action)
    if (Result.isFailure(next)) throw new Stop(`seat ${seat} ${action._tag}`, next.failure.reasons)
    table = next.success.table
    events.push(...next.success.events)
  }
  /** Lets all pass who may answer, but for those who win or claim. */
  const answer = (said: ReadonlyMap<number, Action>): void => {
    for (const seat of said.keys())
      if (!table.asked.includes(seat)) throw new Stop(`seat ${seat} may not answer`, reasonsOf(seat, said.get(seat)!))
    for (const seat of table.asked) act(seat, said.get(seat) ?? { _tag: "pass" })
  }
  const reasonsOf = (seat: number, action: Action): readonly Reason[] => {
    const tried = step(table, seat, action)
    return Result.isFailure(tried) ? tried.failure.reasons : []
  }
  const own = (seat: number): readonly Tile[] => gathered(table.state, seat)
  const need = (seat: number, text: string, among = own(seat)): Tile => {
    const tile = find(among, text, isRed)
    if (tile === undefined) throw new Stop(`seat ${seat} has no ${text}`)
    return tile
  }
  const isOpen = (): boolean => table.state.phase.at === "window"

  const follow = (event: LogEvent): void => {
    const [what, seat, ...rest] = event as [string, number, ...unknown[]]
    switch (what) {
      case "draw": {
        if (isOpen()) answer(new Map())
        const { phase } = table.state
        if (phase.at !== "turn" || phase.seat !== seat || phase.drawn === null)
          throw new Stop(`seat ${seat} draws, the table is ${phase.at}`)
        if (write(phase.drawn) !== rest[0])
          throw new Stop(`seat ${seat} draws ${write(phase.drawn)}, not ${String(rest[0])}`)
        return
      }
      case "riichi":
      case "riichi-accepted":
      case "dora":
        return
      case "discard": {
        const { phase } = table.state
        const drawn = phase.at === "turn" ? phase.drawn : null
        const text = rest[0] as string
        const tile =
          rest[1] === "tsumogiri" && drawn !== null
            ? drawn
            : need(
                seat,
                text,
                table.state.seats[seat]!.concealed.some((t) => write(t) === text)
                  ? table.state.seats[seat]!.concealed
                  : own(seat)
              )
        return act(seat, { _tag: "discard", tile, ...(declared && { declare: "riichi" }) })
      }
      case "chi":
      case "pon":
      case "minkan": {
        const held = [...table.state.seats[seat]!.concealed]
        const tiles = (rest[2] as readonly string[]).map((text) => {
          const tile = need(seat, text, held)
          held.splice(held.indexOf(tile), 1)
          return tile
        })
        return answer(new Map([[seat, { _tag: "claim", what: what === "minkan" ? "kan-open" : what, tiles }]]))
      }
      case "ankan": {
        const kind = need(seat, (rest[0] as readonly string[])[0]!) >> 2
        return act(seat, {
          _tag: "setAside",
          what: "kan-closed",
          tiles: own(seat).filter((tile) => tile >> 2 === kind)
        })
      }
      case "kakan":
        return act(seat, { _tag: "setAside", what: "kan-added", tiles: [need(seat, rest[0] as string)] })
      case "kita":
        return act(seat, { _tag: "setAside", what: "kita", tiles: [need(seat, "4z")] })
      default:
        throw new Stop(`unknown event ${what}`)
    }
  }
  let declared = false
  let at = 0
  try {
    for (; at < round.events.length; at++) {
      const event = round.events[at]!
      follow(event)
      after?.(at, table)
      declared = event[0] === "riichi"
    }
    const { result } = round
    if (result.type === "win") {
      const [first] = result.wins
      if (first!.from === first!.seat) act(first!.seat, { _tag: "win" })
      else answer(new Map(result.wins.map((win) => [win.seat, { _tag: "win" }])))
    } else if (result.reason === "kyuushu-kyuuhai") {
      const { phase } = table.state
      act(phase.at === "turn" ? phase.seat : -1, { _tag: "declare", what: "nine-orphans" })
    } else if (isOpen() && table.state.outcome === null) answer(new Map())
    if (table.state.outcome === null) throw new Stop(`the round goes on, ${table.state.phase.at}`)
    return { problem: null, events, table }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { problem: { at, what: error.what, reasons: error.reasons }, events, table }
  }
}
