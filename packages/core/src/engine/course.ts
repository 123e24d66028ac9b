import type { RuleSet } from "../rules/rule-set.ts"
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

export const rulesAt = (course: Course, state: Pick<State, "stage">): RuleSet => course.stages[state.stage]!.rules
