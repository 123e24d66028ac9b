import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import { type Course, openCourse, steady } from "../engine/course.ts"
import { explainConflict } from "../engine/explain-conflict.ts"
import { sayAll } from "../engine/say.ts"
import { compile } from "../rules/compile.ts"
import { type Conflict, conflict } from "../rules/conflict.ts"
import { describe, type DescribedLayer } from "../rules/describe.ts"
import type { Chosen } from "../rules/compiled-part.ts"
import { gather } from "../rules/gather.ts"
import type { RuleLayer } from "../rules/layer.ts"
import { nearest } from "../rules/nearest.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Labels, Variant } from "../rules/variant.ts"
import type { Scalar } from "../seams/option.ts"
import { makeRegistry } from "../variants/make-registry.ts"
import { families as published } from "../variants/registry.ts"
import type { DescribedCourse, DescribedSet, RuleSetChoice, RulesChoice } from "../wire/rules.ts"
import { RulesRefused, RulesUnknown } from "./errors.ts"

export type Options = Readonly<Record<string, Readonly<Record<string, Scalar>>>>

/** A rule set, or the course of them that a match goes through, with the words for both. */
export interface Opened<R> {
  readonly rules: R
  readonly labels: Labels
}

/** Every rule layer, rule set and course that is published, and how layers become rule sets. */
export class RuleBook extends Context.Service<
  RuleBook,
  {
    readonly compile: (layers: readonly string[], options?: Options) => Effect.Effect<RuleSet, RulesRefused>
    readonly ruleSet: (choice: RuleSetChoice) => Effect.Effect<Opened<RuleSet>, RulesRefused | RulesUnknown>
    readonly course: (choice: RulesChoice) => Effect.Effect<Opened<Course>, RulesRefused | RulesUnknown>
    readonly layers: readonly DescribedLayer[]
    readonly sets: readonly DescribedSet[]
    readonly courses: readonly DescribedCourse[]
  }
>()("@feljong/core/RuleBook") {
  /** A rule book of other families, or of fewer. */
  static readonly layerOf = (families: readonly Variant[]): Layer.Layer<RuleBook> =>
    Layer.sync(RuleBook, () => RuleBook.of(make(families)))

  /** The families that this package brings. */
  static readonly layer = RuleBook.layerOf(published)
}

const make = (families: readonly Variant[]): RuleBook["Service"] => {
  const { layers, sets, courses, labelsFor } = makeRegistry(families)
  // a published set may hold a layer that its family does not offer by itself
  const all = new Map([...sets.values()].flatMap((set) => set.layers.map((layer) => [layer.id, layer] as const)))
  for (const [id, layer] of layers) all.set(id, layer)

  const allLabels = labelsFor(families.map(({ family }) => `${family}/`))
  const refused = (conflicts: readonly Conflict[]) =>
    new RulesRefused({ conflicts, texts: conflicts.map((one) => explainConflict(allLabels, one)) })

  const put = (chosen: readonly RuleLayer[], options: Chosen) =>
    Effect.mapError(Effect.fromResult(compile(chosen, options)), refused)

  const compileIds = Effect.fnUntraced(function* (ids: readonly string[], options: Options = {}) {
    const gathered = gather({ sets, layers: all }, ids, options)
    // what the known ones lack may well be in the unknown ones: first things first
    if (gathered.unknown.length > 0)
      return yield* refused(gathered.unknown.map((layer) => conflict({ _tag: "UnknownLayer", layer })))
    return yield* put(gathered.layers, gathered.options)
  })

  const unknown = (what: "set" | "course", id: string) =>
    new RulesUnknown({
      what,
      id,
      near: nearest(id, what === "set" ? sets.keys() : [...courses.keys(), ...sets.keys()])
    })

  const ruleSet = Effect.fnUntraced(function* (choice: RuleSetChoice) {
    if ("layers" in choice)
      return { rules: yield* compileIds(choice.layers, choice.options), labels: labelsFor(choice.layers) }
    if (!sets.has(choice.set)) return yield* unknown("set", choice.set)
    return { rules: yield* compileIds([choice.set], choice.options), labels: labelsFor([choice.set]) }
  })

  const course = Effect.fnUntraced(function* (choice: RulesChoice) {
    const found = "course" in choice ? courses.get(choice.course) : undefined
    if (found !== undefined) {
      const rules = yield* Effect.mapError(Effect.fromResult(openCourse(found, choice.options)), refused)
      return { rules, labels: labelsFor([found.id]) }
    }
    if ("course" in choice && !sets.has(choice.course)) return yield* unknown("course", choice.course)
    // one set by itself may be asked for as a course too
    const one = "course" in choice ? { ...choice, set: choice.course } : choice
    const { rules, labels } = yield* ruleSet(one)
    return { rules: steady(rules, "set" in one ? one.set : undefined), labels }
  })

  return {
    compile: compileIds,
    ruleSet,
    course,
    layers: describe([...layers.values()]),
    sets: families.flatMap(({ family, sets, labels }) =>
      sets.map(({ id, layers, options = {} }) => ({
        id,
        family,
        name: sayAll(labels, `stage.${id}`),
        layers: layers.map((layer) => layer.id),
        options,
        ...seating(layers, options)
      }))
    ),
    courses: families.flatMap(({ family, courses, labels }) =>
      courses.map(({ id, stages, first, cites }) => ({
        id,
        family,
        name: sayAll(labels, `course.${id}`),
        how: sayAll(labels, `course.${id}.how`),
        stages: stages.map((stage) => stage.id),
        first,
        cites,
        ...seating(stages[first]!.layers, stages[first]!.options ?? {})
      }))
    )
  }
}

/** The seats of rules that are published: that they compile is held by the tests of their family. */
const seating = (layers: readonly RuleLayer[], options: Options) => {
  const { count, dummies } = Result.getOrThrow(compile(layers, options)).slots.seats
  return { seats: count, dummies }
}
