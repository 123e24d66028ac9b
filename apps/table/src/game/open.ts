import {
  type Conflict,
  type Course,
  explainConflict,
  type Labels,
  openCourse,
  type RuleSet,
  steady,
  type Text
} from "@feljong/core"
import { courses, labelsFor, labelsOf, sets } from "@feljong/core/variants"
import { inAll } from "../labels/words.ts"
import { compose, type Options } from "../rules/compose.ts"
import { familyOf, fullId, homeFamily } from "../rules/ids.ts"
import { publishedAs, stepOf, stepsOf, tell, type Told } from "../rules/told.ts"

/** What a table may be asked to play. The first that is given counts. */
export interface Wanted {
  readonly rules: RuleSet | null
  /** ids of published sets and layers */
  readonly layers: readonly string[]
  /** a step to begin at, from 1 */
  readonly level: number | null
  /** id of a course or of a published set */
  readonly course: string
  /** options by layer, for whatever is played */
  readonly options: Options
}

export interface Opened {
  readonly course: Course
  readonly labels: Labels
  /** rules that are published under no name: how they are told */
  readonly told: Told | null
  /** whether a stage of the course is one for beginners */
  readonly early: (stage: number) => boolean
  /** why what was asked for cannot be played; then the course is another */
  readonly problems: readonly Text[]
}

const EARLY = 2

/** Finds what is to be played; where it cannot be, the family's first course, and what is wrong. */
export const open = (wanted: Wanted): Opened => {
  if (wanted.rules !== null) return openRules(wanted.rules)
  if (wanted.layers.length > 0) return openLayers(wanted.layers, wanted.options)
  return openNamed(nameOf(wanted), wanted.options)
}

/** A level is the course that begins there; the last one, which goes nowhere, is a set. */
const nameOf = ({ level, course }: Wanted): string => {
  if (level === null) return fullId(course)
  const from = fullId(`from-level-${level}`)
  return courses.has(from) ? from : (stepsOf(homeFamily)[level - 1] ?? from)
}

const openRules = (rules: RuleSet): Opened => {
  const id = publishedAs(rules)
  const told = id === null ? tell(rules) : null
  const early = (stepOf(id ?? told!.base) ?? EARLY) < EARLY
  return {
    course: steady(rules, id ?? told!.base),
    labels: labelsFor(rules.layers),
    told,
    early: () => early,
    problems: []
  }
}

const openLayers = (ids: readonly string[], options: Options): Opened => {
  const { rules, conflicts } = compose(ids, options)
  return rules === null ? instead(explained(labelsOf(`${homeFamily}/`), conflicts)) : openRules(rules)
}

const openNamed = (id: string, options: Options): Opened => {
  if (sets.has(id)) return openLayers([id], options)
  const course = courses.get(id)
  if (course === undefined) return instead([inAll("level.unknown", { name: id })])
  const opened = openCourse(course, withFullIds(options))
  if (opened._tag === "Failure") return instead(explained(labelsOf(course.id), opened.failure))
  const labels = labelsOf(course.id)
  return { course: opened.success, labels, told: null, early: (stage) => stage < EARLY, problems: [] }
}

const withFullIds = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).map(([layer, values]) => [fullId(layer), values]))

const explained = (labels: Labels, conflicts: readonly Conflict[]): readonly Text[] =>
  conflicts.map((conflict) => explainConflict(labels, conflict))

/** The family's first course, which stands in for what cannot be played. */
const instead = (problems: readonly Text[]): Opened => {
  const first = [...courses.values()].find((one) => familyOf(one.id) === homeFamily)
  return { ...openNamed(first!.id, {}), problems }
}
