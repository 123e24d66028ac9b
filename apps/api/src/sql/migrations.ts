import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Migrator from "effect/sql/Migrator"
import * as SqlClient from "effect/sql/SqlClient"

// TEXT and INTEGER only: SQLite and PostgreSQL give both back alike
const matches = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    seed TEXT NOT NULL,
    seats TEXT NOT NULL,
    claim_window INTEGER NOT NULL,
    created_at TEXT NOT NULL
  )`
  yield* sql`CREATE TABLE match_seats (
    match_id TEXT NOT NULL REFERENCES matches(id),
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    PRIMARY KEY (match_id, seat)
  )`
  yield* sql`CREATE TABLE match_log (
    match_id TEXT NOT NULL REFERENCES matches(id),
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    PRIMARY KEY (match_id, place)
  )`
})

/** Brings a database to the newest shape. */
export const layer = Layer.effectDiscard(
  Migrator.make({})({ loader: Migrator.fromRecord({ "0001_matches": matches }) })
)
