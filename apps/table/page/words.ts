import { type Locale, say } from "@feljong/core"
import { courses, labels, levels } from "@feljong/core/variants/feljong"

const own = {
  "pt-BR": {
    title: "Feljong – jogue mahjong, nível por nível",
    course: "Partida",
    bots: "Adversários",
    language: "Língua",
    only: "Só o {stage}",
    weak: "Fracos",
    middle: "Médios",
    strong: "Fortes"
  },
  en: {
    title: "Feljong – play mahjong, level by level",
    course: "Match",
    bots: "Opponents",
    language: "Language",
    only: "{stage} only",
    weak: "Weak",
    middle: "Middle",
    strong: "Strong"
  }
} as const

export const pageWords = (locale: Locale) => own[locale]

/** The matches on offer by the value that stands for them: a course, or the last level alone. */
export const plays = (locale: Locale): readonly (readonly [string, string])[] => [
  ...courses.map(({ id }): [string, string] => [id.replace("feljong/", ""), say(labels, locale, `course.${id}`)]),
  [
    `level-${levels.length}`,
    own[locale].only.replace("{stage}", say(labels, locale, `stage.${levels.at(-1)!.id}`).split(" – ")[0]!)
  ]
]
