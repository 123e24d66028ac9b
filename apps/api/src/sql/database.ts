import type { Store } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import { mkdirSync } from "node:fs"
import { dirname } from "node:path"
import * as migrations from "./migrations.ts"
import * as nodeSqlite from "./node-sqlite.ts"
import * as sqlStore from "./sql-store.ts"

/** Where tables are kept: a file (or `:memory:`), or PostgreSQL by its address. */
export type Database = { readonly file: string } | { readonly url: Redacted.Redacted }

/** The store over a database, brought to its newest shape first. */
export const layer = (database: Database): Layer.Layer<Store, unknown> =>
  Layer.unwrap("file" in database ? Effect.sync(() => sqlite(database.file)) : postgres(database.url))

const sqlite = (file: string) => {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true })
  return sqlStore.layer.pipe(Layer.provide(migrations.layer), Layer.provide(nodeSqlite.layer({ filename: file })))
}

// loaded only where it is wanted, to start quickly
const postgres = (url: Redacted.Redacted) =>
  Effect.map(
    Effect.promise(() => import("./postgres.ts")),
    (pg) => pg.layer(url)
  )
