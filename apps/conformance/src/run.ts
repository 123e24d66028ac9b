import * as Result from "effect/Result"
import type { Case, CompileCase, RulesRef } from "./case.ts"
import { Findings, includes } from "./compare.ts"
import { type Mutation, openRules } from "./rules.ts"
import { runFacts } from "./run-facts.ts"
import { runNotation } from "./run-notation.ts"
import { runPlay } from "./run-play.ts"
import { runScore } from "./run-score.ts"

/** The rules that a case holds for, one after another. */
export const rulesIn = ({ rules }: Case): readonly RulesRef[] => (Array.isArray(rules) ? rules : [rules as RulesRef])

/** What is wrong, case by case and rules by rules; nothing where the case holds. */
export const runCase = (one: Case): readonly string[] => {
  const all = rulesIn(one)
  return all.flatMap((ref) => {
    const name = all.length > 1 ? `${typeof ref === "string" ? ref : JSON.stringify(ref)}: ` : ""
    return tried(one, ref).map((finding) => name + finding)
  })
}

/** What a case throws at, such as a text that nobody can read, is a finding too. */
const tried = (one: Case, ref: RulesRef): readonly string[] => {
  try {
    return runOn(one, ref)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Runs a case on one of its rules, changed by a mutation where there is one. */
export const runOn = (one: Case, ref: RulesRef, mutation?: Mutation): readonly string[] => {
  if ("notation" in one) return runNotation(one)
  const course = openRules(ref, mutation)
  if ("compile" in one) return checkConflicts(one, Result.isFailure(course) ? course.failure : [])
  if (Result.isFailure(course)) return course.failure.map((conflict) => conflict.message)
  if ("score" in one) return runScore(course.success, one)
  if ("play" in one) return runPlay(course.success, one)
  return runFacts(course.success, one)
}

const checkConflicts = ({ then }: CompileCase, conflicts: readonly unknown[]): readonly string[] => {
  const findings = new Findings()
  const left = [...conflicts]
  for (const wanted of then.conflicts) {
    const at = left.findIndex((conflict) => includes(conflict, wanted))
    if (at < 0) findings.say(`no conflict ${JSON.stringify(wanted)}`)
    else left.splice(at, 1)
  }
  for (const conflict of left) findings.say(`also ${JSON.stringify(conflict)}`)
  return findings.all
}
