import { describe, type DescribedOption } from "@feljong/core"
import { compose, type Composed } from "../../src/rules/compose.ts"
import { usualIn } from "../../src/rules/told.ts"
import { registry } from "../registry.ts"
import { companyOf, menuFor, menus } from "./menu.ts"

type Value = string | number | boolean

/** What somebody chose: a published set, layers on top of it, and options where they are not as usual. */
export interface Choice {
  readonly base: string
  readonly added: readonly string[]
  readonly options: Readonly<Record<string, Readonly<Record<string, Value>>>>
}

export const firstChoice: Choice = { base: menus[0]!.bases.at(-1)!, added: [], options: {} }

export const composed = ({ base, added, options }: Choice): Composed => compose(registry, [base, ...added], options)

/** Layers in the order of the menu, so that one choice has one link. */
const inOrder = (base: string, ids: ReadonlySet<string>): readonly string[] => {
  const { players, rules } = menuFor(base)
  const known = [...players, ...rules].map(({ id }) => id).filter((id) => ids.has(id))
  return [...known, ...[...ids].filter((id) => !known.includes(id))]
}

/** Options of layers that are there. */
const pruned = ({ base, added, options }: Choice): Choice => {
  const here = new Set(compose(registry, [base, ...added]).layers.map(({ id }) => id))
  return { base, added, options: Object.fromEntries(Object.entries(options).filter(([id]) => here.has(id))) }
}

/** Another base; one of another family has its own layers to add. */
export const withBase = (choice: Choice, base: string): Choice => {
  const same = menuFor(base) === menuFor(choice.base)
  return pruned({ ...choice, base, added: same ? choice.added : [] })
}

/** Switches a layer, with what comes along where it is switched on. */
export const withLayer = (choice: Choice, layer: string, on: boolean): Choice => {
  const ids = new Set(choice.added)
  if (on) for (const id of companyOf(layer)) ids.add(id)
  else {
    ids.delete(layer)
    for (const id of ids) if (needs(id).includes(layer)) ids.delete(id)
  }
  return pruned({ ...choice, added: inOrder(choice.base, ids) })
}

const needs = (id: string): readonly string[] => {
  const layer = registry.layers.get(id)
  return layer === undefined ? [] : describe([layer])[0]!.needs
}

/** The value in force: as chosen, else as the base has it. */
export const valueIn = (choice: Choice, layer: string, option: DescribedOption): Value =>
  choice.options[layer]?.[option.name] ?? usual(choice, layer, option)

export const usual = ({ base }: Choice, layer: string, option: DescribedOption): Value =>
  usualIn(registry.sets.get(base)?.options ?? {}, layer, option) as Value

/** Sets an option; one that is as usual is not written down. */
export const withOption = (choice: Choice, layer: string, option: DescribedOption, value: Value): Choice => {
  const { [option.name]: _, ...others } = choice.options[layer] ?? {}
  const own = value === usual(choice, layer, option) ? others : { ...others, [option.name]: value }
  const { [layer]: __, ...rest } = choice.options
  return { ...choice, options: Object.keys(own).length === 0 ? rest : { ...rest, [layer]: own } }
}

/** The value that a text stands for, or undefined where the option has no such value. */
export const valueOf = ({ values }: DescribedOption, text: string): Value | undefined => {
  if (!("min" in values)) return values.find((value) => String(value) === text)
  const number = Number(text)
  return Number.isInteger(number) && number >= values.min && number <= values.max ? number : undefined
}
