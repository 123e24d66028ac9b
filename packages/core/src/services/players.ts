import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import type { Course } from "../engine/course.ts"
import type { View } from "../engine/view.ts"
import type { Action } from "../seams/action.ts"

/** Whoever answers for a seat that no person plays. It is given that seat's view and nothing else. */
export interface Player {
  readonly act: (course: Course, view: View, random: () => number) => Action
}

/** Players by their strength. `@feljong/core/bots` has some: `Players.layer(bots)`. */
export class Players extends Context.Service<Players, { readonly byStrength: ReadonlyMap<string, Player> }>()(
  "@feljong/core/Players"
) {
  static readonly layer = (players: Readonly<Record<string, Player>>): Layer.Layer<Players> =>
    Layer.succeed(Players, { byStrength: new Map(Object.entries(players)) })
}
