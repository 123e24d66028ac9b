import { makeRegistry } from "./make-registry.ts"
import { clauseIds, families } from "./registry.generated.ts"

export { families }
export { commonLabels } from "./common/labels/index.ts"
export { makeRegistry, type Registry } from "./make-registry.ts"

/** Every clause of every rulebook: a layer may cite no other. */
export const clauses: ReadonlySet<string> = new Set(clauseIds)

/** Everything that is published. */
export const registry = makeRegistry(families)
export const { sets, courses, layers, labelsOf, labelsFor } = registry
