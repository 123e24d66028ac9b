import type { Choices } from "../seams/option.ts"
import { seamNames, type SeamName } from "../seams/parts.ts"
import type { SlotName } from "../seams/slots.ts"
import type { AnyPart } from "./compiled-part.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { AnyElement, RuleLayer } from "./layer.ts"
import type { CompiledFacet } from "./rule-set.ts"

/** Layers that others need, and no two layers under one id. */
export const checkNeeds = (sorted: readonly RuleLayer[], here: ReadonlySet<RuleLayer>, conflicts: Conflict[]): void => {
  for (const layer of sorted)
    for (const needed of layer.spec.needs ?? [])
      if (!here.has(needed)) conflicts.push(conflict({ _tag: "NeedsAbsent", layer: layer.id, needs: needed.id }))
  for (const [i, layer] of sorted.entries())
    if (sorted[i + 1]?.id === layer.id)
      conflicts.push(conflict({ _tag: "SameId", seam: "layers", id: layer.id, layers: [layer.id, layer.id] }))
}

/** Parts and options cite what their layer lists, and layers cite what rulebooks have. */
export const checkCites = (
  sorted: readonly RuleLayer[],
  parts: Readonly<Record<SeamName, readonly AnyPart[]>>,
  clauses: ReadonlySet<string> | undefined,
  conflicts: Conflict[]
): void => {
  const listed = new Map(sorted.map((l) => [l.id, new Set(l.spec.cites)]))
  for (const layer of sorted) {
    for (const clause of layer.spec.cites)
      if (clauses !== undefined && !clauses.has(clause))
        conflicts.push(conflict({ _tag: "CitesUnknownClause", layer: layer.id, clause }))
    for (const [option, { cites }] of Object.entries(layer.options as Choices))
      if (!layer.spec.cites.includes(cites))
        conflicts.push(conflict({ _tag: "CitesUnlisted", layer: layer.id, part: option, clause: cites }))
  }
  for (const seam of seamNames)
    for (const part of parts[seam])
      if (!listed.get(part.layer)!.has(part.cites))
        conflicts.push(conflict({ _tag: "CitesUnlisted", layer: part.layer, part: part.id, clause: part.cites }))
}

/** Facets that are read are kept, each by one layer. */
export const checkFacets = (
  sorted: readonly RuleLayer[],
  facets: readonly CompiledFacet[],
  conflicts: Conflict[]
): void => {
  const kept = new Set<unknown>(facets)
  for (const layer of sorted) {
    const joined = (layer.spec.together ?? []).some((t) => sorted.includes(t.with))
    const reads = [
      ...(layer.spec.reads ?? []),
      ...(joined ? (layer.spec.readsTogether ?? []) : []),
      ...(layer.spec.facets ?? []).flatMap((f) => f.reads ?? [])
    ]
    for (const facet of reads)
      if (!kept.has(facet)) conflicts.push(conflict({ _tag: "ReadsAbsentFacet", layer: layer.id, facet: facet.id }))
  }
  const keepers = Map.groupBy(
    sorted.flatMap((layer) => (layer.spec.facets ?? []).map(({ id }) => ({ id, layer: layer.id }))),
    (k) => k.id
  )
  for (const [id, same] of keepers)
    if (same.length > 1)
      conflicts.push(conflict({ _tag: "SameId", seam: "facets", id, layers: same.map((k) => k.layer) }))
}

/** Elements score in units that the tally reads. */
export const checkUnits = (
  elements: readonly AnyPart[],
  slots: Partial<Record<SlotName, unknown>>,
  conflicts: Conflict[]
): void => {
  const tally = slots.tally as { readonly reads: readonly string[] } | undefined
  if (tally === undefined) return
  for (const part of elements as readonly (AnyPart & AnyElement)[])
    if (!tally.reads.includes(part.unit))
      conflicts.push(conflict({ _tag: "UnitUnread", element: part.id, layer: part.layer, unit: part.unit }))
}

/** No two redirects speak of the same dues. */
export const checkRedirects = (redirects: readonly AnyPart[], conflicts: Conflict[]): void => {
  const all = redirects as readonly (AnyPart & { readonly over: string; readonly elements?: readonly string[] })[]
  const overlap = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    (a.over === b.over || a.over === "both" || b.over === "both") &&
    (a.elements === undefined || b.elements === undefined || a.elements.some((e) => b.elements!.includes(e)))
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      if (overlap(a, b))
        conflicts.push(conflict({ _tag: "RedirectsOverlap", redirects: [a.id, b.id], layers: [a.layer, b.layer] }))
}

/** No win is paid by the charges of two layers. */
export const checkCharges = (charges: readonly AnyPart[], conflicts: Conflict[]): void => {
  type Paying = AnyPart & { readonly pays?: string }
  const same = (a: Paying, b: Paying): boolean => a.pays === b.pays || a.pays === "any" || b.pays === "any"
  const paying = Map.groupBy(
    (charges as readonly Paying[]).filter(({ pays }) => pays !== undefined),
    ({ layer }) => layer
  )
  const layers = [...paying.keys()]
  for (const [i, one] of layers.entries())
    for (const other of layers.slice(i + 1)) {
      const a = paying.get(one)!.find((own) => paying.get(other)!.some((its) => same(own, its)))
      if (a === undefined) continue
      const b = paying.get(other)!.find((its) => same(a, its))!
      conflicts.push(conflict({ _tag: "PaidTwice", charges: [a.id, b.id], layers: [one, other] }))
    }
}
