import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { randomSeed } from "../engine/source.ts"

/** Where chance comes from: the secret seed of a match, and the numbers (0 up to 1) that a table's bots choose by. */
export class Shuffle extends Context.Service<
  Shuffle,
  {
    readonly seed: Effect.Effect<string>
    readonly random: (seed: string) => () => number
  }
>()("@feljong/core/Shuffle") {
  /** 128 random bits from the platform for each match. */
  static readonly layer = Layer.succeed(Shuffle, { seed: Effect.sync(randomSeed), random: () => Math.random })

  /** The same match every time, for tests and demonstrations: bots too choose alike at tables with the same seed. */
  static readonly fixed = (seed: string): Layer.Layer<Shuffle> =>
    Layer.succeed(Shuffle, { seed: Effect.succeed(seed), random: congruence })
}

/** A plain linear congruence: nothing secret hangs on it. */
const congruence = (seed: string): (() => number) => {
  let state = Number.parseInt(seed.slice(0, 8), 16) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}
