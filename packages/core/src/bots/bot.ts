import { type Course, rulesAt } from "../engine/course.ts"
import type { View } from "../engine/view.ts"
import type { Action } from "../seams/action.ts"
import { type Own, ownOf } from "./plan.ts"

/** A player that sees one seat's view and nothing else. `random` gives numbers from 0 up to 1. */
export interface Bot {
  readonly id: "weak" | "middle" | "strong"
  readonly act: (course: Course, view: View, random: () => number) => Action
}

/** How a bot that plans plays: when asked about what lies open, and on its own turn. It always wins when it can. */
export interface Style {
  readonly answer: (own: Own, view: View) => Action
  readonly onTurn: (own: Own, view: View, random: () => number) => Action
}

export const planning = (id: Bot["id"], { answer, onTurn }: Style): Bot => ({
  id,
  act: (course, view, random) => {
    const { legal, state, seat } = view
    const win = legal.find((action) => action._tag === "win")
    if (win !== undefined) return win
    if (state.phase.at === "between") return legal[0]!
    const own = ownOf(rulesAt(course, state), state, seat)
    return state.phase.at === "window" ? answer(own, view) : onTurn(own, view, random)
  }
})

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
