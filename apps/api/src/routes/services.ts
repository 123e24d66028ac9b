import type { Players, RuleBook, Shuffle, Tables } from "@feljong/core/services"
import type { Stream } from "effect/Stream"
import type { Context } from "hono"
import type { Run } from "../http/run.ts"

export type Services = RuleBook | Tables | Players | Shuffle

/** What routes are made from. */
export interface Kit {
  readonly run: Run<Services>
  readonly sse: <A, E>(
    c: Context,
    stream: Stream<A, E, Services>,
    write: (a: A) => { id: string; data: string }
  ) => Response
  readonly allowSeeds: boolean
}
