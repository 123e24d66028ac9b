import type { PublishedCourse, PublishedSet, RuleLayer } from "../../authoring.ts"
import { advancedRules, forThree, forTwo, southRound } from "./advanced.ts"
import { level1, level2, level3, level4 } from "./levels.ts"

const levelsWith = (name: string, more: readonly RuleLayer[]): readonly PublishedSet[] =>
  [level1, level2, level3, level4].map((layers, i) => ({ id: `feljong/${name}${i + 1}`, layers: [...layers, ...more] }))

export const levels = levelsWith("level-", [])

/** Every rule set that is published by name: the levels, and advanced play for four, two and three. */
export const sets: readonly PublishedSet[] = [
  ...levels,
  { id: "feljong/advanced", layers: [...level4, ...advancedRules] },
  { id: "feljong/duelo", layers: [...level4, ...forTwo] },
  { id: "feljong/duelo-advanced", layers: [...level4, ...advancedRules, ...forTwo] },
  { id: "feljong/sanma", layers: [...level4, ...forThree] },
  { id: "feljong/sanma-advanced", layers: [...level4, ...advancedRules, ...forThree] }
]

/** A first match: one level a hand, the last one for whatever hands are left. FJ-G1, FJ-S17 */
const firstMatch = (id: string, stages: readonly PublishedSet[], cites: string): PublishedCourse => ({
  id,
  stages,
  first: 0,
  choices: ({ stage }) => [Math.min(stage + 1, stages.length - 1)],
  cites
})

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

export const courses: readonly PublishedCourse[] = [
  firstMatch("feljong/first-match", levels, "FJ-G1"),
  from(1, "FJ-G4"),
  from(2, "FJ-G2"),
  from(3, "FJ-G3"),
  firstMatch("feljong/duelo-first-match", levelsWith("duelo-level-", forTwo), "FJ-G1"),
  // three hands are too few for four levels: with the second round there are six
  firstMatch("feljong/sanma-first-match", levelsWith("sanma-level-", [...forThree, southRound]), "FJ-S17")
]
