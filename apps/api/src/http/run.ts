import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import type { Context } from "hono"
import { type Problem, Refused } from "./problem.ts"
import { problems, type Problematic } from "./problems.ts"

/** What runs effects for requests: a failure becomes its problem, anything else a 500 that says nothing. */
export const makeRun =
  <R, ER>(runtime: ManagedRuntime.ManagedRuntime<R, ER>) =>
  async <A>(c: Context, effect: Effect.Effect<A, Problematic, R>): Promise<A> => {
    const exit = await runtime.runPromiseExit(effect, { signal: c.req.raw.signal })
    if (Exit.isSuccess(exit)) return exit.value
    const found = Cause.findErrorOption(exit.cause)
    if (found._tag === "None") {
      if (!Cause.hasInterruptsOnly(exit.cause)) runtime.runFork(Effect.logError("a request failed", exit.cause))
      throw new Refused("InternalError", { title: "Internal error", status: 500 })
    }
    // a runtime that could not be built fails with what the table does not know: no request comes so far
    const failure = found.value as Problematic
    const toProblem = problems[failure._tag] as ((failure: Problematic) => Problem) | undefined
    const what = toProblem?.(failure) ?? { title: "Internal error", status: 500 }
    if (what.status >= 500) runtime.runFork(Effect.logError("a request failed", exit.cause))
    throw new Refused(failure._tag, what)
  }

export type Run<R> = <A>(c: Context, effect: Effect.Effect<A, Problematic, R>) => Promise<A>
