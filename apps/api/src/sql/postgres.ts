import * as PgClient from "@effect/sql-pg/PgClient"
import { Store, StoreFailed } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import * as Stream from "effect/Stream"
import * as migrations from "./migrations.ts"
import * as sqlStore from "./sql-store.ts"

const channel = "feljong_news"
const News = Schema.fromJsonString(Schema.Struct({ id: Schema.String, length: Schema.NullOr(Schema.Int) }))
const decode = Schema.decodeUnknownEffect(News)
const encode = Schema.encodeSync(News)

/** Several processes on one PostgreSQL: each hears through LISTEN what the others have written. */
const store = Layer.effect(
  Store,
  Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const heard = yield* sql.listen(channel)
    return yield* sqlStore.make({
      tell: (news) => Effect.asVoid(sql`SELECT pg_notify(${channel}, ${encode(news)})`),
      news: Stream.fromQueue(heard).pipe(
        Stream.mapEffect(({ payload }) => decode(payload)),
        Stream.mapError((cause) => new StoreFailed({ cause }))
      )
    })
  })
)

export const layer = (url: Redacted.Redacted): Layer.Layer<Store, unknown> =>
  store.pipe(Layer.provide(migrations.layer), Layer.provide(PgClient.layer({ url, maxConnections: 10 })))
