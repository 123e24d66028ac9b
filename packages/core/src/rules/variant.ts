import type { State } from "../seams/state.ts"
import type { RuleLayer } from "./layer.ts"

export const locales = ["pt-BR", "en"] as const
export type Locale = (typeof locales)[number]

/** Words by key, for each language. `{name}` in a text stands for a value. */
export type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** A rule set that is published under an id, such as `family/level-2`. */
export interface PublishedSet {
  readonly id: string
  readonly layers: readonly RuleLayer[]
  readonly options?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>
}

/** Rule sets that one match goes through. See `Course`. */
export interface PublishedCourse {
  readonly id: string
  readonly stages: readonly PublishedSet[]
  readonly first: number
  readonly choices: (state: Pick<State, "deal" | "stage" | "staged">) => readonly number[]
  readonly cites: string
}

/** The rules of one family: a folder under `variants/`. */
export interface Family {
  readonly family: string
  readonly sets: readonly PublishedSet[]
  readonly courses: readonly PublishedCourse[]
  /** layers that can be chosen, those of the published sets included */
  readonly layers: readonly RuleLayer[]
}

/** A family with its words. */
export interface Variant extends Family {
  readonly labels: Labels
}
