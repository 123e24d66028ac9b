/**
 * What the pure part of the core uses of `effect/Result`, for a bundle that brings nothing of Effect: 5 kB less over the
 * wire. Values have the same shape (`_tag`, `success`, `failure`); what the core does not use is not here.
 */
export interface Success<A> {
  readonly _tag: "Success"
  readonly success: A
}
export interface Failure<E> {
  readonly _tag: "Failure"
  readonly failure: E
}
export type Result<A, E> = (Success<A> | Failure<E>) & { [Symbol.iterator](): Iterator<Result<A, E>, A> }

class Ok<A> {
  readonly _tag = "Success"
  readonly success: A
  constructor(success: A) {
    this.success = success
  }
  *[Symbol.iterator](): Generator<unknown, unknown> {
    return yield this
  }
}
class Bad<E> {
  readonly _tag = "Failure"
  readonly failure: E
  constructor(failure: E) {
    this.failure = failure
  }
  *[Symbol.iterator](): Generator<unknown, unknown> {
    return yield this
  }
}

type Any = Result<unknown, unknown>

export const succeed = (value: unknown) => new Ok(value)
export const fail = (error: unknown) => new Bad(error)
export const isSuccess = (result: Any): boolean => result._tag === "Success"
export const isFailure = (result: Any): boolean => result._tag === "Failure"
export const map = (result: Any, f: (value: unknown) => unknown) =>
  result._tag === "Success" ? succeed(f(result.success)) : result
export const flatMap = (result: Any, f: (value: unknown) => Any): unknown =>
  result._tag === "Success" ? f(result.success) : result
export const getOrThrow = (result: Any): unknown => {
  if (result._tag === "Success") return result.success
  throw result.failure
}

/** Runs a generator of results up to its first failure. */
export const gen = (body: () => Generator<Any, unknown>): unknown => {
  const steps = body()
  let next = steps.next()
  while (next.done !== true) {
    if (next.value._tag === "Failure") return next.value
    next = steps.next(next.value.success)
  }
  return succeed(next.value)
}
