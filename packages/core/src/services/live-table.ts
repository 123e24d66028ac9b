import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import * as SubscriptionRef from "effect/SubscriptionRef"
import type { Course } from "../engine/course.ts"
import { start, step, waitingFor } from "../engine/step.ts"
import { view } from "../engine/view.ts"
import type { Labels } from "../rules/variant.ts"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import { LogBroken } from "./errors.ts"
import type { Player } from "./players.ts"
import { Showing } from "./showing.ts"
import type { LogEntry, StoredTable, TableRecord } from "./store.ts"

/** A table in memory. Everything in it changes only while its lock is held. */
export interface LiveTable {
  readonly record: TableRecord
  readonly course: Course
  readonly labels: Labels
  readonly showing: Showing
  readonly lock: Semaphore.Semaphore
  /** by seat: what its token hashes to */
  tokens: readonly (string | null)[]
  /** entries of the log that are played */
  length: number
  /** counts the events shown, for those who follow them */
  readonly shown: SubscriptionRef.SubscriptionRef<number>
  /** wakes whoever drives the table */
  readonly bell: Queue.Queue<void>
}

/** Plays a table's log from its seed: the same table that was left. */
export const rebuild = Effect.fnUntraced(function* (
  { record, tokens, log }: StoredTable,
  { rules: course, labels }: { readonly rules: Course; readonly labels: Labels },
  now: number
) {
  const { id } = record
  const opened = start(course, { seed: record.seed })
  if (Result.isFailure(opened)) return yield* new LogBroken({ id, detail: opened.failure.message })
  // a window that was open is given its whole time again; what was held back in it is shown
  const showing = new Showing(opened.success, 0, now)
  for (const [at, { seat, action }] of log.entries()) {
    const next = step(showing.truth, seat, action)
    if (Result.isFailure(next)) return yield* new LogBroken({ id, detail: `entry ${at} is refused` })
    showing.record(seat, action, next.success, now)
  }
  showing.windowMs = record.claimWindow
  showing.openAgain(now)
  const live: LiveTable = {
    record,
    course,
    labels,
    showing,
    lock: yield* Semaphore.make(1),
    tokens,
    length: log.length,
    shown: yield* SubscriptionRef.make(showing.events.length),
    bell: yield* Queue.sliding<void>(1)
  }
  return live
})

/** The seats for persons in which nobody sits yet. */
export const openSeats = ({ record, tokens }: LiveTable): readonly Seat[] =>
  record.seats.flatMap(({ kind }, seat) => (kind === "person" && tokens[seat] === null ? [seat] : []))

/** What a table does by itself next: `wait` until the time given, or until somebody acts. */
export type Move =
  | { readonly do: "show" }
  | { readonly do: "act"; readonly entry: LogEntry }
  | { readonly do: "wait"; readonly until: number | null }

/** Decides from what is there alone, so that it does not matter who asks, or how often. */
export const nextMove = (
  live: LiveTable,
  players: ReadonlyMap<string, Player>,
  random: () => number,
  now: number
): Move => {
  const { showing, record, course } = live
  if (openSeats(live).length > 0) return { do: "wait", until: null }
  const over = showing.windowEnds !== null && now >= showing.windowEnds
  if (showing.holds) return over ? { do: "show" } : { do: "wait", until: showing.windowEnds }
  const { truth } = showing
  const waiting = waitingFor(truth)
  const persons = record.seats.some(({ kind }) => kind === "person")
  for (const seat of waiting) {
    const plan = record.seats[seat]!
    if (plan.kind === "person") continue
    // between two deals a person decides, where there is one
    if (persons && truth.state.phase.at === "between") continue
    return { do: "act", entry: { seat, action: answerOf(players.get(plan.strength), course, live, seat, random) } }
  }
  const late = waiting[0]
  if (over && late !== undefined && truth.state.phase.at === "window")
    return { do: "act", entry: { seat: late, action: { _tag: "pass" } } }
  return { do: "wait", until: showing.windowEnds }
}

/** What a bot does; where it fails, or does what it may not, the plainest thing that is allowed. */
const answerOf = (
  player: Player | undefined,
  course: Course,
  { showing }: LiveTable,
  seat: Seat,
  random: () => number
): Action => {
  const own = view(showing.truth, seat)
  const plain = own.legal.find(({ _tag }) => _tag === "pass") ?? own.legal.findLast(({ _tag }) => _tag === "discard")
  try {
    const action = player?.act(course, own, random)
    if (action !== undefined && Result.isSuccess(step(showing.truth, seat, action))) return action
  } catch {
    // a table must not stand still because a bot fell over
  }
  return plain ?? own.legal[0]!
}
