import * as Result from "effect/Result"
import { kindOf } from "../kernel/tile.ts"
import type { ActionTag } from "../seams/action.ts"
import type { EventTag } from "../seams/event.ts"
import { allows, type Choices, type Scalar } from "../seams/option.ts"
import { type Element, seamNames, type SeamName } from "../seams/parts.ts"
import { slotNames, type SlotName, type Slots } from "../seams/slots.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { AnyElement, RuleLayer } from "./layer.ts"
import type { CompiledFacet, Provenance, RuleSet } from "./rule-set.ts"

type Chosen = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Options = Readonly<Record<string, Scalar>>
interface AnyPart extends Provenance {
  readonly id: string
  readonly cites: string
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Puts layers together into a rule set, or says everything that is in the way. The order of the layers and of their
 * options never matters. `clauses`, where given, are all clauses that rulebooks have.
 *
 * @example
 * const rules = compile(level1)
 * Result.isSuccess(rules) // => true
 */
export const compile = (
  layers: readonly RuleLayer[],
  chosen: Chosen = {},
  clauses?: ReadonlySet<string>
): Result.Result<RuleSet, readonly Conflict[]> => {
  const sorted = [...new Set(layers)].sort((a, b) => compare(a.id, b.id))
  const here = new Set(sorted)
  const conflicts: Conflict[] = []
  const options = chooseOptions(sorted, chosen, conflicts)
  checkNeeds(sorted, here, conflicts)
  const { slots, owners } = fillSlots(sorted, options, conflicts)
  const parts = collectParts(sorted, here, options, conflicts)
  checkCites(sorted, parts, clauses, conflicts)
  const facets = sorted.flatMap((l) => l.spec.facets ?? []) as unknown as readonly CompiledFacet[]
  checkFacets(sorted, facets, conflicts)
  checkUnits(parts["elements"], slots, conflicts)
  const outranks = orderElements(sorted, parts["elements"], conflicts)
  checkRedirects(parts["redirects"], conflicts)
  if (conflicts.length > 0) return Result.fail(conflicts)
  const set = {
    layers: sorted.map((l) => l.id),
    options: Object.fromEntries(
      sorted.filter((l) => Object.keys(options.get(l)!).length > 0).map((l) => [l.id, options.get(l)!])
    ),
    slots,
    owners,
    parts,
    facets,
    outranks,
    ...derived(slots as unknown as Slots),
    bansOf: groupBy(
      parts["bans"] as unknown as readonly { readonly of: readonly ActionTag[] }[],
      (b) => b.of,
      actionTags
    ),
    revealsOn: groupBy(parts["reveals"] as unknown as readonly { readonly on: readonly EventTag[] }[], (r) => r.on),
    endingsOn: groupBy(parts["endings"] as unknown as readonly { readonly on: readonly EventTag[] }[], (e) => e.on)
  }
  return Result.succeed(Object.freeze(set) as unknown as RuleSet)
}

/** What is asked so often that it is worked out once. */
const derived = ({ tiles, indicated }: Slots): Pick<RuleSet, "hasTile" | "isRed" | "indicated"> => {
  const there = new Uint8Array(256)
  const red = new Uint8Array(256)
  for (const tile of tiles.all) there[tile] = 1
  for (const tile of tiles.red) red[tile] = 1
  return {
    hasTile: (tile) => there[tile] === 1,
    isRed: (tile) => red[tile] === 1,
    indicated: (indicator) => indicated.by(kindOf(indicator))
  }
}

const actionTags: readonly ActionTag[] = ["discard", "claim", "setAside", "declare", "win", "pass", "next"]

const groupBy = <T>(
  parts: readonly T[],
  tags: (part: T) => readonly string[],
  all: readonly string[] = []
): Record<string, T[]> => {
  const out: Record<string, T[]> = Object.fromEntries(all.map((tag) => [tag, []]))
  for (const part of parts) for (const tag of tags(part)) (out[tag] ??= []).push(part)
  return out
}

const chooseOptions = (
  sorted: readonly RuleLayer[],
  chosen: Chosen,
  conflicts: Conflict[]
): Map<RuleLayer, Options> => {
  const ids = new Set(sorted.map((l) => l.id))
  for (const layer of Object.keys(chosen))
    if (!ids.has(layer)) conflicts.push(conflict({ _tag: "OptionOfAbsentLayer", layer }))
  return new Map(
    sorted.map((layer) => {
      const choices = layer.options as Choices
      const given = chosen[layer.id] ?? {}
      const values: Record<string, Scalar> = {}
      for (const option of Object.keys(given))
        if (!Object.hasOwn(choices, option))
          conflicts.push(conflict({ _tag: "UnknownOption", layer: layer.id, option }))
      for (const [option, choice] of Object.entries(choices)) {
        const value = Object.hasOwn(given, option) ? given[option] : choice.default
        if (allows(choice, value)) values[option] = value
        else conflicts.push(conflict({ _tag: "BadOption", layer: layer.id, option, value }))
      }
      return [layer, Object.freeze(values)]
    })
  )
}

const checkNeeds = (sorted: readonly RuleLayer[], here: ReadonlySet<RuleLayer>, conflicts: Conflict[]): void => {
  for (const layer of sorted)
    for (const needed of layer.spec.needs ?? [])
      if (!here.has(needed)) conflicts.push(conflict({ _tag: "NeedsAbsent", layer: layer.id, needs: needed.id }))
  for (const [i, layer] of sorted.entries())
    if (sorted[i + 1]?.id === layer.id)
      conflicts.push(conflict({ _tag: "SameId", seam: "layers", id: layer.id, layers: [layer.id, layer.id] }))
}

/** One layer fills a slot; each replacement names the layer whose value it takes over. */
const fillSlots = (sorted: readonly RuleLayer[], options: ReadonlyMap<RuleLayer, Options>, conflicts: Conflict[]) => {
  const slots: Partial<Record<SlotName, unknown>> = {}
  const owners: Partial<Record<SlotName, string>> = {}
  for (const slot of slotNames) {
    const fills = sorted.filter((l) => l.spec.fill?.[slot] !== undefined)
    const replacements = sorted.filter((l) => l.spec.replace?.[slot] !== undefined)
    if (fills.length === 0) conflicts.push(conflict({ _tag: "SlotUnfilled", slot }))
    if (fills.length > 1) conflicts.push(conflict({ _tag: "SlotFilledTwice", slot, layers: fills.map((l) => l.id) }))
    if (fills.length !== 1) continue
    let owner: RuleLayer = fills[0]!
    let value: unknown = valueOf(owner.spec.fill![slot], options.get(owner)!)
    const used = new Set<RuleLayer>()
    for (;;) {
      const current: RuleLayer = owner
      const next: readonly RuleLayer[] = replacements.filter(
        (l) => l.spec.replace![slot]!.of === current && !used.has(l)
      )
      if (next.length > 1)
        conflicts.push(conflict({ _tag: "ReplacedTwice", slot, of: current.id, layers: next.map((l) => l.id) }))
      for (const layer of next) used.add(layer)
      if (next.length !== 1) break
      owner = next[0]!
      value = valueOf(owner.spec.replace![slot]!.by, options.get(owner)!)
    }
    for (const layer of replacements)
      if (!used.has(layer))
        conflicts.push(
          conflict({ _tag: "ReplacesAbsent", slot, layer: layer.id, of: layer.spec.replace![slot]!.of.id })
        )
    slots[slot] = value
    owners[slot] = owner.id
  }
  return { slots, owners }
}

const valueOf = (filling: unknown, o: Options): unknown =>
  typeof filling === "object" && filling !== null && "from" in filling && typeof filling.from === "function"
    ? filling.from(o)
    : filling

/** All elements have one form, present or not: they are asked more often than anything else. */
const elementPart = (part: AnyPart, layer: string, o: Options): AnyPart => {
  const { id, cites, unit, bonus = false, worth, tiles, reach } = part as AnyPart & Element<never, never>
  return { id, cites, unit, bonus, worth, tiles, reach, layer, o } as AnyPart
}

type Additions = Readonly<
  Record<string, readonly (AnyPart & { readonly when?: (o: Options) => boolean })[] | undefined>
>
type Removals = Readonly<Record<string, readonly { readonly id: string }[] | undefined>>

const collectParts = (
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

const checkCites = (
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

const checkFacets = (sorted: readonly RuleLayer[], facets: readonly CompiledFacet[], conflicts: Conflict[]): void => {
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

const checkUnits = (
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

/** What each element replaces, through others too. An edge to an element that is absent says nothing. */
const orderElements = (
  sorted: readonly RuleLayer[],
  elements: readonly AnyPart[],
  conflicts: Conflict[]
): ReadonlyMap<string, readonly string[]> => {
  const there = new Set(elements.map((e) => e.id))
  const edges = sorted
    .flatMap((layer) =>
      (layer.spec.outranks ?? []).map(([over, under]) => ({ over: over.id, under: under.id, layer: layer.id }))
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

const checkRedirects = (redirects: readonly AnyPart[], conflicts: Conflict[]): void => {
  const all = redirects as readonly (AnyPart & { readonly over: string; readonly elements?: readonly string[] })[]
  const overlap = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    (a.over === b.over || a.over === "both" || b.over === "both") &&
    (a.elements === undefined || b.elements === undefined || a.elements.some((e) => b.elements!.includes(e)))
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      if (overlap(a, b))
        conflicts.push(conflict({ _tag: "RedirectsOverlap", redirects: [a.id, b.id], layers: [a.layer, b.layer] }))
}
