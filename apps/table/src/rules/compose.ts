import {
  compile,
  type Conflict,
  conflict,
  describe,
  type DescribedLayer,
  type RuleLayer,
  type RuleSet
} from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { fullId, idMeant, isTakenAway } from "./ids.ts"

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
  const found = new Set<RuleLayer>()
  const conflicts: Conflict[] = []
  const options: Record<string, Readonly<Record<string, unknown>>> = {}
  const choose = (of: Options): void => {
    for (const [layer, values] of Object.entries(of)) {
      const id = fullId(layer)
      options[id] = { ...options[id], ...values }
    }
  }
  // what is taken away is gone wherever it was named
  for (const name of ids.toSorted((a, b) => Number(isTakenAway(a)) - Number(isTakenAway(b)))) {
    const id = idMeant(name)
    const set = registry.sets.get(id)
    const layer = registry.layers.get(id)
    const named = [...(set?.layers ?? []), ...(layer === undefined ? [] : [layer])]
    if (named.length === 0) conflicts.push(conflict({ _tag: "UnknownLayer", layer: id }))
    if (isTakenAway(name)) for (const one of named) found.delete(one)
    else {
      for (const one of named) found.add(one)
      choose(set?.options ?? {})
    }
  }
  // a set's choices in what was taken away go with it
  const all = [...found]
  for (const id of Object.keys(options)) if (!found.has(registry.layers.get(id)!)) delete options[id]
  choose(chosen)
  const compiled = compile(all, options)
  const missing = conflicts.length > 0
  // where a layer is missing, so is what it would have filled
  if (compiled._tag === "Failure")
    conflicts.push(...compiled.failure.filter(({ _tag }) => !missing || _tag !== "SlotUnfilled"))
  return {
    rules: compiled._tag === "Success" && conflicts.length === 0 ? compiled.success : null,
    conflicts,
    layers: describe(all)
  }
}
