import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as RcMap from "effect/RcMap"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { explainReasons } from "../engine/explain.ts"
import { offers } from "../engine/legal.ts"
import { checkSeed } from "../engine/source.ts"
import { type Step, step, why } from "../engine/step.ts"
import { type View, view } from "../engine/view.ts"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import type { LegalActions, MatchResult, NewTable, TableInfo } from "../wire/table.ts"
import {
  ActionRefused,
  LogBroken,
  NotSeated,
  PositionGone,
  type RulesRefused,
  type RulesUnknown,
  SeatsOpen,
  SeatsRefused,
  SeatTaken,
  SeedRefused,
  type StoreFailed,
  type TableNotFound
} from "./errors.ts"
import { type LiveTable, nextMove, openSeats, rebuild } from "./live-table.ts"
import { Players } from "./players.ts"
import { resultOf, seatsOf } from "./result.ts"
import { RuleBook } from "./rule-book.ts"
import type { Numbered } from "./showing.ts"
import { Shuffle } from "./shuffle.ts"
import { type LogEntry, type News, Store, type TableRecord } from "./store.ts"
import { hashOf, newToken } from "./token.ts"

/** Somebody at a table: a seat, or an onlooker. */
export type Viewer = Seat | "onlooker"

/** What may go wrong with any table. */
export type TableProblem = TableNotFound | StoreFailed | LogBroken

export interface VersionedView {
  readonly version: number
  readonly view: View
}

export interface TablesOptions {
  /** milliseconds that a claim window lasts where two or more persons play, unless the table says otherwise */
  readonly claimWindow: number
  /** how long a table that nobody looks at stays in memory */
  readonly idle: Duration.Input
}

const byDefault: TablesOptions = { claimWindow: 1500, idle: "10 minutes" }

/** Tables at which persons and bots play. What is hidden never leaves here but in the view of the seat that may see it. */
export class Tables extends Context.Service<
  Tables,
  {
    readonly create: (
      table: NewTable
    ) => Effect.Effect<TableInfo, RulesRefused | RulesUnknown | SeatsRefused | SeedRefused | TableProblem>
    readonly info: (id: string) => Effect.Effect<TableInfo, TableProblem>
    /** Sits down, at the first free seat or the one named, and gets the token that opens it. */
    readonly join: (
      id: string,
      seat?: Seat
    ) => Effect.Effect<{ readonly seat: Seat; readonly token: string }, SeatTaken | TableProblem>
    readonly seatOf: (id: string, token: string) => Effect.Effect<Seat, NotSeated | TableProblem>
    readonly view: (id: string, viewer: Viewer) => Effect.Effect<VersionedView, TableProblem>
    readonly legal: (id: string, seat: Seat) => Effect.Effect<LegalActions, TableProblem>
    /** Does something at the position that `version` names, and says the version after it. */
    readonly act: (
      id: string,
      seat: Seat,
      version: number,
      action: Action
    ) => Effect.Effect<number, ActionRefused | PositionGone | SeatsOpen | TableProblem>
    /** The viewer's own row of events from the one after `after` on, those to come too. */
    readonly events: (id: string, viewer: Viewer, after: number) => Stream.Stream<Numbered, TableProblem>
    readonly result: (id: string) => Effect.Effect<MatchResult, TableProblem>
  }
>()("@feljong/core/Tables") {
  static readonly layer = (
    options: Partial<TablesOptions> = {}
  ): Layer.Layer<Tables, never, RuleBook | Shuffle | Players | Store> =>
    Layer.effect(Tables, make({ ...byDefault, ...options }))
}

const numberOf = (viewer: Viewer): number => (viewer === "onlooker" ? -1 : viewer)

const make = Effect.fnUntraced(function* ({ claimWindow, idle }: TablesOptions) {
  const book = yield* RuleBook
  const shuffle = yield* Shuffle
  const { byStrength } = yield* Players
  const store = yield* Store

  const load = Effect.fnUntraced(function* (id: string) {
    const stored = yield* store.load(id)
    const opened = yield* Effect.mapError(
      book.course(stored.record.rules),
      ({ _tag }) => new LogBroken({ id, detail: _tag })
    )
    return yield* rebuild(stored, opened, yield* Clock.currentTimeMillis)
  })

  const inMemory = yield* RcMap.make({
    lookup: (id: string) => Effect.tap(load(id), (live) => Effect.forkScoped(drive(live))),
    idleTimeToLive: idle
  })
  // an id that leads nowhere must not be remembered
  const get = (id: string) => Effect.tapCause(RcMap.get(inMemory, id), () => RcMap.invalidate(inMemory, id))

  const use = <A, E>(id: string, f: (live: LiveTable) => Effect.Effect<A, E>): Effect.Effect<A, E | TableProblem> =>
    Effect.scoped(Effect.flatMap(get(id), f))

  /** With the lock held. What is once begun is finished, whoever hangs up. */
  const alone = <A, E>(live: LiveTable, effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Semaphore.withPermit(live.lock, Effect.uninterruptible(effect))

  const announce = (live: LiveTable) =>
    Effect.andThen(
      SubscriptionRef.set(live.shown, live.showing.events.length),
      Effect.asVoid(Queue.offer(live.bell, undefined))
    )

  const stepOf = (live: LiveTable, { seat, action }: LogEntry): Effect.Effect<Step, LogBroken> =>
    Effect.mapError(
      Effect.fromResult(step(live.showing.truth, seat, action)),
      () => new LogBroken({ id: live.record.id, detail: `entry ${live.length} is refused` })
    )

  const record = (live: LiveTable, { seat, action }: LogEntry, done: Step) =>
    Effect.map(Clock.currentTimeMillis, (now) => {
      live.showing.record(seat, action, done, now)
      live.length += 1
    })

  /** Plays what another process has written to the log meanwhile. */
  const catchUp = Effect.fnUntraced(function* (live: LiveTable) {
    const { log, tokens } = yield* store.load(live.record.id)
    live.tokens = tokens
    for (const entry of log.slice(live.length)) {
      // the other process showed it already
      while (live.showing.holds) live.showing.release(Number.POSITIVE_INFINITY)
      yield* record(live, entry, yield* stepOf(live, entry))
    }
    yield* announce(live)
  })

  const hear = ({ id, length }: News): Effect.Effect<void> =>
    Effect.gen(function* () {
      if (!(yield* RcMap.has(inMemory, id))) return
      const live = yield* get(id)
      const catchUpIfBehind = Effect.suspend(() =>
        length === null || live.length < length ? catchUp(live) : Effect.void
      )
      yield* alone(live, catchUpIfBehind)
    }).pipe(
      Effect.scoped,
      Effect.catchCause((cause) => Effect.logError("a table could not follow another process", cause))
    )

  yield* store.news.pipe(
    Stream.runForEach(hear),
    Effect.catchCause((cause) => Effect.logError("other processes are not heard any more", cause)),
    Effect.forkScoped
  )

  /** Writes down what the rules allow, and only then has it happened: what the store does not have is not played. */
  const enter = Effect.fnUntraced(function* (live: LiveTable, entry: LogEntry) {
    const done = yield* stepOf(live, entry)
    yield* store.append(live.record.id, live.length, entry)
    yield* record(live, entry, done)
    yield* announce(live)
  })

  const drive = (live: LiveTable): Effect.Effect<never> => {
    const random = shuffle.random(live.record.seed)
    const once = Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const move = nextMove(live, byStrength, random, now)
      switch (move.do) {
        case "show":
          live.showing.release(now)
          yield* announce(live)
          return 0
        case "act": {
          const { length } = live
          yield* enter(live, move.entry).pipe(Effect.catchTag("LogMoved", () => catchUp(live)))
          // somebody else is said to have written, and nothing is to be read yet
          return live.length === length ? 50 : 0
        }
        case "wait":
          return move.until === null ? null : Math.max(1, move.until - now)
      }
    })
    const rest = (wait: number | null) => {
      if (wait === 0) return Effect.yieldNow
      const rung = Queue.take(live.bell)
      return wait === null ? rung : Effect.timeoutOption(rung, Duration.millis(wait))
    }
    return alone(live, once).pipe(
      Effect.catchCause((cause) => Effect.as(Effect.logError("a table could not go on", cause), 1000)),
      Effect.flatMap(rest),
      Effect.forever
    )
  }

  const infoOf = ({ record, tokens }: LiveTable): TableInfo => ({
    id: record.id,
    rules: record.rules,
    seats: record.seats.map((plan, seat) => ({
      kind: plan.kind,
      strength: plan.kind === "bot" ? plan.strength : null,
      taken: plan.kind === "bot" || tokens[seat] !== null
    })),
    claimWindow: record.claimWindow,
    createdAt: record.createdAt
  })

  const create = Effect.fnUntraced(function* ({ rules, seats, claimWindow: asked, seed: given }: NewTable) {
    const { rules: course } = yield* book.course(rules)
    const { count, dummies } = seatsOf(course)
    if (seats.length !== count)
      return yield* new SeatsRefused({
        place: "seats",
        message: `These rules seat ${count}, and ${seats.length} were given.`
      })
    for (const [seat, plan] of seats.entries()) {
      const place = `seats.${seat}`
      if (plan.kind === "bot" && !byStrength.has(plan.strength))
        return yield* new SeatsRefused({
          place: `${place}.strength`,
          message: `There is no bot "${plan.strength}": use one of ${[...byStrength.keys()].join(", ")}.`
        })
      if (plan.kind === "person" && dummies.includes(seat))
        return yield* new SeatsRefused({ place, message: "Nobody plays that seat: give it to a bot." })
    }
    const seed = yield* Effect.mapError(
      Effect.fromResult(checkSeed(given ?? (yield* shuffle.seed))),
      ({ message }) => new SeedRefused({ message })
    )
    const persons = seats.filter(({ kind }) => kind === "person").length
    const record: TableRecord = {
      id: crypto.randomUUID(),
      rules,
      seed,
      seats,
      claimWindow: persons >= 2 ? (asked ?? claimWindow) : 0,
      createdAt: DateTime.formatIso(yield* DateTime.now)
    }
    yield* store.create(record)
    return yield* use(record.id, (live) => Effect.succeed(infoOf(live)))
  })

  const join = Effect.fnUntraced(function* (live: LiveTable, seat: Seat | undefined) {
    const wanted = seat ?? openSeats(live)[0]
    if (wanted === undefined || !openSeats(live).includes(wanted)) return yield* new SeatTaken({ seat: seat ?? null })
    const token = newToken()
    const free = yield* store.sit(live.record.id, wanted, hashOf(token))
    if (!free) {
      yield* Effect.ignore(catchUp(live))
      return yield* new SeatTaken({ seat: wanted })
    }
    live.tokens = live.tokens.with(wanted, hashOf(token))
    yield* announce(live)
    return { seat: wanted, token }
  })

  const seatOf = (live: LiveTable, token: string): Effect.Effect<Seat, NotSeated> => {
    const seat = live.tokens.indexOf(hashOf(token))
    return seat < 0 ? Effect.fail(new NotSeated({ id: live.record.id })) : Effect.succeed(seat)
  }

  const legalOf = ({ showing, course, labels }: LiveTable, seat: Seat): LegalActions => {
    const own = view(showing.shown, seat)
    const refused = offers(course, own.state, seat).flatMap((action) => {
      const reasons = why(showing.shown, seat, action)
      return reasons.length === 0 ? [] : [{ action, reasons: explainReasons(labels, reasons) }]
    })
    return { version: showing.version(seat), legal: own.legal, refused }
  }

  const act = Effect.fnUntraced(function* (live: LiveTable, seat: Seat, expected: number, action: Action) {
    // another process may have given a seat away
    if (openSeats(live).length > 0) yield* catchUp(live)
    const open = openSeats(live)
    if (open.length > 0) return yield* new SeatsOpen({ seats: open })
    const { showing, labels } = live
    const version = showing.version(seat)
    if (expected !== version) return yield* new PositionGone({ expected, version })
    const reasons = why(showing.shown, seat, action)
    if (reasons.length > 0)
      return yield* new ActionRefused({ seat, action, version, reasons: explainReasons(labels, reasons) })
    yield* enter(live, { seat, action })
    return showing.version(seat)
  })

  /** Another process may have played at this table: then the position that was meant may be gone. */
  const actOrCatchUp = (live: LiveTable, seat: Seat, version: number, action: Action) =>
    act(live, seat, version, action).pipe(
      Effect.catchTag("LogMoved", () => Effect.andThen(catchUp(live), act(live, seat, version, action))),
      Effect.catchTag("LogMoved", () =>
        Effect.fail(new PositionGone({ expected: version, version: live.showing.version(seat) }))
      )
    )

  const follow = (live: LiveTable, viewer: Viewer, after: number): Stream.Stream<Numbered> => {
    const { showing } = live
    const own = numberOf(viewer)
    if (showing.shown.state.phase.at === "over" && after >= showing.version(own)) return Stream.empty
    return SubscriptionRef.changes(live.shown).pipe(
      Stream.mapAccum(
        () => ({ at: 0, seq: 0 }),
        (row, upTo) => {
          const news = showing.row(own, row.seq, row.at, upTo)
          return [{ at: upTo, seq: row.seq + news.length }, news] as const
        }
      ),
      Stream.filter(({ seq }) => seq > after),
      Stream.takeUntil(({ event }) => event._tag === "Ended")
    )
  }

  return Tables.of({
    create,
    info: (id) => use(id, (live) => Effect.succeed(infoOf(live))),
    join: (id, seat) => use(id, (live) => alone(live, join(live, seat))),
    seatOf: (id, token) =>
      use(id, (live) =>
        // another process may have given the seat away
        openSeats(live).length === 0
          ? seatOf(live, token)
          : seatOf(live, token).pipe(
              Effect.catch(() => Effect.andThen(alone(live, catchUp(live)), seatOf(live, token)))
            )
      ),
    view: (id, viewer) =>
      use(id, ({ showing }) =>
        Effect.sync(() => {
          const own = numberOf(viewer)
          const { seat, stage, state, legal } = view(showing.shown, own)
          return { version: showing.version(own), view: { seat, stage, state, legal } }
        })
      ),
    legal: (id, seat) => use(id, (live) => Effect.sync(() => legalOf(live, seat))),
    act: (id, seat, version, action) => use(id, (live) => alone(live, actOrCatchUp(live, seat, version, action))),
    events: (id, viewer, after) => Stream.unwrap(Effect.map(get(id), (live) => follow(live, viewer, after))),
    result: (id) =>
      use(id, ({ course, labels, showing }) =>
        Effect.sync(() => resultOf(course, labels, showing.shown.state, showing.events))
      )
  })
})
