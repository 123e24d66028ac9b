import {
  type Conflict,
  type Course,
  explainConflict,
  type Labels,
  nearest,
  openCourse,
  type RuleSet,
  steady,
  type Text
} from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { inAll } from "../labels/words.ts"
import { compose, type Options } from "../rules/compose.ts"
import { fullId, homeFamily, idMeant, shortId } from "../rules/ids.ts"
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

/** The ids that are asked for: they say which families are needed. */
export const idsIn = ({ rules, layers, level, course }: Wanted): readonly string[] => {
  if (rules !== null) return rules.layers
  if (layers.length > 0) return layers.map(idMeant)
  return [level === null ? fullId(course) : `${homeFamily}/`]
}

/** Finds what is to be played; where it cannot be, the first that is published, and what is wrong. */
export const open = (registry: Registry, wanted: Wanted): Opened => {
  if (wanted.rules !== null) return openRules(registry, wanted.rules)
  if (wanted.layers.length > 0) return openLayers(registry, wanted.layers, wanted.options)
  return openNamed(registry, nameOf(registry, wanted), wanted.options)
}

/** A level is the course that begins there; the last one, which goes nowhere, is a set. */
const nameOf = (registry: Registry, { level, course }: Wanted): string => {
  if (level === null) return fullId(course)
  const from = fullId(`from-level-${level}`)
  return registry.courses.has(from) ? from : (stepsOf(registry, homeFamily)[level - 1] ?? from)
}

const openRules = (registry: Registry, rules: RuleSet): Opened => {
  const id = publishedAs(registry, rules)
  const told = id === null ? tell(registry, rules) : null
  const early = (stepOf(registry, id ?? told!.base) ?? EARLY) < EARLY
  return {
    course: steady(rules, id ?? told!.base),
    labels: registry.labelsFor(rules.layers),
    told,
    early: () => early,
    problems: []
  }
}

const openLayers = (registry: Registry, ids: readonly string[], options: Options): Opened => {
  const { rules, conflicts } = compose(registry, ids, options)
  if (rules !== null) return openRules(registry, rules)
  const labels = registry.labelsFor(ids.map(idMeant))
  const known = [...registry.sets.keys(), ...registry.layers.keys()]
  return instead(
    registry,
    conflicts.map((conflict) =>
      conflict._tag === "UnknownLayer" ? unknown("layers", conflict.layer, known) : explainConflict(labels, conflict)
    )
  )
}

const openNamed = (registry: Registry, id: string, options: Options): Opened => {
  if (registry.sets.has(id)) return openLayers(registry, [id], options)
  const course = registry.courses.get(id)
  if (course === undefined)
    return instead(registry, [unknown("course", id, [...registry.courses.keys(), ...registry.sets.keys()])])
  const labels = registry.labelsOf(course.id)
  const opened = openCourse(course, withFullIds(options))
  if (opened._tag === "Failure") return instead(registry, explained(labels, opened.failure))
  return { course: opened.success, labels, told: null, early: (stage) => stage < EARLY, problems: [] }
}

const withFullIds = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).map(([layer, values]) => [fullId(layer), values]))

const NAMED = 12

/** That nothing is published by such a name, and what the name may have been. */
const unknown = (name: string, id: string, ids: readonly string[]): Text => {
  const value = shortId(id)
  const names = ids.map(shortId)
  const near = nearest(value, names)
  return near.length > 0
    ? inAll("attribute.near", { name, value, values: near.join(", ") })
    : inAll("attribute.unknown", { name, value, values: names.slice(0, NAMED).join(", ") })
}

const explained = (labels: Labels, conflicts: readonly Conflict[]): readonly Text[] =>
  conflicts.map((conflict) => explainConflict(labels, conflict))

/** What stands in for what cannot be played. */
const instead = (registry: Registry, problems: readonly Text[]): Opened => {
  const [first] = [...registry.courses.keys(), ...registry.sets.keys()]
  return { ...openNamed(registry, first!, {}), problems }
}
