import type { Choices } from "../seams/option.ts"
import { seamNames } from "../seams/parts.ts"
import { slotNames } from "../seams/slots.ts"
import type { RuleLayer } from "./layer.ts"

/** A layer as a table is told of it. */
export interface DescribedLayer {
  readonly id: string
  readonly cites: readonly string[]
  readonly needs: readonly string[]
  readonly options: readonly DescribedOption[]
  /** what it fills, replaces, adds and removes, by seam */
  readonly fills: readonly string[]
  readonly replaces: readonly { readonly slot: string; readonly of: string }[]
  readonly adds: readonly { readonly seam: string; readonly id: string; readonly cites: string }[]
  readonly removes: readonly { readonly seam: string; readonly id: string }[]
}
export interface DescribedOption {
  readonly name: string
  readonly default: string | number | boolean
  readonly values: readonly (string | number | boolean)[] | { readonly min: number; readonly max: number }
  readonly cites: string
}

/** Lists what layers are and let a table choose, in the order given. */
export const describe = (layers: readonly RuleLayer[]): readonly DescribedLayer[] => layers.map(describeLayer)

const describeLayer = ({ id, spec, options }: RuleLayer): DescribedLayer => ({
  id,
  cites: spec.cites,
  needs: (spec.needs ?? []).map((layer) => layer.id),
  options: Object.entries(options as Choices).map(([name, { default: byDefault, values, cites }]) => ({
    name,
    default: byDefault,
    values,
    cites
  })),
  fills: slotNames.filter((slot) => spec.fill?.[slot] !== undefined),
  replaces: slotNames.flatMap((slot) => {
    const replacement = spec.replace?.[slot]
    return replacement === undefined ? [] : [{ slot, of: replacement.of.id }]
  }),
  adds: seamNames.flatMap((seam) => (spec.add?.[seam] ?? []).map((part) => ({ seam, id: part.id, cites: part.cites }))),
  removes: seamNames.flatMap((seam) => (spec.remove?.[seam] ?? []).map((part) => ({ seam, id: part.id })))
})
