import { compile, type Course, type PublishedCourse, steady } from "@feljong/core"
import { courses, levels } from "@feljong/core/variants/feljong"

const compiled = (layers: PublishedCourse["stages"][number]) => {
  const rules = compile(layers.layers, layers.options)
  if (rules._tag === "Failure") throw new Error(`${layers.id}: ${rules.failure.map((c) => c._tag).join(", ")}`)
  return { id: layers.id, rules: rules.success }
}

/** The course of a name such as `first-match`, or of a level from 1 to 4; the first match for any other. */
export const courseOf = (name: string, level: number | null): Course => {
  if (level === levels.length) {
    const { id, rules } = compiled(levels.at(-1)!)
    return steady(rules, id)
  }
  const id = `feljong/${level === null ? name : `from-level-${level}`}`
  const course = courses.find((c) => c.id === id) ?? courses[0]!
  return { stages: course.stages.map(compiled), first: course.first, choices: course.choices, cites: course.cites }
}
