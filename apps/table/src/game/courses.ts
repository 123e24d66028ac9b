import { compile, type Course, type PublishedCourse, steady } from "@feljong/core"
import { courses, levels, sets } from "@feljong/core/variants/feljong"

const compiled = (layers: PublishedCourse["stages"][number]) => {
  const rules = compile(layers.layers, layers.options)
  if (rules._tag === "Failure") throw new Error(`${layers.id}: ${rules.failure.map((c) => c._tag).join(", ")}`)
  return { id: layers.id, rules: rules.success }
}

/**
 * The course of a name such as `first-match`, or of a level from 1 to 4; a published set such as `advanced` is played
 * from beginning to end; the first match for any other name.
 */
export const courseOf = (name: string, level: number | null): Course => {
  const id = `feljong/${level === null ? name : level === levels.length ? `level-${level}` : `from-level-${level}`}`
  const set = sets.find((s) => s.id === id)
  if (set !== undefined) {
    const { rules } = compiled(set)
    return steady(rules, set.id)
  }
  const course = courses.find((c) => c.id === id) ?? courses[0]!
  return { stages: course.stages.map(compiled), first: course.first, choices: course.choices, cites: course.cites }
}
