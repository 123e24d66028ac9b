import { type Element, seamNames, type SeamName } from "../seams/parts.ts"
import { type AnyPart, compare, type Options } from "./compiled-part.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { RuleLayer } from "./layer.ts"

/** All elements have one form, present or not: they are asked more often than anything else. */
const elementPart = (part: AnyPart, layer: string, o: Options): AnyPart => {
  const { id, cites, unit, bonus = false, worth, tiles, reach } = part as AnyPart & Element<never, never>
  return { id, cites, unit, bonus, worth, tiles, reach, layer, o } as AnyPart
}

type Additions = Readonly<
  Record<string, readonly (AnyPart & { readonly when?: (o: Options) => boolean })[] | undefined>
>
type Removals = Readonly<Record<string, readonly { readonly id: string }[] | undefined>>

/** Every part that the layers bring, by seam: those that are there under the options, less those taken out. */
export const collectParts = (
  sorted: readonly RuleLayer[],
  here: ReadonlySet<RuleLayer>,
  options: ReadonlyMap<RuleLayer, Options>,
  conflicts: Conflict[]
): Record<SeamName, readonly AnyPart[]> => {
  const bring = sorted.flatMap((layer) => [
    { layer, add: layer.spec.add as Additions | undefined, remove: layer.spec.remove },
    ...(layer.spec.together ?? [])
      .filter((t) => here.has(t.with))
      .map((t) => ({ layer, add: t.add as Additions | undefined, remove: t.remove as Removals | undefined }))
  ])
  const out = {} as Record<SeamName, readonly AnyPart[]>
  for (const seam of seamNames) {
    const all = bring.flatMap(({ layer, add }) => {
      const o = options.get(layer)!
      return (add?.[seam] ?? [])
        .filter((part) => part.when?.(o) ?? true)
        .map((part): AnyPart =>
          seam === "elements" ? elementPart(part, layer.id, o) : { ...part, layer: layer.id, o }
        )
    })
    const removals = bring.flatMap(({ layer, remove }) =>
      (remove?.[seam] ?? []).map(({ id }) => ({ id, layer: layer.id }))
    )
    for (const { id, layer } of removals)
      if (!all.some((part) => part.id === id && part.layer !== layer))
        conflicts.push(conflict({ _tag: "RemovesAbsent", seam, layer, id }))
    // who removes a part may bring its own under the same id: it takes the part over
    const left = all.filter((part) => !removals.some(({ id, layer }) => id === part.id && layer !== part.layer))
    const rivals = all.filter((part) => removals.some(({ id, layer }) => id === part.id && layer === part.layer))
    for (const [id, same] of Map.groupBy([...new Set([...left, ...rivals])], (part) => part.id))
      if (same.length > 1) conflicts.push(conflict({ _tag: "SameId", seam, id, layers: same.map((p) => p.layer) }))
    out[seam] = left.sort((a, b) => compare(a.id, b.id))
  }
  return out
}
