import { slotNames, type SlotName } from "../seams/slots.ts"
import type { Options } from "./compiled-part.ts"
import { conflict, type Conflict } from "./conflict.ts"
import type { RuleLayer } from "./layer.ts"

/** One layer fills a slot; each replacement names the layer whose value it takes over. */
export const fillSlots = (
  sorted: readonly RuleLayer[],
  options: ReadonlyMap<RuleLayer, Options>,
  conflicts: Conflict[]
) => {
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
