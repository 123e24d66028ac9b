import { scoreWin } from "../../../src/engine/score.ts"
import type { RuleSet } from "../../../src/rules/rule-set.ts"
import type { Win } from "../../../src/seams/event.ts"
import type { State } from "../../../src/seams/state.ts"

/**
 * Fu that some logs give beside a yakuman, which these rules do not count there. Houses choose between the readings of
 * such a hand without telling how: all that it may have, from the least reading to the most.
 */
export const fuBesideYakuman = (rules: RuleSet, state: State, win: Win): readonly number[] => {
  const { alone: _, ...tally } = rules.slots.tally
  return [1, -1].flatMap((sign) => {
    const base = ({ fu = 0 }: Readonly<Record<string, number>>): number => 1_000 + sign * fu
    const score = scoreWin({ ...rules, slots: { ...rules.slots, tally: { ...tally, base } } }, state, win)
    const fu = score?.units["fu"] ?? 0
    return fu === 25 ? [25] : [10 * Math.ceil(fu / 10)]
  })
}
