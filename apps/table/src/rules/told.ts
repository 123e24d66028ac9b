import { describe, explainRules, type ExplainedLayer, type RuleSet } from "@feljong/core"
import { courses, labelsFor, layers, sets } from "@feljong/core/variants"

/** Rules told by the published set that they build on, and what they add to it. */
export interface Told {
  /** id of a published set; empty when they build on none */
  readonly base: string
  readonly more: readonly ExplainedLayer[]
}

const familyOf = (id: string): string => id.slice(0, id.indexOf("/"))

/** The steps that a family teaches its rules by: the stages of its first course. */
export const stepsOf = (family: string): readonly string[] => {
  const first = [...courses.values()].find((course) => familyOf(course.id) === family)
  return first === undefined
    ? [...sets.keys()].filter((id) => familyOf(id) === family)
    : first.stages.map(({ id }) => id)
}

/** The published set that is exactly these rules, or null. */
export const publishedAs = (rules: RuleSet): string | null => {
  for (const { id, layers, options = {} } of sets.values())
    if (layers.length === rules.layers.length && layers.every((layer) => rules.layers.includes(layer.id)))
      if (asGiven(rules, options)) return id
  return null
}

type Given = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const asGiven = (rules: RuleSet, given: Given): boolean =>
  describe(rules.layers.flatMap((id) => layers.get(id) ?? [])).every(({ id, options }) =>
    options.every((option) => rules.options[id]?.[option.name] === (given[id]?.[option.name] ?? option.default))
  )

/** What the rules add to the largest step that they hold; an option is told where it is not as usual. */
export const tell = (rules: RuleSet): Told => {
  const family = familyOf(rules.layers[0] ?? "")
  const held = stepsOf(family)
    .flatMap((id) => sets.get(id) ?? [])
    .filter((set) => set.layers.every((layer) => rules.layers.includes(layer.id)))
    .toSorted((a, b) => b.layers.length - a.layers.length)
  const base = held[0]
  const under = new Set(base?.layers.map((layer) => layer.id))
  const described = describe(rules.layers.flatMap((id) => layers.get(id) ?? []))
  const explained = explainRules(labelsFor(rules.layers), rules, described)
  const changed = explained.map((layer) => ({
    ...layer,
    options: layer.options.filter(({ name }) => {
      const option = described.find(({ id }) => id === layer.id)!.options.find((o) => o.name === name)!
      return rules.options[layer.id]?.[name] !== option.default
    })
  }))
  return { base: base?.id ?? "", more: changed.filter(({ id, options }) => !under.has(id) || options.length > 0) }
}

/** How far along its family's steps a published set is, from 0; null for one that is not a step. */
export const stepOf = (id: string): number | null => {
  const at = stepsOf(familyOf(id)).indexOf(id)
  return at < 0 ? null : at
}
