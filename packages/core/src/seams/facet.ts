import type { Scalar } from "./option.ts"
import type { KindSet } from "../kernel/kind-set.ts"
import type { Event } from "./event.ts"
import type { Seat } from "./seat.ts"
import type { State } from "./state.ts"

export type Json = Scalar | null | readonly Json[] | { readonly [key: string]: Json }

/** T itself where it is JSON (interfaces too), else never: a facet's state is saved and compared. */
export type AsJson<T> = T extends Scalar | null
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Date
      ? never
      : T extends object
        ? { [K in keyof T]: AsJson<T[K]> }
        : never

/** A layer's own slice of the state. */
export interface Facet<Id extends string, S, out R> {
  readonly id: Id
  readonly reads?: readonly R[]
  readonly init: (seats: number, previous: S | undefined) => S
  readonly on: (own: S, event: Event, before: never) => S
  readonly show: ((own: S, viewer: Seat) => S) | undefined
}
export interface AnyFacet {
  readonly id: string
  readonly reads?: readonly AnyFacet[]
  readonly init: (seats: number, previous: never) => unknown
}
export type StateOf<F> = F extends { readonly init: (seats: number, previous: never) => infer S } ? S : never

/** Reads the facets that were declared, and no other. */
export type Read<in F> = <G extends F>(facet: G) => StateOf<G>

/** The table as it was before an event. */
export interface Before<in F> {
  readonly state: State
  readonly read: Read<F>
  /** what a seat's hidden tiles wait for */
  readonly waits: (seat: Seat) => KindSet
}

/**
 * Declares a facet. `on` sees the table as it was *before* the event, so facets cannot depend on each other's order.
 * What `show` returns reaches that seat's view; without it the view holds the facet as a deal begins.
 *
 * @example
 * const draws = facet({
 *   id: "draws",
 *   init: (seats) => new Array<number>(seats).fill(0),
 *   on: (own, event) => (event._tag === "Drew" ? own.with(event.seat, own[event.seat]! + 1) : own)
 * })
 */
export const facet = <const Id extends string, S, const R extends readonly AnyFacet[] = readonly []>(spec: {
  readonly id: Id
  readonly reads?: R
  /** the state at the start of a deal; `previous` is that of the deal before, for what is carried on */
  readonly init: (seats: number, previous: NoInfer<S> | undefined) => S & AsJson<S>
  readonly on: (own: S, event: Event, before: Before<R[number]>) => S
  readonly show?: (own: S, viewer: Seat) => NoInfer<S>
}): Facet<Id, S, R[number]> => spec as never
