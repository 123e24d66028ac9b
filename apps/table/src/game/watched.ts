import { compile, type RuleSet, type View } from "@feljong/core"
import type { Registry } from "@feljong/core/variants/lazy"
import { lookOf } from "./look.ts"
import type { Moment } from "./game.ts"

/** A moment from a view alone, for a table that is only looked at; its stage says what rules it shows. */
export const momentOf = (registry: Registry, view: View): Moment => {
  const rules = rulesOf(registry, view.stage)
  return {
    ...(rules === null ? plain : lookOf(rules, view.state)),
    view,
    labels: registry.labelsOf(view.stage),
    refused: [],
    missed: null,
    coming: [],
    told: null,
    early: false,
    advice: null,
    waits: []
  }
}

/** What is assumed where the stage is not known. */
const plain = {
  red: [],
  dora: [],
  ura: [],
  direction: "clockwise",
  seatWinds: false,
  dummies: [],
  reserve: false,
  start: 0,
  adding: [],
  exposing: [],
  uncounted: []
} as const

const known = new Map<string, RuleSet | null>()

const rulesOf = (registry: Registry, stage: string): RuleSet | null => {
  if (!known.has(stage)) known.set(stage, find(registry, stage))
  return known.get(stage)!
}

const find = ({ sets, courses }: Registry, stage: string): RuleSet | null => {
  const set = sets.get(stage) ?? [...courses.values()].flatMap(({ stages }) => stages).find(({ id }) => id === stage)
  const rules = set === undefined ? null : compile(set.layers, set.options)
  return rules?._tag === "Success" ? rules.success : null
}
