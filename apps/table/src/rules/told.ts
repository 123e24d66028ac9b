import {
  describe,
  type DescribedLayer,
  type DescribedOption,
  explainRules,
  type ExplainedLayer,
  type RuleSet
} from "@feljong/core"
import { courses, labelsFor, layers, sets } from "@feljong/core/variants"
import { familyOf } from "./ids.ts"

/** Rules told by the published set that they build on, and what they add to it. */
export interface Told {
  /** id of a published set; empty when they build on none */
  readonly base: string
  readonly more: readonly ExplainedLayer[]
}

/** The steps that a family teaches its rules by: the stages of its first course; without one, every set it has. */
export const stepsOf = (family: string): readonly string[] => {
  const first = firstCourse(family)
  return first === undefined
    ? [...sets.keys()].filter((id) => familyOf(id) === family)
    : first.stages.map(({ id }) => id)
}

const firstCourse = (family: string) => [...courses.values()].find((course) => familyOf(course.id) === family)

/** The published set that is exactly these rules, or null. */
export const publishedAs = (rules: RuleSet): string | null => {
  for (const { id, layers, options = {} } of sets.values())
    if (layers.length === rules.layers.length && layers.every((layer) => rules.layers.includes(layer.id)))
      if (changedFrom(rules, options).length === 0) return id
  return null
}

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The option's value in a published set. */
export const usualIn = (given: Given, layer: string, option: DescribedOption): unknown =>
  given[layer]?.[option.name] ?? option.default

/** Options that are not as they would be in a published set. */
const changedFrom = (rules: RuleSet, given: Given): readonly (readonly [layer: string, option: string])[] =>
  describedIn(rules).flatMap(({ id, options }) =>
    options
      .filter((option) => rules.options[id]?.[option.name] !== usualIn(given, id, option))
      .map(({ name }) => [id, name] as const)
  )

const describedIn = (rules: RuleSet): readonly DescribedLayer[] =>
  describe(rules.layers.flatMap((id) => layers.get(id) ?? []))

/** What the rules add to the largest step that they hold; an option is told where it is not as usual there. */
export const tell = (rules: RuleSet): Told => {
  const families = new Set([...sets.keys()].map(familyOf))
  const [held] = [...families]
    .flatMap(stepsOf)
    .flatMap((id) => sets.get(id) ?? [])
    .filter((set) => set.layers.every((layer) => rules.layers.includes(layer.id)))
    .map((base) => ({ base, changed: changedFrom(rules, base.options ?? {}) }))
    .toSorted((a, b) => b.base.layers.length - a.base.layers.length || a.changed.length - b.changed.length)
  const under = new Set(held?.base.layers.map((layer) => layer.id))
  const changed = held?.changed ?? changedFrom(rules, {})
  const explained = explainRules(labelsFor(rules.layers), rules, describedIn(rules)).map((layer) => ({
    ...layer,
    options: layer.options.filter(({ name }) => changed.some(([id, option]) => id === layer.id && option === name))
  }))
  return {
    base: held?.base.id ?? "",
    more: explained.filter(({ id, options }) => !under.has(id) || options.length > 0)
  }
}

/** How far along its family's course a published set is, from 0; null for one that no course goes through. */
export const stepOf = (id: string): number | null => {
  const at = firstCourse(familyOf(id))?.stages.findIndex((stage) => stage.id === id) ?? -1
  return at < 0 ? null : at
}
