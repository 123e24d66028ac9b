import type { Labels, PublishedCourse, PublishedSet, RuleLayer, Variant } from "../authoring.ts"

/** Published rule sets, courses and layers by id, and their words. */
export interface Registry {
  readonly families: readonly Variant[]
  readonly sets: ReadonlyMap<string, PublishedSet>
  readonly courses: ReadonlyMap<string, PublishedCourse>
  readonly layers: ReadonlyMap<string, RuleLayer>
  /** The words of the family that an id belongs to: `labelsOf("feljong/level-1")`. Of an unknown family, none. */
  readonly labelsOf: (id: string) => Labels
  /** The words of every family that some ids belong to; where two have words for one thing, those of the more ids. */
  readonly labelsFor: (ids: readonly string[]) => Labels
}

/** What some families publish. */
export const makeRegistry = (families: readonly Variant[]): Registry => ({
  families,
  sets: byId(families.flatMap(({ sets }) => sets)),
  courses: byId(families.flatMap(({ courses }) => courses)),
  layers: byId(families.flatMap(({ layers }) => layers)),
  labelsOf: (id) => families.find(({ family }) => id.startsWith(`${family}/`))?.labels ?? noLabels,
  labelsFor: (ids) => labelsOfMost(families, ids)
})

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

const noLabels: Labels = { "pt-BR": {}, en: {} }

const labelsOfMost = (families: readonly Variant[], ids: readonly string[]): Labels => {
  const often = ({ family }: Variant): number => ids.filter((id) => id.startsWith(`${family}/`)).length
  const all = families.filter((family) => often(family) > 0).toSorted((a, b) => often(a) - often(b))
  const [only] = all
  if (only === undefined) return noLabels
  if (all.length === 1) return only.labels
  return {
    "pt-BR": Object.assign({}, ...all.map(({ labels }) => labels["pt-BR"])),
    en: Object.assign({}, ...all.map(({ labels }) => labels.en))
  }
}
