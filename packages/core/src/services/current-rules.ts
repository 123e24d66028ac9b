import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RuleSet } from "../rules/rule-set.ts"
import type { RulesRefused } from "./errors.ts"
import { type Options, RuleBook } from "./rule-book.ts"

/**
 * The rule set in force, for programs that want theirs injected.
 *
 * Effect remembers a layer by its reference, whatever was provided to it. `CurrentRules.layer` is therefore a function:
 * each call makes a layer of its own. A service layer of yours that is one constant and stands on `CurrentRules` is still
 * built once a program, with the first rules it met: wrap it in `Layer.fresh` where two rule sets live side by side.
 *
 * @example
 * program.pipe(Effect.provide(CurrentRules.layer(["feljong/cards", ...])), Effect.provide(RuleBook.layer))
 */
export class CurrentRules extends Context.Service<CurrentRules, RuleSet>()("@feljong/core/CurrentRules") {
  static readonly layer = (
    layers: readonly string[],
    options: Options = {}
  ): Layer.Layer<CurrentRules, RulesRefused, RuleBook> =>
    Layer.fresh(
      Layer.effect(
        CurrentRules,
        RuleBook.use((book): Effect.Effect<RuleSet, RulesRefused> => book.compile(layers, options))
      )
    )
}
