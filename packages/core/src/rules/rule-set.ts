import type { Kind, Tile } from "../kernel/tile.ts"
import type { ActionTag } from "../seams/action.ts"
import type { Event, EventTag } from "../seams/event.ts"
import type { AnyFacet, Before } from "../seams/facet.ts"
import type { Scalar } from "../seams/option.ts"
import type { Parts, SeamName } from "../seams/parts.ts"
import type { Seat } from "../seams/seat.ts"
import type { SlotName, Slots } from "../seams/slots.ts"

/** Where a part or a value comes from. */
export interface Provenance {
  readonly layer: string
  /** the layer's options as chosen */
  readonly o: Readonly<Record<string, Scalar>>
}

/** A part as the engine meets it: its rule, its layer and that layer's options. */
export type Compiled<K extends SeamName> = NonNullable<Parts<never, never>[K]>[number] & Provenance

export interface CompiledFacet extends AnyFacet {
  readonly on: (own: unknown, event: Event, before: Before<never>) => unknown
  readonly show: ((own: unknown, viewer: Seat) => unknown) | undefined
}

/** A rule set as plain data and functions: frozen, flat, the same whatever the order of its layers. */
export interface RuleSet {
  readonly layers: readonly string[]
  /** by layer: every option with the value in force */
  readonly options: Readonly<Record<string, Readonly<Record<string, Scalar>>>>
  readonly slots: Slots
  /** the layer whose value each slot holds */
  readonly owners: Readonly<Record<SlotName, string>>
  readonly parts: { readonly [K in SeamName]: readonly Compiled<K>[] }
  readonly facets: readonly CompiledFacet[]
  /** by element: those that it replaces */
  readonly outranks: ReadonlyMap<string, readonly string[]>
  /** whether the deck has the tile */
  readonly hasTile: (tile: Tile) => boolean
  /** whether the tile is printed red */
  readonly isRed: (tile: Tile) => boolean
  /** the kind that an indicator points at */
  readonly indicated: (indicator: Tile) => Kind
  readonly bansOf: Readonly<Record<ActionTag, readonly Compiled<"bans">[]>>
  readonly revealsOn: Readonly<Partial<Record<EventTag, readonly Compiled<"reveals">[]>>>
  readonly endingsOn: Readonly<Partial<Record<EventTag | "Unclaimed", readonly Compiled<"endings">[]>>>
}

/** A rule set as it is saved. */
export interface SavedRules {
  readonly layers: readonly string[]
  readonly options: Readonly<Record<string, Readonly<Record<string, Scalar>>>>
  readonly version: 1
}

/** What to write down to get the same rule set again. */
export const save = (rules: RuleSet): SavedRules => ({ layers: rules.layers, options: rules.options, version: 1 })
