import type { Chosen } from "./compiled-part.ts"
import type { RuleLayer } from "./layer.ts"
import type { PublishedSet } from "./variant.ts"

/** What is known by its id. */
export interface Published {
  readonly sets: ReadonlyMap<string, PublishedSet>
  readonly layers: ReadonlyMap<string, RuleLayer>
}

/** Layers to compile, with their options, and the ids that nothing goes by. */
export interface Gathered {
  readonly layers: readonly RuleLayer[]
  readonly options: Chosen
  readonly unknown: readonly string[]
}

/**
 * Gathers published sets and single layers by their ids; an id with a minus before it is taken away, wherever it was
 * named. A set brings its own options, and what is chosen counts over them.
 *
 * @example
 * gather(registry, ["house/usual", "-house/flowers"], { "house/minimum": { faan: 1 } })
 */
export const gather = (published: Published, ids: readonly string[], chosen: Chosen = {}): Gathered => {
  const taken = ids.filter((id) => id.startsWith("-")).map((id) => id.slice(1))
  const given = ids.filter((id) => !id.startsWith("-"))
  const named = (id: string): readonly RuleLayer[] => {
    const layer = published.layers.get(id)
    return [...(published.sets.get(id)?.layers ?? []), ...(layer === undefined ? [] : [layer])]
  }
  const away = new Set(taken.flatMap(named))
  const layers = [...new Set(given.flatMap(named))].filter((layer) => !away.has(layer))
  const here = new Set(layers.map(({ id }) => id))
  // a set's options for what was taken away go with it
  const usual = given
    .flatMap((id) => Object.entries(published.sets.get(id)?.options ?? {}))
    .filter(([layer]) => here.has(layer))
  // a map, since "__proto__" is a name like any other to whoever sends it
  const options = new Map<string, Readonly<Record<string, unknown>>>()
  for (const [layer, values] of [...usual, ...Object.entries(chosen)])
    options.set(layer, { ...options.get(layer), ...values })
  return {
    layers,
    options: Object.fromEntries(options),
    unknown: [...given, ...taken].filter((id) => named(id).length === 0)
  }
}
