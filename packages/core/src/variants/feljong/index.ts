import type { Variant } from "../../authoring.ts"
import { courses, levels } from "./course.ts"
import { labels } from "./labels/index.ts"
import { level1, level4 } from "./levels.ts"

export { base, level1, level2, level3, level4 } from "./levels.ts"
export { courses, levels } from "./course.ts"
export { labels } from "./labels/index.ts"

/** Feljong: riichi mahjong retold with 136 cards and taught level by level. */
export const variant: Variant = {
  family: "feljong",
  sets: levels,
  courses,
  layers: [...new Set([...level1, ...level4])],
  labels
}
