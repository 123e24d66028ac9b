import * as Config from "effect/Config"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { join } from "node:path"
import type { Database } from "./sql/database.ts"

/** What the environment may say. */
export interface Settings {
  /** 0 picks a free one */
  readonly port: number
  readonly database: Database
  /** milliseconds that a claim window lasts where several persons play */
  readonly claimWindow: number
  /** whether a request may choose its seed, and so know every wall: for tests only */
  readonly allowSeeds: boolean
  /** who may show `/embed` in a frame, as the CSP writes it */
  readonly frameAncestors: string
  /** origins whose pages may call the API, `*` for all */
  readonly origins: readonly string[]
  /** where the built page lies; found beside this package when it is not said */
  readonly pageFolder: string | undefined
  /** the largest body that is read, in bytes */
  readonly maxBody: number
  /** milliseconds between two signs of life on a stream of events */
  readonly heartbeat: number
}

const Millis = (name: string, byDefault: number) => Config.Int(name).pipe(Config.withDefault(byDefault))

export const settings = Effect.gen(function* () {
  const url = yield* Config.option(Config.Redacted("DATABASE_URL"))
  const folder = yield* Config.String("DATA_DIR").pipe(Config.withDefault(".data"))
  const page = yield* Config.option(Config.String("PAGE_DIR"))
  const read: Settings = {
    port: yield* Config.Int("PORT").pipe(Config.withDefault(3000)),
    database: Option.isSome(url) ? { url: url.value } : { file: join(folder, "feljong.db") },
    claimWindow: yield* Millis("CLAIM_WINDOW_MS", 1500),
    allowSeeds: yield* Config.Boolean("ALLOW_SEEDS").pipe(Config.withDefault(false)),
    frameAncestors: yield* Config.String("FRAME_ANCESTORS").pipe(Config.withDefault("*")),
    origins: (yield* Config.String("ALLOW_ORIGINS").pipe(Config.withDefault("*"))).split(",").map((o) => o.trim()),
    pageFolder: Option.getOrUndefined(page),
    maxBody: yield* Config.Int("MAX_BODY_BYTES").pipe(Config.withDefault(65_536)),
    heartbeat: yield* Millis("HEARTBEAT_MS", 15_000)
  }
  return read
})
