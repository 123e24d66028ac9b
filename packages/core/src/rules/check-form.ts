import { conflict, type Conflict } from "./conflict.ts"

/** What callers without types may give: every place that is not what `compile` reads. */
export const checkForm = (layers: unknown, chosen: unknown): readonly Conflict[] => {
  if (!Array.isArray(layers)) return [conflict({ _tag: "Malformed", place: "layers", takes: "layers" })]
  // holes count as well: forEach would pass them over
  const bad = Array.from(layers, (layer, i) =>
    isLayer(layer) ? [] : [conflict({ _tag: "Malformed", place: `layers[${i}]`, takes: "layer" })]
  ).flat()
  if (!isRecord(chosen)) return [...bad, conflict({ _tag: "Malformed", place: "options", takes: "options" })]
  const wrong = Object.entries(chosen).flatMap(([layer, values]) =>
    isRecord(values) ? [] : [conflict({ _tag: "Malformed", place: `options["${layer}"]`, takes: "values" })]
  )
  return [...bad, ...wrong]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isLayer = (value: unknown): boolean =>
  isRecord(value) && typeof value["id"] === "string" && isRecord(value["options"]) && isRecord(value["spec"])
