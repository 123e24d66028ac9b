import type { Family } from "../../authoring.ts"
import { advancedRules, forThree, forTwo } from "./advanced.ts"
import { courses, sets } from "./course.ts"
import { level1, level4 } from "./levels.ts"

/** Feljong: riichi mahjong retold with 136 cards and taught level by level. */
export const family: Family = {
  family: "feljong",
  sets,
  courses,
  layers: [...new Set([...level1, ...level4, ...advancedRules, ...forTwo, ...forThree])]
}
