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

const noLabels: Labels = { "pt-BR": {}, en: {} } satisfies Record<Locale, object>
