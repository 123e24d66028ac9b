import type { Choice, Scalar } from "../seams/option.ts"

/** Why a list of layers is not a rule set. Every conflict names the layers, and its message how to mend it. */
export type Conflict = { readonly message: string } & (
  | { readonly _tag: "SlotUnfilled"; readonly slot: string }
  | { readonly _tag: "SlotFilledTwice"; readonly slot: string; readonly layers: readonly string[] }
  | { readonly _tag: "ReplacedTwice"; readonly slot: string; readonly of: string; readonly layers: readonly string[] }
  | { readonly _tag: "ReplacesAbsent"; readonly slot: string; readonly layer: string; readonly of: string }
  | { readonly _tag: "SameId"; readonly seam: string; readonly id: string; readonly layers: readonly string[] }
  | { readonly _tag: "RemovesAbsent"; readonly seam: string; readonly layer: string; readonly id: string }
  | { readonly _tag: "NeedsAbsent"; readonly layer: string; readonly needs: string }
  | { readonly _tag: "UnitUnread"; readonly element: string; readonly layer: string; readonly unit: string }
  | { readonly _tag: "ReadsAbsentFacet"; readonly layer: string; readonly facet: string }
  | { readonly _tag: "OutranksInCircle"; readonly elements: readonly string[]; readonly layers: readonly string[] }
  | { readonly _tag: "RedirectsOverlap"; readonly redirects: readonly string[]; readonly layers: readonly string[] }
  | { readonly _tag: "PaidTwice"; readonly charges: readonly string[]; readonly layers: readonly string[] }
  | {
      readonly _tag: "BadOption"
      readonly layer: string
      readonly option: string
      readonly value: unknown
      /** the values that it takes, or between which whole numbers */
      readonly takes: Choice<Scalar>["values"]
    }
  | { readonly _tag: "UnknownOption"; readonly layer: string; readonly option: string }
  | { readonly _tag: "OptionOfAbsentLayer"; readonly layer: string }
  | { readonly _tag: "CitesUnlisted"; readonly layer: string; readonly part: string; readonly clause: string }
  | { readonly _tag: "CitesUnknownClause"; readonly layer: string; readonly clause: string }
  | { readonly _tag: "UnknownLayer"; readonly layer: string }
  | { readonly _tag: "Malformed"; readonly place: string; readonly takes: "layers" | "layer" | "options" | "values" }
)

type Bare<C> = C extends unknown ? Omit<C, "message"> : never
const both = (layers: readonly string[]): string => layers.map((l) => `"${l}"`).join(" and ")

/** A value as its writer would know it again: what JSON has no form for is told by its name. */
export const shown = (value: unknown): string =>
  typeof value === "number" || value === undefined ? String(value) : (JSON.stringify(value) ?? typeof value)

const valuesOf = (takes: Choice<Scalar>["values"]): string =>
  "min" in takes ? `a whole number from ${takes.min} to ${takes.max}` : takes.map(shown).join(", ")

const formOf = {
  layers: "a list of layers",
  layer: "a layer as ruleLayer makes it",
  options: "an object of options by layer",
  values: "an object of values by option"
}

const words = (c: Bare<Conflict>): string => {
  switch (c._tag) {
    case "SlotUnfilled":
      return `No layer says what "${c.slot}" is: add a layer that fills it.`
    case "SlotFilledTwice":
      return `${both(c.layers)} both say what "${c.slot}" is: keep one of them.`
    case "ReplacedTwice":
      return `${both(c.layers)} both replace the "${c.slot}" of "${c.of}": keep one of them.`
    case "ReplacesAbsent":
      return `"${c.layer}" replaces the "${c.slot}" of "${c.of}", which is not what fills it: add "${c.of}" or leave "${c.layer}" out.`
    case "SameId":
      return `${both(c.layers)} both bring "${c.id}" to ${c.seam}: keep one of them.`
    case "RemovesAbsent":
      return `"${c.layer}" removes "${c.id}" from ${c.seam}, where it is not: add the layer that brings it or leave "${c.layer}" out.`
    case "NeedsAbsent":
      return `"${c.layer}" needs "${c.needs}": add it or leave "${c.layer}" out.`
    case "UnitUnread":
      return `"${c.element}" of "${c.layer}" scores in "${c.unit}", which the tally does not read: use a tally that reads it or leave "${c.layer}" out.`
    case "ReadsAbsentFacet":
      return `"${c.layer}" reads the facet "${c.facet}", which no layer keeps: add the layer that keeps it or leave "${c.layer}" out.`
    case "OutranksInCircle":
      return `${c.elements.map((e) => `"${e}"`).join(" over ")} go round in a circle, by ${both(c.layers)}: leave one of them out.`
    case "RedirectsOverlap":
      return `${both(c.layers)} both redirect the same dues (${both(c.redirects)}): keep one of them, or let each name its elements.`
    case "PaidTwice":
      return `${both(c.layers)} both have the same wins paid (${both(c.charges)}): keep one of them.`
    case "BadOption":
      return `"${c.layer}" does not take ${shown(c.value)} for "${c.option}": it takes ${valuesOf(c.takes)}.`
    case "UnknownOption":
      return `"${c.layer}" has no option "${c.option}": take it out.`
    case "OptionOfAbsentLayer":
      return `Options are given for "${c.layer}", which is not among the layers: add it or take its options out.`
    case "CitesUnlisted":
      return `"${c.part}" of "${c.layer}" cites ${c.clause}, which the layer does not list: add it to the layer's cites.`
    case "CitesUnknownClause":
      return `"${c.layer}" cites ${c.clause}, which no rulebook has: correct the id or write the clause.`
    case "UnknownLayer":
      return `There is no layer "${c.layer}": use an id that the list of layers shows.`
    case "Malformed":
      return `${c.place} cannot be read: it must be ${formOf[c.takes]}.`
  }
}

/** `conflict({ _tag: "SlotUnfilled", slot: "tally" }).message` says what to do. */
export const conflict = (bare: Bare<Conflict>): Conflict => ({ ...bare, message: words(bare) })

/** Every layer that a conflict speaks of. */
export const layersIn = (conflict: Conflict): readonly string[] => {
  const { layer, needs, of, layers }: Partial<Record<string, unknown>> = conflict
  return [layer, needs, of, ...(Array.isArray(layers) ? layers : [])].filter((id) => typeof id === "string")
}
