import {
  describe,
  type DescribedLayer,
  type DescribedOption,
  explainRules,
  type ExplainedLayer,
  type PublishedSet,
  type RuleSet,
  sayAll,
  type Text
} from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { familyOf } from "./ids.ts"

/** Rules told by the published set that they build on, what they add to it and what they leave out of it. */
export interface Told {
  /** id of a published set; empty when they build on none */
  readonly base: string
  readonly more: readonly ExplainedLayer[]
  /** layers that it holds, where options in them are not as usual */
  readonly changed: readonly ExplainedLayer[]
  /** names of layers */
  readonly less: readonly Text[]
}

/** The steps that a family teaches its rules by: the stages of its first course; without one, every set it has. */
export const stepsOf = (registry: Registry, family: string): readonly string[] => {
  const first = firstCourse(registry, family)
  return first === undefined
    ? [...registry.sets.keys()].filter((id) => familyOf(id) === family)
    : first.stages.map(({ id }) => id)
}

const firstCourse = ({ courses }: Registry, family: string) =>
  [...courses.values()].find((course) => familyOf(course.id) === family)

/** The published set that is exactly these rules, or null. */
export const publishedAs = (registry: Registry, rules: RuleSet): string | null => {
  for (const { id, layers, options = {} } of registry.sets.values())
    if (layers.length === rules.layers.length && layers.every((layer) => rules.layers.includes(layer.id)))
      if (changedFrom(registry, rules, options).length === 0) return id
  return null
}

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** The option's value in a published set. */
export const usualIn = (given: Given, layer: string, option: DescribedOption): unknown =>
  given[layer]?.[option.name] ?? option.default

/** Options that are not as they would be in a published set. */
const changedFrom = (
  registry: Registry,
  rules: RuleSet,
  given: Given
): readonly (readonly [layer: string, option: string])[] =>
  describedIn(registry, rules).flatMap(({ id, options }) =>
    options
      .filter((option) => rules.options[id]?.[option.name] !== usualIn(given, id, option))
      .map(({ name }) => [id, name] as const)
  )

const describedIn = ({ layers }: Registry, rules: RuleSet): readonly DescribedLayer[] =>
  describe(rules.layers.flatMap((id) => layers.get(id) ?? []))

/** What of a set the rules leave out. */
const missingFrom = ({ layers }: PublishedSet, rules: RuleSet): readonly string[] =>
  layers.map(({ id }) => id).filter((id) => !rules.layers.includes(id))

/**
 * What the rules add to the largest step that they hold, or to one of which they leave little out; an option is told
 * where it is not as usual there.
 */
export const tell = (registry: Registry, rules: RuleSet): Told => {
  const [held] = registry.families
    .flatMap(({ family }) => stepsOf(registry, family))
    .flatMap((id) => registry.sets.get(id) ?? [])
    .map((base) => ({ base, missing: missingFrom(base, rules) }))
    .filter(({ base, missing }) => missing.length * 2 < base.layers.length)
    .map((known) => ({ ...known, changed: changedFrom(registry, rules, known.base.options ?? {}) }))
    .toSorted(
      (a, b) =>
        a.missing.length - b.missing.length ||
        b.base.layers.length - a.base.layers.length ||
        a.changed.length - b.changed.length
    )
  const under = new Set(held?.base.layers.map((layer) => layer.id))
  const changed = held?.changed ?? changedFrom(registry, rules, {})
  const labels = registry.labelsFor(rules.layers)
  const explained = explainRules(labels, rules, describedIn(registry, rules)).map((layer) => ({
    ...layer,
    options: layer.options.filter(({ name }) => changed.some(([id, option]) => id === layer.id && option === name))
  }))
  return {
    base: held?.base.id ?? "",
    more: explained.filter(({ id }) => !under.has(id)),
    changed: explained.filter(({ id, options }) => under.has(id) && options.length > 0),
    less: (held?.missing ?? []).map((id) => sayAll(registry.labelsOf(id), `layer.${id}`))
  }
}

/** Whether anything in the rules is chosen otherwise than usual. */
export const hasOwnOptions = ({ more, changed }: Told): boolean =>
  changed.length > 0 || more.some(({ options }) => options.length > 0)

/** How far along its family's course a published set is, from 0; null for one that no course goes through. */
export const stepOf = (registry: Registry, id: string): number | null => {
  const at = firstCourse(registry, familyOf(id))?.stages.findIndex((stage) => stage.id === id) ?? -1
  return at < 0 ? null : at
}
