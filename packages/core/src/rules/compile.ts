import * as Result from "effect/Result"
import { kindOf } from "../kernel/tile.ts"
import type { ActionTag } from "../seams/action.ts"
import type { EventTag } from "../seams/event.ts"
import type { Slots } from "../seams/slots.ts"
import { checkForm } from "./check-form.ts"
import { checkCharges, checkCites, checkFacets, checkNeeds, checkRedirects, checkUnits } from "./checks.ts"
import { chooseOptions } from "./choose-options.ts"
import { collectParts } from "./collect-parts.ts"
import { type Chosen, compare } from "./compiled-part.ts"
import type { Conflict } from "./conflict.ts"
import { fillSlots } from "./fill-slots.ts"
import type { RuleLayer } from "./layer.ts"
import { orderElements } from "./order-elements.ts"
import type { CompiledFacet, RuleSet } from "./rule-set.ts"

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
  const malformed = checkForm(layers, chosen)
  if (malformed.length > 0) return Result.fail(malformed)
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
  const outranks = orderElements(sorted, parts["elements"], options, conflicts)
  checkCharges(parts["charges"], conflicts)
  checkRedirects(parts["redirects"], conflicts)
  if (conflicts.length > 0) return Result.fail([...new Map(conflicts.map((one) => [one.message, one])).values()])
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
