import { allows, type Choices, type Scalar } from "../seams/option.ts"
import type { Chosen, Options } from "./compiled-part.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { RuleLayer } from "./layer.ts"

/** Every option with the value in force: what was chosen, or its default. */
export const chooseOptions = (
  sorted: readonly RuleLayer[],
  chosen: Chosen,
  conflicts: Conflict[]
): Map<RuleLayer, Options> => {
  const ids = new Set(sorted.map((l) => l.id))
  for (const layer of Object.keys(chosen))
    if (!ids.has(layer)) conflicts.push(conflict({ _tag: "OptionOfAbsentLayer", layer }))
  return new Map(
    sorted.map((layer) => {
      const choices = layer.options as Choices
      const given = chosen[layer.id] ?? {}
      const values: Record<string, Scalar> = {}
      for (const option of Object.keys(given))
        if (!Object.hasOwn(choices, option))
          conflicts.push(conflict({ _tag: "UnknownOption", layer: layer.id, option }))
      for (const [option, choice] of Object.entries(choices)) {
        const value = Object.hasOwn(given, option) ? given[option] : choice.default
        if (allows(choice, value)) values[option] = value
        else conflicts.push(conflict({ _tag: "BadOption", layer: layer.id, option, value, takes: choice.values }))
      }
      return [layer, Object.freeze(values)]
    })
  )
}
