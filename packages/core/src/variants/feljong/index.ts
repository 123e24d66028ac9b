import type { Variant } from "../../authoring.ts"
import { advancedRules, forThree, forTwo } from "./advanced.ts"
import { courses, sets } from "./course.ts"
import { labels } from "./labels/index.ts"
import { level1, level4 } from "./levels.ts"

export { advancedRules, forThree, forTwo } from "./advanced.ts"
export { base, level1, level2, level3, level4 } from "./levels.ts"
export { courses, levels, sets } from "./course.ts"
export { labels } from "./labels/index.ts"

/** Feljong: riichi mahjong retold with 136 cards and taught level by level. */
export const variant: Variant = {
  family: "feljong",
  sets,
  courses,
  layers: [...new Set([...level1, ...level4, ...advancedRules, ...forTwo, ...forThree])],
  labels
}
