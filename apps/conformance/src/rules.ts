import { compile, type Conflict, type Course, openCourse, type RuleLayer, type RuleSet, steady } from "@feljong/core"
import { courses, layers, sets } from "@feljong/core/variants"
import * as Result from "effect/Result"
import type { BuiltRules, Options, RulesRef } from "./case.ts"

/** Changes what a published set is, to see whether the cases notice. */
export interface Mutation {
  readonly set: string
  readonly without?: RuleLayer
  /** chosen instead of what the set chooses; what a case chooses itself stays */
  readonly options?: Options
  readonly change?: (rules: RuleSet) => RuleSet
}

/** A rules reference that nobody can open: the case is wrong, not the engine. */
export class UnknownRules extends Error {}

const found = <T>(all: ReadonlyMap<string, T>, id: string): T => {
  const one = all.get(id)
  if (one === undefined) throw new UnknownRules(`there is no ${id}`)
  return one
}

const built = (ref: RulesRef): BuiltRules => {
  if (typeof ref !== "string") return ref
  return courses.has(ref) ? { course: ref } : { set: ref }
}

/** The published sets that a reference is played on. */
export const setsOf = (ref: RulesRef): readonly string[] => {
  const { set, course } = built(ref)
  if (course !== undefined) return found(courses, course).stages.map((stage) => stage.id)
  return set === undefined ? [] : [set]
}

type Opened = Result.Result<Course, readonly Conflict[]>
/** What was compiled before, by the mutation and by what cases name. */
const known = new WeakMap<object, Map<string, Opened>>()
const unchanged = {}

/** Compiles what a case names, as a course of one stage or of several. */
export const openRules = (ref: RulesRef, mutation?: Mutation): Opened => {
  const own = mutation ?? unchanged
  const opened = known.get(own) ?? new Map<string, Opened>()
  known.set(own, opened)
  const key = JSON.stringify(ref)
  const before = opened.get(key)
  if (before !== undefined) return before
  const now = open(built(ref), mutation)
  opened.set(key, now)
  return now
}

const open = (ref: BuiltRules, mutation?: Mutation): Opened => {
  if (ref.course === undefined) {
    const id = ref.set ?? "only"
    const chosen = ref.set === undefined ? undefined : found(sets, ref.set).options
    return Result.map(compiled(layersOf(ref), chosen, ref.options, id, mutation), (rules) => steady(rules, id))
  }
  const course = found(courses, ref.course)
  if (mutation === undefined) return openCourse(course, ref.options)
  return Result.gen(function* () {
    const stages: Course["stages"][number][] = []
    for (const { id, layers, options } of course.stages) {
      const here = new Set(layers.map((layer) => layer.id))
      const own = Object.entries(ref.options ?? {}).filter(([layer]) => here.has(layer))
      stages.push({ id, rules: yield* compiled(layers, options, Object.fromEntries(own), id, mutation) })
    }
    return { ...course, stages }
  })
}

const layersOf = (ref: BuiltRules): readonly RuleLayer[] => {
  const base = ref.set === undefined ? [] : found(sets, ref.set).layers
  const added = [...(ref.layers ?? []), ...(ref.with ?? [])].map((id) => found(layers, id))
  const without = new Set((ref.without ?? []).map((id) => found(layers, id)))
  return [...base, ...added].filter((layer) => !without.has(layer))
}

const compiled = (
  all: readonly RuleLayer[],
  chosen: Options = {},
  own: Options = {},
  id: string,
  mutation?: Mutation
): Result.Result<RuleSet, readonly Conflict[]> => {
  if (mutation?.set !== id) return compile(all, { ...chosen, ...own })
  const { without, change } = mutation
  const options: Record<string, Options[string]> = { ...chosen, ...own }
  for (const [layer, turned] of Object.entries(mutation.options ?? {}))
    options[layer] = { ...(own[layer] === undefined && chosen[layer]), ...turned, ...own[layer] }
  if (without !== undefined) delete options[without.id]
  return Result.map(
    compile(
      all.filter((layer) => layer !== without),
      options
    ),
    (rules) => change?.(rules) ?? rules
  )
}
