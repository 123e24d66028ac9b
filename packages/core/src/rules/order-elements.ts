import { type AnyPart, compare, type Options } from "./compiled-part.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { RuleLayer } from "./layer.ts"

/** What each element replaces, through others too. An edge to an element that is absent says nothing. */
export const orderElements = (
  sorted: readonly RuleLayer[],
  elements: readonly AnyPart[],
  options: ReadonlyMap<RuleLayer, Options>,
  conflicts: Conflict[]
): ReadonlyMap<string, readonly string[]> => {
  const there = new Set(elements.map((e) => e.id))
  const edges = sorted
    .flatMap((layer) =>
      (layer.spec.outranks ?? [])
        .filter(([, , when]) => when?.(options.get(layer)! as never) ?? true)
        .map(([over, under]) => ({ over: over.id, under: under.id, layer: layer.id }))
    )
    .filter((e) => there.has(e.over) && there.has(e.under))
  const below = new Map<string, readonly string[]>()
  const visit = (id: string, path: readonly string[]): readonly string[] => {
    if (path.includes(id)) {
      const circle = path.slice(path.indexOf(id))
      const layers = [
        ...new Set(edges.filter((e) => circle.includes(e.over) && circle.includes(e.under)).map((e) => e.layer))
      ]
      if (!conflicts.some((c) => c._tag === "OutranksInCircle" && c.elements.includes(id)))
        conflicts.push(conflict({ _tag: "OutranksInCircle", elements: [...circle].sort(compare), layers }))
      return []
    }
    const known = below.get(id)
    if (known !== undefined) return known
    const direct = edges.filter((e) => e.over === id).map((e) => e.under)
    const all = [...new Set(direct.flatMap((under) => [under, ...visit(under, [...path, id])]))].sort(compare)
    below.set(id, all)
    return all
  }
  for (const id of [...there].sort(compare)) visit(id, [])
  return new Map([...below].filter(([, ids]) => ids.length > 0))
}
