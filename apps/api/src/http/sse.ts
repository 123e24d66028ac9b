import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import * as Stream from "effect/Stream"
import type { Context } from "hono"
import { streamSSE } from "hono/streaming"

export interface SseOptions {
  /** milliseconds between two signs of life */
  readonly heartbeat: number
  /** ends every stream when the server stops */
  readonly closing: AbortSignal
}

/** A stream as server-sent events. Its fiber ends with the client, or with the server. */
export const makeSse =
  <R, ER>(runtime: ManagedRuntime.ManagedRuntime<R, ER>, { heartbeat, closing }: SseOptions) =>
  <A, E>(c: Context, stream: Stream.Stream<A, E, R>, write: (a: A) => { id: string; data: string }): Response =>
    streamSSE(c, async (out) => {
      const gone = new AbortController()
      out.onAbort(() => gone.abort())
      // the first bytes carry the headers, so that a client knows at once that it is heard
      await out.write(": feljong\n\n")
      const beat = setInterval(() => void out.write(": still here\n\n").catch(() => gone.abort()), heartbeat)
      const exit = await runtime.runPromiseExit(
        Stream.runForEach(stream, (a) => Effect.promise(() => out.writeSSE(write(a)))),
        { signal: AbortSignal.any([gone.signal, closing]) }
      )
      clearInterval(beat)
      if (Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause))
        runtime.runFork(Effect.logError("a stream of events failed", exit.cause))
    })
