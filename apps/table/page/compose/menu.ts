import { describe, type DescribedLayer, type RuleLayer } from "@feljong/core"
import { homeFirst } from "../../src/rules/ids.ts"
import { stepsOf } from "../../src/rules/told.ts"
import { registry } from "../registry.ts"

const { families, sets } = registry

/** What can be chosen, read off the registry: sets to start from, and layers to add by what they change. */
export interface Menu {
  readonly family: string
  readonly bases: readonly string[]
  /** layers that say how many play, with what comes along */
  readonly players: readonly DescribedLayer[]
  readonly rules: readonly DescribedLayer[]
}

/** One for each family, the table's own first. */
export const menus: readonly Menu[] = homeFirst(families, ({ family }) => family).map((family) => {
  const bases = stepsOf(registry, family.family)
  const basic = new Set(bases.flatMap((id) => sets.get(id)!.layers))
  const added = describe(family.layers.filter((layer) => !basic.has(layer)))
  const seats = added.filter(({ replaces }) => replaces.some(({ slot }) => slot === "seats"))
  const along = added.filter(({ needs }) => seats.some(({ id }) => needs.includes(id)))
  const players = [...seats, ...along]
  return { family: family.family, bases, players, rules: added.filter((layer) => !players.includes(layer)) }
})

/** Every set that a composition may start from. */
export const bases: readonly string[] = menus.flatMap((one) => one.bases)

export const menuFor = (base: string): Menu => menus.find(({ family }) => base.startsWith(`${family}/`)) ?? menus[0]!

const layersOf = (id: string): readonly RuleLayer[] => sets.get(id)?.layers ?? []

/** The layers of a set that have something to choose. */
export const optionsOf = (base: string): readonly DescribedLayer[] =>
  describe(layersOf(base)).filter(({ options }) => options.length > 0)

/** A layer with what it never comes without in a published set: the smallest set that has it says so. */
export const companyOf = (layer: string): readonly string[] => {
  const basic = new Set(bases.flatMap((id) => layersOf(id).map(({ id }) => id)))
  const smallest = [...sets.values()]
    .filter((set) => set.layers.some(({ id }) => id === layer))
    .toSorted((a, b) => a.layers.length - b.layers.length)[0]
  const { players } = menuFor(layer)
  const together = (smallest?.layers ?? []).map(({ id }) => id).filter((id) => !basic.has(id))
  return players.some(({ id }) => id === layer) ? [...new Set([layer, ...together])] : [layer]
}
