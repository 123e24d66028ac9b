import { describe, type DescribedLayer, type PublishedSet, type RuleLayer, type Variant } from "@feljong/core"
import { compose } from "../../src/rules/compose.ts"
import { homeFirst, takenAway } from "../../src/rules/ids.ts"
import { stepsOf } from "../../src/rules/told.ts"
import { registry } from "../registry.ts"

const { families, sets } = registry

/** What can be chosen, read off the registry: sets to start from, and layers to switch by what they change. */
export interface Menu {
  readonly family: string
  readonly bases: readonly string[]
  /** layers that say how many play, with what comes along */
  readonly players: readonly DescribedLayer[]
  readonly rules: readonly DescribedLayer[]
}

/** What goes without saying in a family: whatever its course teaches, or else what every set of it has. */
const basicIn = ({ courses, layers }: Variant, bases: readonly PublishedSet[]): readonly RuleLayer[] =>
  courses.length > 0
    ? bases.flatMap((set) => set.layers)
    : layers.filter((layer) => bases.every((set) => set.layers.includes(layer)))

/** One for each family, the table's own first. */
export const menus: readonly Menu[] = homeFirst(families, ({ family }) => family).map((family) => {
  const bases = stepsOf(registry, family.family)
  const basic = new Set(
    basicIn(
      family,
      bases.map((id) => sets.get(id)!)
    )
  )
  const optional = describe(family.layers.filter((layer) => !basic.has(layer)))
  const seats = optional.filter(({ replaces }) => replaces.some(({ slot }) => slot === "seats"))
  const along = optional.filter(({ needs }) => seats.some(({ id }) => needs.includes(id)))
  const players = [...seats, ...along]
  return { family: family.family, bases, players, rules: optional.filter((layer) => !players.includes(layer)) }
})

/** Every set that a composition may start from. */
export const bases: readonly string[] = menus.flatMap((one) => one.bases)

export const menuFor = (base: string): Menu => menus.find(({ family }) => base.startsWith(`${family}/`)) ?? menus[0]!

/** The layers that have a switch of their own, whatever of the family is built on. */
export const switchedIn = (base: string): readonly DescribedLayer[] => {
  const { players, rules } = menuFor(base)
  return [...players, ...rules]
}

export const layersOf = (id: string): readonly string[] => (sets.get(id)?.layers ?? []).map((layer) => layer.id)

/** A layer of a set that has no switch in the menu. */
export interface Held {
  readonly layer: DescribedLayer
  /** whether the rest can be played, won and paid without it */
  readonly spare: boolean
}

const held = new Map<string, readonly Held[]>()

/** What of a set is worth showing: layers with something to choose in them, and those that it can do without. */
export const heldBy = (base: string): readonly Held[] => {
  const known = held.get(base)
  if (known !== undefined) return known
  const switched = new Set(switchedIn(base).map(({ id }) => id))
  const found = describe(sets.get(base)?.layers ?? [])
    .filter(({ id }) => !switched.has(id))
    .map((layer) => ({ layer, spare: isSpare(base, layer.id) }))
    .filter(({ layer, spare }) => spare || layer.options.length > 0)
  held.set(base, found)
  return found
}

const isSpare = (base: string, layer: string): boolean => {
  const parts = compose(registry, [base, takenAway(layer)]).rules?.parts
  return parts !== undefined && parts.shapes.length > 0 && parts.charges.length > 0
}

/**
 * What is switched on with a layer that says how many play: what comes along in the smallest published set that has it
 * and all that is built on, or else has it.
 */
export const companyOf = (layer: string, base: string): readonly string[] => {
  const { bases, players } = menuFor(layer)
  if (!players.some(({ id }) => id === layer)) return [layer]
  const known = [...sets.keys()]
    .map(layersOf)
    .filter((ids) => ids.includes(layer))
    .toSorted((a, b) => a.length - b.length)
  const whole = known.find((ids) => layersOf(base).every((id) => ids.includes(id)))
  const basic = new Set(bases.flatMap(layersOf))
  const company = whole?.filter((id) => !layersOf(base).includes(id)) ?? known[0]?.filter((id) => !basic.has(id)) ?? []
  return [...new Set([layer, ...company.filter((id) => switchedIn(layer).some((one) => one.id === id))])]
}
