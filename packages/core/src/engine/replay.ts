import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import type { Event } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"
import type { Course } from "./course.ts"
import type { Refusal } from "./refusal.ts"
import { type BadSource, commitmentOf, type Source, wallOf } from "./source.ts"
import { start, step } from "./step.ts"
import type { Table } from "./table.ts"
import { rulesAt } from "./course.ts"
import { nextPlace, type Taken } from "./wall.ts"

/** All that a match is made from: from it any state, view or score is made again. */
export interface MatchLog {
  readonly source: Source
  readonly firstDealer: Seat
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
}

/** One moment of a replay. */
export interface Moment {
  readonly table: Table
  readonly events: readonly Event[]
}

/** Plays a log again, one moment for the deal and one for each action. The first refusal ends it. */
export const replay = (
  course: Course,
  log: MatchLog
): Result.Result<readonly Moment[], BadSource | (Refusal & { readonly at: number })> => {
  const opened = start(course, log.source, log.firstDealer)
  if (Result.isFailure(opened)) return Result.fail(opened.failure)
  const moments: Moment[] = [opened.success]
  for (const [at, { seat, action }] of log.actions.entries()) {
    const next = step(moments.at(-1)!.table, seat, action)
    if (Result.isFailure(next)) return Result.fail({ ...next.failure, at })
    moments.push(next.success)
  }
  return Result.succeed(moments)
}

/** What a player finds out who holds the revealed seed against what was shown before. */
export interface ShuffleReport {
  readonly committed: boolean
  readonly deals: readonly { readonly deal: number; readonly matches: boolean }[]
}

/** Holds the events of a match, all hands shown, against the seed revealed at its end. FJ-1.37 */
export const verifyShuffle = (course: Course, events: readonly Event[]): Result.Result<ShuffleReport, BadSource> => {
  const end = events.find((e) => e._tag === "Ended")
  const first = events.find((e) => e._tag === "Dealt")
  if (end === undefined || first === undefined)
    return Result.fail({
      _tag: "BadSeed",
      deal: 0,
      message: "The match has not ended, so its seed is not revealed yet."
    })
  const source: Source = end.reveal.startsWith("[") ? { walls: JSON.parse(end.reveal) } : { seed: end.reveal }
  const deals: { deal: number; matches: boolean }[] = []
  let stage = course.first
  let wall: readonly Tile[] = []
  let taken: Taken = { front: 0, back: 0 }
  const see = (tile: Tile, at: number): void => {
    if (tile >= 0 && tile !== wall[at]) deals.at(-1)!.matches = false
  }
  for (const event of events) {
    const { wall: slot, tiles, deal } = rulesAt(course, { stage }).slots
    if (event._tag === "LevelChosen") stage = course.stages.findIndex((s) => s.id === event.stage)
    if (event._tag === "Drew") {
      const { at, ...after } = nextPlace(slot, wall.length, taken, event.after !== null)
      see(event.tile, at)
      taken = after
    }
    if (event._tag !== "Dealt") continue
    const made = wallOf(source, event.deal, tiles.all)
    if (Result.isFailure(made)) return Result.fail(made.failure)
    wall = made.success
    deals.push({ deal: event.deal, matches: true })
    const dealt = dealtOrder(event, deal.packets)
    for (const [at, tile] of dealt.entries()) see(tile, at)
    taken = { front: dealt.length, back: 0 }
  }
  return Result.succeed({ committed: commitmentOf(source) === first.commitment, deals })
}

/** The dealt tiles in the order they left the wall. */
const dealtOrder = (event: Extract<Event, { _tag: "Dealt" }>, packets: readonly number[]): number[] => {
  const out: number[] = []
  let taken = 0
  for (const size of packets) {
    for (let i = 0; i < event.hands.length; i++) {
      const hand = event.hands[(event.dealer + i) % event.hands.length]!
      out.push(...hand.slice(taken, taken + size))
    }
    taken += size
  }
  return out
}
