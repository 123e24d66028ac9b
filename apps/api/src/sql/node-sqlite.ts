/** A driver for effect/sql over Node's own `node:sqlite`: no native addon, nothing to download. */
import * as Cache from "effect/Cache"
import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import * as Stream from "effect/Stream"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as SqlClient from "effect/sql/SqlClient"
import type * as SqlConnection from "effect/sql/SqlConnection"
import * as SqlError from "effect/sql/SqlError"
import * as Statement from "effect/sql/Statement"
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite"

export interface SqliteOptions {
  /** a path, or `:memory:` */
  readonly filename: string
  readonly busyTimeoutMs?: number
}

type Row = Readonly<Record<string, unknown>>
type Rows = readonly never[]

const fail = (cause: unknown, message: string, operation: string): SqlError.SqlError => {
  // node:sqlite puts SQLite's extended code in `errcode`; effect's classifier reads `errno`
  if (typeof cause === "object" && cause !== null && "errcode" in cause && !("errno" in cause))
    Object.assign(cause, { errno: cause.errcode })
  return new SqlError.SqlError({ reason: SqlError.classifySqliteError(cause, { message, operation }) })
}

const make = Effect.fnUntraced(function* ({ filename, busyTimeoutMs = 5000 }: SqliteOptions) {
  const db = yield* Effect.acquireRelease(
    Effect.try({
      try: () => new DatabaseSync(filename, { timeout: busyTimeoutMs }),
      catch: (cause) => fail(cause, `Cannot open ${filename}`, "open")
    }),
    (db) => Effect.sync(() => db.close())
  )
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;")

  const prepare = (sql: string) =>
    Effect.try({
      try: () => db.prepare(sql),
      catch: (cause) => fail(cause, "Cannot prepare a statement", "prepare")
    })
  const prepared = yield* Cache.make({ capacity: 200, timeToLive: Duration.infinity, lookup: prepare })

  const run = (statement: StatementSync, params: readonly unknown[], mode: "rows" | "raw" | "values") =>
    Effect.withFiber<Rows, SqlError.SqlError>((fiber) =>
      Effect.try({
        try: () => {
          const values = params as readonly SQLInputValue[]
          statement.setReadBigInts(Context.get(fiber.context, SqlClient.SafeIntegers))
          statement.setReturnArrays(mode === "values")
          if (statement.columns().length > 0) return statement.all(...values) as unknown as Rows
          const done = statement.run(...values)
          return (mode === "raw" ? done : []) as unknown as Rows
        },
        catch: (cause) => fail(cause, "Cannot execute a statement", "execute")
      })
    )

  type Map = ((rows: readonly Row[]) => readonly Row[]) | undefined
  const mapped = (rows: Effect.Effect<Rows, SqlError.SqlError>, f: Map) =>
    f === undefined ? rows : Effect.map(rows, f as unknown as (rows: Rows) => Rows)

  const connection: SqlConnection.Connection = {
    execute: (sql, params, f) =>
      mapped(
        Effect.flatMap(Cache.get(prepared, sql), (s) => run(s, params, "rows")),
        f
      ),
    executeRaw: (sql, params) => Effect.flatMap(Cache.get(prepared, sql), (s) => run(s, params, "raw")),
    executeValues: (sql, params) => Effect.flatMap(Cache.get(prepared, sql), (s) => run(s, params, "values")),
    executeValuesUnprepared: (sql, params) => Effect.flatMap(prepare(sql), (s) => run(s, params, "values")),
    executeUnprepared: (sql, params, f) =>
      mapped(
        Effect.flatMap(prepare(sql), (s) => run(s, params, "rows")),
        f
      ),
    executeStream: (sql, params, f) =>
      Stream.unwrap(
        Effect.map(
          mapped(
            Effect.flatMap(prepare(sql), (s) => run(s, params, "rows")),
            f
          ),
          (rows) => Stream.fromIterable(rows)
        )
      )
  }
  return yield* SqlClient.make({
    ...SqlClient.makeSqliteAcquirers({
      connection: Effect.succeed(connection),
      semaphore: yield* Semaphore.make(1),
      isTransaction: () => db.isTransaction
    }),
    compiler: Statement.makeCompilerSqlite(),
    driver: "node:sqlite",
    beginTransaction: "BEGIN IMMEDIATE",
    releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    spanAttributes: [["db.system.name", "sqlite"]]
  })
})

export const layer = (options: SqliteOptions): Layer.Layer<SqlClient.SqlClient, SqlError.SqlError> =>
  Layer.effect(SqlClient.SqlClient, make(options)).pipe(Layer.provide(Reactivity.layer))
