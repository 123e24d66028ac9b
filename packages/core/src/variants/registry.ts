import type { Labels, Locale, PublishedCourse, PublishedSet, RuleLayer } from "../authoring.ts"
import { clauseIds, families } from "./registry.generated.ts"

export { families }

/** Every clause of every rulebook: a layer may cite no other. */
export const clauses: ReadonlySet<string> = new Set(clauseIds)

const byId = <T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((one) => [one.id, one]))

/** Published rule sets, courses and layers by id. */
export const sets: ReadonlyMap<string, PublishedSet> = byId(families.flatMap((family) => family.sets))
export const courses: ReadonlyMap<string, PublishedCourse> = byId(families.flatMap((family) => family.courses))
export const layers: ReadonlyMap<string, RuleLayer> = byId(families.flatMap((family) => family.layers))

/** The words of the family that an id belongs to: `labelsOf("feljong/level-1")`. Of an unknown family, none. */
export const labelsOf = (id: string): Labels =>
  families.find((family) => id.startsWith(`${family.family}/`))?.labels ?? noLabels

/** The words of every family that some ids belong to; where two have words for one thing, those of the more ids. */
export const labelsFor = (ids: readonly string[]): Labels => {
  const often = ({ family }: { readonly family: string }): number =>
    ids.filter((id) => id.startsWith(`${family}/`)).length
  const all = families.filter((family) => often(family) > 0).toSorted((a, b) => often(a) - often(b))
  const [only] = all
  if (only === undefined) return noLabels
  if (all.length === 1) return only.labels
  return {
    "pt-BR": Object.assign({}, ...all.map(({ labels }) => labels["pt-BR"])),
    en: Object.assign({}, ...all.map(({ labels }) => labels.en))
  }
}

const noLabels: Labels = { "pt-BR": {}, en: {} } satisfies Record<Locale, object>
