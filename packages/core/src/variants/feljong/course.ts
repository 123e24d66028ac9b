import type { PublishedCourse, PublishedSet } from "../../authoring.ts"
import { level1, level2, level3, level4 } from "./levels.ts"

export const levels: readonly PublishedSet[] = [level1, level2, level3, level4].map((layers, i) => ({
  id: `feljong/level-${i + 1}`,
  layers
}))

/** The first match: one level a hand. FJ-G1 */
const firstMatch: PublishedCourse = {
  id: "feljong/first-match",
  stages: levels,
  first: 0,
  choices: ({ stage }) => [Math.min(stage + 1, levels.length - 1)],
  cites: "FJ-G1"
}

/**
 * A match begun at a level stays there for as many hands as the level's number; then, between any two hands, the table
 * may go up by one level or stay. FJ-G2, FJ-G3, FJ-G4
 */
const from = (level: number, cites: string): PublishedCourse => ({
  id: `feljong/from-level-${level}`,
  stages: levels,
  first: level - 1,
  choices: ({ deal, stage }) => (deal < level || stage === levels.length - 1 ? [stage] : [stage, stage + 1]),
  cites
})

export const courses: readonly PublishedCourse[] = [firstMatch, from(1, "FJ-G4"), from(2, "FJ-G2"), from(3, "FJ-G3")]
