import { LogMoved, type News, Store, StoreFailed, TableNotFound } from "@feljong/core/services"
import { Action, RulesChoice, SeatPlan } from "@feljong/core/wire"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import * as SqlClient from "effect/sql/SqlClient"
import type * as SqlError from "effect/sql/SqlError"

const MatchRow = Schema.Struct({
  id: Schema.String,
  rules: Schema.fromJsonString(RulesChoice),
  seed: Schema.String,
  seats: Schema.fromJsonString(Schema.Array(SeatPlan)),
  claim_window: Schema.Int,
  created_at: Schema.String
})
const SeatRow = Schema.Struct({ seat: Schema.Int, token: Schema.String })
const LogRow = Schema.Struct({ seat: Schema.Int, action: Schema.fromJsonString(Action) })

const encodeMatch = Schema.encodeSync(MatchRow)
const encodeAction = Schema.encodeSync(Schema.fromJsonString(Action))
const decodeMatches = Schema.decodeUnknownEffect(Schema.Array(MatchRow))
const decodeSeats = Schema.decodeUnknownEffect(Schema.Array(SeatRow))
const decodeLog = Schema.decodeUnknownEffect(Schema.Array(LogRow))

/** What anything but "not there" and "moved" looks like to those who ask. */
const failed = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, StoreFailed, R> =>
  Effect.mapError(effect, (cause) => new StoreFailed({ cause }))

/** How processes that share a database hear of each other. */
export interface Wire {
  /** Called within the transaction that writes: what is undone is not told. */
  readonly tell: (news: News) => Effect.Effect<void, SqlError.SqlError>
  readonly news: Stream.Stream<News, StoreFailed>
}

/** Tables in a database: one row for each, and one row for each action, in both dialects. */
export const make = (wire?: Wire) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Writes a row where none is in its place, tells of it, and says whether it did. */
    const claim = (row: Readonly<Record<string, string | number>>, table: string, what: News) => {
      const write = Effect.map(
        sql`INSERT INTO ${sql(table)} ${sql.insert(row)} ON CONFLICT DO NOTHING RETURNING seat`,
        (written) => written.length > 0
      )
      if (wire === undefined) return failed(write)
      return failed(sql.withTransaction(Effect.tap(write, (written) => (written ? wire.tell(what) : Effect.void))))
    }

    const create: Store["Service"]["create"] = ({ claimWindow, createdAt, ...record }) =>
      Effect.suspend(() => {
        const row = encodeMatch({ ...record, claim_window: claimWindow, created_at: createdAt })
        return failed(sql`INSERT INTO matches ${sql.insert(row)}`)
      })

    const load: Store["Service"]["load"] = Effect.fnUntraced(function* (id) {
      const found = yield* failed(Effect.flatMap(sql`SELECT * FROM matches WHERE id = ${id}`, decodeMatches))
      const match = found[0]
      if (match === undefined) return yield* new TableNotFound({ id })
      const { claim_window: claimWindow, created_at: createdAt, ...record } = match
      const seats = yield* failed(
        Effect.flatMap(sql`SELECT seat, token FROM match_seats WHERE match_id = ${id}`, decodeSeats)
      )
      const log = yield* failed(
        Effect.flatMap(sql`SELECT seat, action FROM match_log WHERE match_id = ${id} ORDER BY place`, decodeLog)
      )
      return {
        record: { ...record, claimWindow, createdAt },
        tokens: record.seats.map((_, seat) => seats.find((row) => row.seat === seat)?.token ?? null),
        log
      }
    })

    // the primary key lets one of several writers win; the others find no row and know it
    const append: Store["Service"]["append"] = Effect.fnUntraced(function* (id, length, { seat, action }) {
      const row = { match_id: id, place: length, seat, action: encodeAction(action) }
      if (!(yield* claim(row, "match_log", { id, length: length + 1 }))) return yield* new LogMoved({ id })
    })

    const sit: Store["Service"]["sit"] = (id, seat, token) =>
      claim({ match_id: id, seat, token }, "match_seats", { id, length: null })

    return Store.of({ create, load, append, sit, news: wire?.news ?? Stream.empty })
  })

export const layer: Layer.Layer<Store, never, SqlClient.SqlClient> = Layer.effect(Store, make())
