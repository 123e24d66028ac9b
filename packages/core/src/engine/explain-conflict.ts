import { type Conflict, layersIn } from "../rules/conflict.ts"
import type { Labels, Locale } from "../rules/variant.ts"
import { inAll, optionValue, say, type Text } from "./say.ts"

/**
 * A conflict between layers in words, with the names that the layers go by; where layers of several families meet, with
 * those of their families too. The labels are those of all families that it speaks of.
 */
export const explainConflict = (labels: Labels, conflict: Conflict): Text =>
  inAll((locale) => say(labels, locale, `conflict.${conflict._tag}`, wordsIn(labels, locale, conflict)))

const wordsIn = (labels: Labels, locale: Locale, conflict: Conflict): Readonly<Record<string, string>> => {
  const { _tag, message: _, ...fields } = conflict
  const name = layerNames(labels, locale, layersIn(conflict))
  const word = (key: string, id: unknown): string => labels[locale][`${key}.${String(id)}`] ?? String(id)
  const told: Partial<Record<string, (value: never) => string>> = {
    layer: name,
    needs: name,
    of: name,
    layers: (ids: readonly string[]) => ids.map(name).join(locale === "en" ? " and " : " e "),
    slot: (slot: string) => word("slot", slot),
    element: (id: string) => word("element", id),
    elements: (ids: readonly string[]) => ids.map((id) => word("element", id)).join(", ")
  }
  if (conflict._tag === "BadOption") {
    const { layer, option, takes } = conflict
    const value = (one: unknown): string => optionValue(labels, locale, layer, option, one)
    told["value"] = value
    told["option"] = (id: string) => word("option", `${layer}/${id}`)
    told["takes"] = () =>
      "min" in takes ? say(labels, locale, "takes.between", takes) : takes.map((one) => value(one)).join(", ")
  }
  if (conflict._tag === "Malformed") told["takes"] = (form: string) => word("takes", form)
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, (told[key] ?? String)(value as never)]))
}

const layerNames = (labels: Labels, locale: Locale, all: readonly string[]): ((id: string) => string) => {
  const family = (id: string): string => id.split("/")[0]!
  const several = new Set(all.map(family)).size > 1
  return (id) => {
    const name = `“${labels[locale][`layer.${id}`] ?? id}”`
    return several ? `${name} (${labels[locale][`family.${family(id)}`] ?? family(id)})` : name
  }
}
