import { PgClient } from "@effect/sql-pg"
import { layer } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { describe, expect, inject } from "vitest"

const url = inject("databaseUrl")

describe.skipIf(url === "")("PostgreSQL", () => {
  layer(PgClient.layer({ url: Redacted.make(url) }))((it) => {
    it.effect("answers", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const rows = yield* sql<{ version: string }>`select version()`
        expect(rows[0]?.version).toMatch(/^PostgreSQL \d+/u)
      })
    )
  })
})
