import { compile, describe, type DescribedOption } from "@feljong/core"
import { sets } from "@feljong/core/variants"
import * as Result from "effect/Result"
import { breaksOf } from "./breaks.ts"
import type { Case } from "./case.ts"
import { type Mutation, setsOf } from "./rules.ts"
import { rulesIn, runOn } from "./run.ts"

/** One rule of one published set, broken. */
export interface Mutant {
  /** `feljong/level-2: bans/riichi-once` */
  readonly id: string
  readonly mutation: Mutation
  /** the clauses of what was broken, whose cases are tried first */
  readonly cites: readonly string[]
}

/** Every layer left out where that compiles, every part taken out or bent, every slot bent, every option turned. */
export const mutantsOf = (set: string): readonly Mutant[] => {
  const { layers, options = {} } = sets.get(set)!
  const rules = Result.getOrThrow(compile(layers, options))
  const mutant = (what: string, mutation: Omit<Mutation, "set">, cites: readonly string[]): Mutant => ({
    id: `${set}: ${what}`,
    mutation: { set, ...mutation },
    cites
  })
  const dropped = layers
    .filter((layer) =>
      Result.isSuccess(
        compile(
          layers.filter((other) => other !== layer),
          options
        )
      )
    )
    .map((layer) => mutant(`without ${layer.id}`, { without: layer }, layer.spec.cites))
  const turned = describe(layers).flatMap((layer) =>
    layer.options.flatMap((option) => {
      const other = otherValue(option, options[layer.id]?.[option.name] ?? option.default)
      const change = { [layer.id]: { [option.name]: other } }
      return [mutant(`${layer.id}/${option.name} is ${other}`, { options: change }, [option.cites])]
    })
  )
  const broken = breaksOf(rules).map(({ what, cites, change }) => mutant(what, { change }, cites))
  return [...dropped, ...turned, ...broken]
}

type Value = DescribedOption["default"]

const otherValue = ({ values }: DescribedOption, chosen: Value): Value =>
  "min" in values ? (chosen === values.min ? values.max : values.min) : values.find((value) => value !== chosen)!

/** The first case that notices the mutant; nothing where none does. */
export const killerOf = (mutant: Mutant, cases: readonly Case[]): string | null => {
  const shows = (one: Case): boolean => one.cites.some((clause) => mutant.cites.includes(clause))
  const ordered = [...cases.filter(shows), ...cases.filter((one) => !shows(one))]
  for (const one of ordered)
    for (const ref of rulesIn(one))
      if (!("compile" in one) && setsOf(ref).includes(mutant.mutation.set) && fails(one, ref, mutant)) return one.id
  return null
}

const fails = (one: Case, ref: ReturnType<typeof rulesIn>[number], { mutation }: Mutant): boolean => {
  try {
    return runOn(one, ref, mutation).length > 0
  } catch {
    return true
  }
}
