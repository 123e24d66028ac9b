import type { Store } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import * as migrations from "./migrations.ts"
import * as nodeSqlite from "./node-sqlite.ts"
import * as sqlStore from "./sql-store.ts"

/** Where tables are kept: a file (or `:memory:`), or PostgreSQL by its address. */
export type Database = { readonly file: string } | { readonly url: Redacted.Redacted }

const clientOf = (database: Database) => {
  if ("file" in database)
    return Layer.unwrap(
      Effect.sync(() => {
        if (database.file !== ":memory:") mkdirSync(dirname(database.file), { recursive: true })
        return nodeSqlite.layer({ filename: database.file })
      })
    )
  // loaded only where it is wanted: it doubles the time to start
  return Layer.unwrap(
    Effect.map(
      Effect.promise(() => import("@effect/sql-pg/PgClient")),
      (pg) => pg.layer({ url: database.url, maxConnections: 10 })
    )
  )
}

/** The store over a database, brought to its newest shape first. */
export const layer = (database: Database): Layer.Layer<Store, unknown> =>
  sqlStore.layer.pipe(Layer.provide(migrations.layer), Layer.provide(clientOf(database)))
