import type { AnyFacet } from "../seams/facet.ts"
import type { Choices, Values } from "../seams/option.ts"
import type { Element, Part, Parts, SeamName } from "../seams/parts.ts"
import type { SlotName, Slots } from "../seams/slots.ts"

/** What one section of a rulebook says. See `ruleLayer`. */
export interface LayerSpec<
  O,
  Own extends readonly AnyFacet[],
  Reads extends readonly AnyFacet[],
  Later extends readonly AnyFacet[] = readonly []
> {
  /** `family/kebab-case` */
  readonly id: string
  /** every clause that the layer carries out */
  readonly cites: readonly string[]
  /** layers that must be there too */
  readonly needs?: readonly RuleLayer[]
  readonly options?: O
  /** slices of state that the layer keeps */
  readonly facets?: Own
  /** facets of other layers that its rules read */
  readonly reads?: Reads
  /** facets that only the parts under `together` read */
  readonly readsTogether?: Later
  readonly fill?: { readonly [K in SlotName]?: Filling<K, O> }
  readonly replace?: { readonly [K in SlotName]?: { readonly of: RuleLayer; readonly by: Filling<K, O> } }
  readonly add?: Added<O, Own[number] | Reads[number]>
  readonly remove?: Removed
  /** the first counts instead of the second where both are there */
  readonly outranks?: readonly Outranking<O>[]
  /** parts that count only when the other layer is there as well */
  readonly together?: readonly {
    readonly with: RuleLayer
    readonly add?: Added<O, Own[number] | Reads[number] | Later[number]>
    readonly remove?: Removed
  }[]
}

/** A slot's value, or how to make it from the layer's options. */
export type Filling<K extends SlotName, O> = Slots[K] | { readonly from: (o: Values<NoInfer<O>>) => Slots[K] }

/** Two elements, with an optional `when`: whether the first outranks the second under these options. */
export type Outranking<O> = readonly [over: AnyElement, under: AnyElement, when?: (o: Values<NoInfer<O>>) => boolean]

/** Parts, each with an optional `when`: whether it is there under these options. */
export type Added<O, F> = {
  readonly [K in SeamName]?: readonly (NonNullable<Parts<NoInfer<O>, NoInfer<F>>[K]>[number] & {
    readonly when?: (o: Values<NoInfer<O>>) => boolean
  })[]
}
export type Removed = { readonly [K in SeamName]?: readonly Pick<Part, "id">[] }
export type AnyElement = Pick<Part, "id"> & { readonly unit: string }

/** A layer with its types forgotten: what compile reads, and what other layers name. */
export interface RuleLayer<O = unknown> {
  readonly id: string
  readonly options: O
  readonly spec: ErasedSpec
}
export type ErasedSpec = LayerSpec<never, readonly AnyFacet[], readonly AnyFacet[], readonly AnyFacet[]>

/**
 * Declares a rule layer: one literal that says what one section of a rulebook says.
 *
 * @example
 * const eastDoubles = ruleLayer({
 *   id: "house/east-doubles",
 *   cites: ["HOUSE-3"],
 *   add: { scales: [{ id: "east", cites: "HOUSE-3", of: (due, { state }) =>
 *     due.from === state.dealer || due.to === state.dealer ? [2, 1] : [1, 1] }] }
 * })
 */
export const ruleLayer = <
  O extends Choices = {},
  const Own extends readonly AnyFacet[] = readonly [],
  const Reads extends readonly AnyFacet[] = readonly [],
  const Later extends readonly AnyFacet[] = readonly []
>(
  spec: LayerSpec<O, Own, Reads, Later>
): RuleLayer<O> => ({ id: spec.id, options: (spec.options ?? {}) as O, spec: spec as unknown as ErasedSpec })

/** An element kept in a file of its own, to be listed by a layer that has its options and facets. */
export const element = <O = {}, F = never>(spec: Element<O, F>): Element<O, F> => spec
