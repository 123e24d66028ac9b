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
  | { readonly _tag: "BadOption"; readonly layer: string; readonly option: string; readonly value: unknown }
  | { readonly _tag: "UnknownOption"; readonly layer: string; readonly option: string }
  | { readonly _tag: "OptionOfAbsentLayer"; readonly layer: string }
  | { readonly _tag: "CitesUnlisted"; readonly layer: string; readonly part: string; readonly clause: string }
  | { readonly _tag: "CitesUnknownClause"; readonly layer: string; readonly clause: string }
  | { readonly _tag: "UnknownLayer"; readonly layer: string }
)

type Bare<C> = C extends unknown ? Omit<C, "message"> : never
const both = (layers: readonly string[]): string => layers.map((l) => `"${l}"`).join(" and ")

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
    case "BadOption":
      return `"${c.layer}" does not take ${JSON.stringify(c.value)} for "${c.option}": use one of the values it lists.`
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
  }
}

/** `conflict({ _tag: "SlotUnfilled", slot: "tally" }).message` says what to do. */
export const conflict = (bare: Bare<Conflict>): Conflict => ({ ...bare, message: words(bare) })
