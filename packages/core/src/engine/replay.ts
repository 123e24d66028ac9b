import * as Result from "effect/Result"
import type { Tile } from "../kernel/tile.ts"
import type { Action } from "../seams/action.ts"
import type { Event } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"
import type { Course } from "./course.ts"
import type { Refusal } from "./refusal.ts"
import { type BadSource, checkSeed, commitmentOf, type Source, wallOf } from "./source.ts"
import { start, step } from "./step.ts"
import type { Table } from "./table.ts"
import { rulesAt } from "./course.ts"
import { nextPlace, type Taken, undrawn } from "./wall.ts"

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
  const source = sourceOf(end.reveal)
  if (Result.isFailure(source)) return Result.fail(source.failure)
  const deals: { deal: number; matches: boolean }[] = []
  let stage = course.first
  let wall: readonly Tile[] = []
  let taken: Taken = { front: 0, back: 0 }
  const turned = { indicator: 0, under: 0 }
  /** who holds a tile drawn in turn and has done nothing with it: a late claim by another puts it back */
  let drawer: number | null = null
  /** what the wall gave each seat, seen or not: nobody shows another tile */
  let given: Set<Tile>[] = []
  const hold = (right: boolean): void => {
    const deal = deals.at(-1)
    if (deal !== undefined && !right) deal.matches = false
  }
  const see = (tile: Tile, at: number, seat: number): void => {
    hold(tile < 0 || tile === wall[at])
    given[seat]?.add(wall[at]!)
  }
  for (const event of events) {
    const { wall: slot, tiles, deal } = rulesAt(course, { stage }).slots
    if (event._tag === "LevelChosen") stage = course.stages.findIndex((s) => s.id === event.stage)
    const taker = event._tag === "Claimed" ? event.seat : event._tag === "Won" ? event.wins[0]!.seat : null
    if (drawer !== null && taker !== null && taker !== drawer) {
      taken = undrawn(slot, wall.length, taken)
      given[drawer]?.delete(wall[nextPlace(slot, wall.length, taken, false).at]!)
    }
    if (taker !== null || event._tag === "Discarded" || event._tag === "SetAside") drawer = null
    if (event._tag === "Drew") {
      drawer = event.after === null ? event.seat : null
      const { at, ...after } = nextPlace(slot, wall.length, taken, event.after !== null)
      taken = after
      see(event.tile, at, event.seat)
    }
    if (event._tag === "Revealed") {
      hold(event.tile === wall[slot.turned(event.as, turned.indicator, turned.under, wall.length)])
      turned[event.as] += 1
    }
    const { seat, tiles: shown } = shownOf(event)
    for (const tile of shown) hold(tile < 0 || given[seat]?.has(tile) === true)
    if (event._tag !== "Dealt") continue
    const made = wallOf(source.success, event.deal, tiles.all)
    if (Result.isFailure(made)) return Result.fail(made.failure)
    wall = made.success
    turned.indicator = 0
    turned.under = 0
    given = event.hands.map(() => new Set())
    deals.push({ deal: event.deal, matches: true })
    const dealt = dealtOrder(event, deal.packets)
    for (const [at, { tile, seat }] of dealt.entries()) see(tile, at, seat)
    taken = { front: dealt.length, back: 0 }
  }
  return Result.succeed({ committed: commitmentOf(source.success) === first.commitment, deals })
}

const sourceOf = (reveal: string): Result.Result<Source, BadSource> => {
  if (!reveal.startsWith("[")) return Result.map(checkSeed(reveal), (seed) => ({ seed }))
  try {
    return Result.succeed({ walls: JSON.parse(reveal) as readonly (readonly Tile[])[] })
  } catch {
    return Result.fail({ _tag: "BadWall", deal: 0, message: "The revealed walls are not lists of tiles." })
  }
}

/** The tiles of its own that a seat lets everybody see with an event. */
const shownOf = (event: Event): { readonly seat: number; readonly tiles: readonly Tile[] } => {
  if (event._tag === "Discarded") return { seat: event.seat, tiles: [event.tile] }
  if (event._tag === "Claimed" || event._tag === "SetAside") return event
  return { seat: -1, tiles: [] }
}

/** The dealt tiles in the order they left the wall. */
const dealtOrder = (event: Extract<Event, { _tag: "Dealt" }>, packets: readonly number[]) => {
  const out: { readonly tile: Tile; readonly seat: number }[] = []
  let taken = 0
  for (const size of packets) {
    for (let i = 0; i < event.hands.length; i++) {
      const seat = (event.dealer + i) % event.hands.length
      for (const tile of event.hands[seat]!.slice(taken, taken + size)) out.push({ tile, seat })
    }
    taken += size
  }
  return out
}
