import type { Variant } from "../../authoring.ts"
import { family } from "./family.ts"
import { labels } from "./labels/index.ts"

export { advancedRules, forThree, forTwo } from "./advanced.ts"
export { courses, levels, sets } from "./course.ts"
export { base, level1, level2, level3, level4 } from "./levels.ts"
export { labels }

/** Feljong: riichi mahjong retold with 136 cards and taught level by level. */
export const variant: Variant = { ...family, labels }
