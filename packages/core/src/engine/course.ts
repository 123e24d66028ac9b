import * as Result from "effect/Result"
import { compile } from "../rules/compile.ts"
import type { Conflict } from "../rules/conflict.ts"
import type { Chosen } from "../rules/compiled-part.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { PublishedCourse } from "../rules/variant.ts"
import type { State } from "../seams/state.ts"

/** A rule set under the name it has in a course. */
export interface Stage {
  readonly id: string
  readonly rules: RuleSet
}

/**
 * The rule sets a match goes through, one or several. `choices` says, between two deals, which stages the next deal
 * may be played on: one when it is settled, more when the table chooses.
 */
export interface Course {
  readonly stages: readonly Stage[]
  readonly first: number
  readonly choices: (state: Pick<State, "deal" | "stage" | "staged">) => readonly number[]
  /** clause of a choice that is refused */
  readonly cites: string
}

/** A match on one rule set from beginning to end. */
export const steady = (rules: RuleSet, id = "only"): Course => ({
  stages: [{ id, rules }],
  first: 0,
  choices: ({ stage }) => [stage],
  cites: rules.slots.flow.passes
})

/** Compiles every stage of a published course. Options go to the stages that have their layer. */
export const openCourse = (
  course: PublishedCourse,
  chosen: Chosen = {}
): Result.Result<Course, readonly Conflict[]> => {
  const stages: Stage[] = []
  const known = new Set(course.stages.flatMap((stage) => stage.layers.map((layer) => layer.id)))
  for (const { id, layers, options } of course.stages) {
    const here = new Set(layers.map((layer) => layer.id))
    const own = Object.entries(chosen).filter(([layer]) => here.has(layer) || !known.has(layer))
    const rules = compile(layers, { ...options, ...Object.fromEntries(own) })
    if (Result.isFailure(rules)) return Result.fail(rules.failure)
    stages.push({ id, rules: rules.success })
  }
  const { first, choices, cites } = course
  return Result.succeed({ stages, first, choices, cites })
}

export const rulesAt = (course: Course, state: Pick<State, "stage">): RuleSet => course.stages[state.stage]!.rules
