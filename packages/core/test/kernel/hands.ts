import fc from "fast-check"
import { SOURCES, drawHand, randomOf } from "../../bench/hands.ts"
import type { DrawnHand } from "../../bench/hands.ts"

/** Hands of 3n+`extra` concealed tiles from every source, 0..4 sets shown, for fast-check. */
export const hands = (extra: 1 | 2): fc.Arbitrary<DrawnHand> =>
  fc
    .tuple(fc.integer(), fc.constantFrom(...SOURCES), fc.integer({ min: 0, max: 4 }))
    .map(([seed, source, sets]) => drawHand(randomOf(seed), source, extra, sets))
