import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import type { Action } from "../seams/action.ts"
import type { Seat } from "../seams/seat.ts"
import type { RulesChoice } from "../wire/rules.ts"
import type { SeatPlan } from "../wire/table.ts"
import { LogMoved, type StoreFailed, TableNotFound } from "./errors.ts"

/** What a table is opened with. With its log it makes the whole match again. */
export interface TableRecord {
  readonly id: string
  readonly rules: RulesChoice
  readonly seed: string
  readonly seats: readonly SeatPlan[]
  /** milliseconds that a claim window lasts; 0 where it ends with the last answer */
  readonly claimWindow: number
  readonly createdAt: string
}

export interface LogEntry {
  readonly seat: Seat
  readonly action: Action
}

export interface StoredTable {
  readonly record: TableRecord
  /** by seat: what its token hashes to, `null` while nobody sits there */
  readonly tokens: readonly (string | null)[]
  readonly log: readonly LogEntry[]
}

/** Somebody has written: the log of a table is so long now, or (`null`) its seats are others. */
export interface News {
  readonly id: string
  readonly length: number | null
}

/** Where tables are kept: a record and a log for each, nothing that follows from them. */
export class Store extends Context.Service<
  Store,
  {
    readonly create: (record: TableRecord) => Effect.Effect<void, StoreFailed>
    readonly load: (id: string) => Effect.Effect<StoredTable, TableNotFound | StoreFailed>
    /** Adds one entry after `length` others, or fails where somebody else has added meanwhile. */
    readonly append: (id: string, length: number, entry: LogEntry) => Effect.Effect<void, LogMoved | StoreFailed>
    /** Gives a free seat to a token, and says whether it was free. */
    readonly sit: (id: string, seat: Seat, token: string) => Effect.Effect<boolean, StoreFailed>
    /** What is written, where other processes may write too; for a store of one process alone there is no news. */
    readonly news: Stream.Stream<News, StoreFailed>
  }
>()("@feljong/core/Store") {
  /** Keeps tables for as long as the program runs. */
  static readonly memory: Layer.Layer<Store> = Layer.sync(Store, () => {
    const tables = new Map<string, { record: TableRecord; tokens: (string | null)[]; log: LogEntry[] }>()
    return {
      create: (record) =>
        Effect.sync(() => {
          tables.set(record.id, { record, tokens: record.seats.map(() => null), log: [] })
        }),
      load: (id) =>
        Effect.suspend(() => {
          const found = tables.get(id)
          if (found === undefined) return Effect.fail(new TableNotFound({ id }))
          return Effect.succeed({ record: found.record, tokens: [...found.tokens], log: [...found.log] })
        }),
      append: (id, length, entry) =>
        Effect.suspend(() => {
          const log = tables.get(id)?.log
          if (log?.length !== length) return Effect.fail(new LogMoved({ id }))
          log.push(entry)
          return Effect.void
        }),
      sit: (id, seat, token) =>
        Effect.sync(() => {
          const tokens = tables.get(id)?.tokens
          if (tokens?.[seat] !== null) return false
          tokens[seat] = token
          return true
        }),
      news: Stream.empty
    }
  })
}
