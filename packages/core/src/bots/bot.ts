import type { Course } from "../engine/course.ts"
import type { View } from "../engine/view.ts"
import type { Action } from "../seams/action.ts"

/** A player that sees one seat's view and nothing else. `random` gives numbers from 0 up to 1. */
export interface Bot {
  readonly id: "weak" | "middle" | "strong"
  readonly act: (course: Course, view: View, random: () => number) => Action
}

/** The first of the best by a number: the highest wins. */
export const bestBy = <T>(all: readonly T[], worth: (one: T) => number): T | undefined => {
  let best: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const one of all) {
    const own = worth(one)
    if (own > most) {
      most = own
      best = one
    }
  }
  return best
}
