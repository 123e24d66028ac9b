import { describe, type DescribedOption } from "@feljong/core"
import { compose, type Composed } from "../../src/rules/compose.ts"
import { takenAway } from "../../src/rules/ids.ts"
import { usualIn } from "../../src/rules/told.ts"
import { registry } from "../registry.ts"
import { companyOf, layersOf, menuFor, menus, switchedIn } from "./menu.ts"

type Value = string | number | boolean

/** What somebody chose: a published set, what is added and taken away, and options where they are not as usual. */
export interface Choice {
  readonly base: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly options: Readonly<Record<string, Readonly<Record<string, Value>>>>
}

export const firstChoice: Choice = { base: menus[0]!.bases.at(-1)!, added: [], removed: [], options: {} }

/** A choice as tables are told it: ids, those that are taken away with a minus. */
export const idsOf = ({ base, added, removed }: Choice): readonly string[] => [
  base,
  ...added,
  ...removed.map(takenAway)
]

export const composed = (choice: Choice): Composed => compose(registry, idsOf(choice), choice.options)

/** Layers in the order of the menu, so that one choice has one link. */
const inOrder = (base: string, ids: ReadonlySet<string>): readonly string[] => {
  const known = [...switchedIn(base).map(({ id }) => id), ...layersOf(base)].filter((id) => ids.has(id))
  return [...new Set([...known, ...ids])]
}

/** Options of layers that are there. */
const pruned = (choice: Choice): Choice => {
  const here = new Set(compose(registry, idsOf(choice)).layers.map(({ id }) => id))
  return { ...choice, options: Object.fromEntries(Object.entries(choice.options).filter(([id]) => here.has(id))) }
}

/** Another base; one of another family has its own layers to switch. */
export const withBase = (choice: Choice, base: string): Choice => {
  const same = menuFor(base) === menuFor(choice.base)
  const held = new Set(layersOf(base))
  return pruned({
    ...choice,
    base,
    added: same ? choice.added.filter((id) => !held.has(id)) : [],
    removed: same ? choice.removed.filter((id) => held.has(id)) : []
  })
}

export const isOn = ({ base, added, removed }: Choice, layer: string): boolean =>
  added.includes(layer) || (layersOf(base).includes(layer) && !removed.includes(layer))

/** Switches a layer: on with what comes along, off with what needs it. */
export const withLayer = (choice: Choice, layer: string, on: boolean): Choice => {
  const { base } = choice
  const held = new Set(layersOf(base))
  const added = new Set(choice.added)
  const removed = new Set(choice.removed)
  for (const id of on ? companyOf(layer, base) : [layer, ...needing(choice, layer)]) {
    const [there, not] = held.has(id) ? [removed, !on] : [added, on]
    if (not) there.add(id)
    else there.delete(id)
  }
  return pruned({ ...choice, added: inOrder(base, added), removed: inOrder(base, removed) })
}

/** What is on and cannot do without a layer. */
const needing = (choice: Choice, layer: string): readonly string[] =>
  [...layersOf(choice.base), ...choice.added].filter((id) => isOn(choice, id) && needs(id).includes(layer))

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
