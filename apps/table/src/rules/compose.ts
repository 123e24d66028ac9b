import { compile, type Conflict, conflict, describe, type DescribedLayer, gather, type RuleSet } from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { fullId, fullName } from "./ids.ts"

export type Options = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Rules put together: the rule set, or everything that is in the way. */
export interface Composed {
  readonly rules: RuleSet | null
  readonly conflicts: readonly Conflict[]
  /** the layers that were found, as they describe themselves */
  readonly layers: readonly DescribedLayer[]
}

/** Puts published sets and single layers together, or takes them away; what is not known is one of the conflicts. */
export const compose = (registry: Registry, ids: readonly string[], chosen: Options = {}): Composed => {
  const { layers, options, unknown } = gather(registry, ids.map(fullName), withFullIds(chosen))
  const conflicts: Conflict[] = unknown.map((layer) => conflict({ _tag: "UnknownLayer", layer }))
  const compiled = compile(layers, options)
  const missing = conflicts.length > 0
  // where a layer is missing, so is what it would have filled
  if (compiled._tag === "Failure")
    conflicts.push(...compiled.failure.filter(({ _tag }) => !missing || _tag !== "SlotUnfilled"))
  return {
    rules: compiled._tag === "Success" && conflicts.length === 0 ? compiled.success : null,
    conflicts,
    layers: describe(layers)
  }
}

const withFullIds = (chosen: Options): Options =>
  Object.fromEntries(Object.entries(chosen).map(([layer, values]) => [fullId(layer), values]))
