import { expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { TestClock } from "effect/testing"
import { describe } from "vitest"
import { bots } from "../bots/index.ts"
import type { Action } from "../seams/action.ts"
import type { NewTable } from "../wire/table.ts"
import { Players } from "./players.ts"
import { RuleBook } from "./rule-book.ts"
import { Shuffle } from "./shuffle.ts"
import { Store } from "./store.ts"
import { Tables } from "./tables.ts"

const seed = "00112233445566778899aabbccddeeff"
const below = Layer.mergeAll(RuleBook.layer, Shuffle.fixed(seed), Players.layer(bots))
const live = (options: Parameters<typeof Tables.layer>[0] = {}) =>
  Tables.layer(options).pipe(Layer.provideMerge(Store.memory), Layer.provide(below))

const person = { kind: "person" } as const
const bot = { kind: "bot", strength: "weak" } as const
const solo: NewTable = { rules: { set: "feljong/level-1" }, seats: [person, bot, bot, bot] }
const pair: NewTable = { rules: { set: "feljong/level-1" }, seats: [person, bot, person, bot] }

/** Waits until bots have played and the seat may do something, or the match is over. */
const ready = Effect.fnUntraced(function* (id: string, seat: number) {
  const tables = yield* Tables
  for (let tries = 0; tries < 20_000; tries++) {
    const { version, view } = yield* tables.view(id, seat)
    if (view.legal.length > 0 || view.state.phase.at === "over") return { version, ...view }
    yield* Effect.yieldNow
  }
  return yield* Effect.die(new Error("nobody goes on"))
})

/** What a person without ambition does. */
const plain = (legal: readonly Action[]): Action =>
  legal.find(({ _tag }) => _tag === "win") ?? legal.find(({ _tag }) => _tag === "pass") ?? legal.at(-1)!

const playOn = Effect.fnUntraced(function* (id: string, seat: number, steps = Number.POSITIVE_INFINITY) {
  const tables = yield* Tables
  for (let i = 0; i < steps; i++) {
    const { version, state, legal } = yield* ready(id, seat)
    if (state.phase.at === "over") return
    yield* tables.act(id, seat, version, plain(legal))
  }
})

describe("one person and three bots", () => {
  it.effect("play a match to its end, and the events say it all", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const { id, seats } = yield* tables.create(solo)
      expect(seats.map((s) => s.taken)).toEqual([false, true, true, true])
      const watching = yield* Effect.forkChild(Stream.runCollect(tables.events(id, "onlooker", 0)))
      const { seat, token } = yield* tables.join(id)
      expect(seat).toBe(0)
      expect(yield* tables.seatOf(id, token)).toBe(0)
      yield* playOn(id, 0)
      const events = yield* Fiber.join(watching)
      expect(events.map((e) => e.seq)).toEqual(events.map((_, i) => i + 1))
      expect(events.at(-1)!.event._tag).toBe("Ended")
      const result = yield* tables.result(id)
      expect(result.over).toBe(true)
      expect(result.deals).toHaveLength(4)
      expect(result.reveal).toBe(seed)
      expect(result.points.reduce((a, b) => a + b)).toBe(120_000)
    }).pipe(Effect.provide(live()))
  )

  it.effect("a table is rebuilt from its log", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const first = Layer.fresh(Tables.layer()).pipe(Layer.provide(below), Layer.provide(Layer.succeed(Store, store)))
      const second = Layer.fresh(Tables.layer()).pipe(Layer.provide(below), Layer.provide(Layer.succeed(Store, store)))
      const [id, before] = yield* Effect.gen(function* () {
        const tables = yield* Tables
        const { id } = yield* tables.create(solo)
        yield* tables.join(id)
        yield* playOn(id, 0, 12)
        yield* ready(id, 0)
        return [id, yield* tables.view(id, 0)] as const
      }).pipe(Effect.provide(first))
      const after = yield* Effect.gen(function* () {
        const view = yield* (yield* Tables).view(id, 0)
        yield* playOn(id, 0)
        return view
      }).pipe(Effect.provide(second))
      expect(after).toEqual(before)
    }).pipe(Effect.provide(Store.memory))
  )

  it.effect("says what is refused, why, and by which clause", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const { id } = yield* tables.create(solo)
      const open = yield* Effect.flip(tables.act(id, 0, 0, { _tag: "pass" }))
      expect(open._tag).toBe("SeatsOpen")
      yield* tables.join(id)
      const { version } = yield* ready(id, 0)
      const refused = yield* Effect.flip(tables.act(id, 0, version, { _tag: "discard", tile: 200 }))
      expect(refused).toMatchObject({ _tag: "ActionRefused", version, reasons: [{ id: "tile-unknown" }] })
      const gone = yield* Effect.flip(tables.act(id, 0, version - 1, { _tag: "pass" }))
      expect(gone).toMatchObject({ _tag: "PositionGone", version })
      const legal = yield* tables.legal(id, 0)
      expect(legal.legal.length).toBeGreaterThan(0)
    }).pipe(Effect.provide(live()))
  )

  it.effect("twenty actions at once: one is taken", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const { id } = yield* tables.create(solo)
      yield* tables.join(id)
      const { version, legal } = yield* ready(id, 0)
      const exits = yield* Effect.all(
        Array.from({ length: 20 }, () => Effect.exit(tables.act(id, 0, version, plain(legal)))),
        { concurrency: "unbounded" }
      )
      expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
    }).pipe(Effect.provide(live()))
  )

  it.effect("refuses seats, seeds and tables that are not", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const fails = (table: NewTable) => Effect.map(Effect.flip(tables.create(table)), ({ _tag }) => _tag)
      expect(yield* fails({ ...solo, seats: [person] })).toBe("SeatsRefused")
      expect(yield* fails({ ...solo, seats: [person, bot, bot, { kind: "bot", strength: "divine" }] })).toBe(
        "SeatsRefused"
      )
      expect(yield* fails({ ...solo, seed: "12" })).toBe("SeedRefused")
      expect(yield* fails({ ...solo, rules: { set: "no/such" } })).toBe("RulesUnknown")
      expect(yield* fails({ ...solo, rules: { layers: ["no/such"] } })).toBe("RulesRefused")
      expect((yield* Effect.flip(tables.view("nowhere", "onlooker")))._tag).toBe("TableNotFound")
      const { id } = yield* tables.create(solo)
      yield* tables.join(id)
      expect((yield* Effect.flip(tables.join(id)))._tag).toBe("SeatTaken")
      expect((yield* Effect.flip(tables.join(id, 1)))._tag).toBe("SeatTaken")
      expect((yield* Effect.flip(tables.seatOf(id, "guess")))._tag).toBe("NotSeated")
    }).pipe(Effect.provide(live()))
  )

  it.effect("bots alone play by themselves", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const { id } = yield* tables.create({ ...solo, seats: [bot, bot, bot, bot] })
      const events = yield* Stream.runCollect(tables.events(id, "onlooker", 0))
      expect(events.at(-1)!.event._tag).toBe("Ended")
      const again = yield* Stream.runCollect(tables.events(id, "onlooker", events.length - 2))
      expect(again.map((e) => e.seq)).toEqual([events.length - 1, events.length])
      expect(yield* Stream.runCollect(tables.events(id, "onlooker", events.length))).toEqual([])
    }).pipe(Effect.provide(live()))
  )
})

describe("two persons and two bots", () => {
  it.effect("every claim window lasts the same time, and shows nothing before", () =>
    Effect.gen(function* () {
      const tables = yield* Tables
      const { id, claimWindow } = yield* tables.create(pair)
      expect(claimWindow).toBe(1500)
      yield* tables.join(id)
      yield* tables.join(id)
      const settle = Effect.gen(function* () {
        for (let i = 0; i < 200; i++) yield* Effect.yieldNow
      })
      let windows = 0
      for (let i = 0; i < 4000; i++) {
        yield* settle
        const seen = yield* tables.view(id, "onlooker")
        const { phase } = seen.view.state
        if (phase.at === "over") break
        if (phase.at === "window") {
          windows += 1
          // answers are taken, but show nothing
          for (const seat of [0, 2]) {
            const { version, view } = yield* tables.view(id, seat)
            if (view.legal.length === 0) {
              const refused = yield* Effect.flip(tables.act(id, seat, version, { _tag: "pass" }))
              expect(refused._tag).toBe("ActionRefused")
            } else if (seat === 0) {
              expect(yield* tables.act(id, seat, version, plain(view.legal))).toBe(version)
              const twice = yield* Effect.flip(tables.act(id, seat, version, plain(view.legal)))
              expect(twice).toMatchObject({ reasons: [{ id: "already-answered" }] })
            }
          }
          yield* settle
          yield* TestClock.adjust("1499 millis")
          yield* settle
          expect((yield* tables.view(id, "onlooker")).version).toBe(seen.version)
          yield* TestClock.adjust("1 millis")
          yield* settle
          expect((yield* tables.view(id, "onlooker")).version).toBeGreaterThan(seen.version)
          continue
        }
        for (const seat of [0, 2]) {
          const { version, view } = yield* tables.view(id, seat)
          if (view.legal.length > 0) {
            yield* tables.act(id, seat, version, plain(view.legal))
            break
          }
        }
      }
      expect(windows).toBeGreaterThan(50)
      expect((yield* tables.result(id)).over).toBe(true)
    }).pipe(Effect.provide(live()))
  )
})
