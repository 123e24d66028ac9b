import { type Locale, say } from "@feljong/core"
import { courses, labels, levels, sets } from "@feljong/core/variants/feljong"

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

/** The matches on offer by the value that stands for them: courses, then sets that are played as they are. */
export const plays = (locale: Locale): readonly (readonly [string, string])[] => [
  ...courses.map(({ id }): [string, string] => [id.replace("feljong/", ""), say(labels, locale, `course.${id}`)]),
  ...sets
    .filter(({ id }) => id === levels.at(-1)!.id || !levels.some((level) => level.id === id))
    .map(({ id }): [string, string] => [id.replace("feljong/", ""), setName(locale, id)])
]

const setName = (locale: Locale, id: string): string => {
  const text = say(labels, locale, `stage.${id}`)
  return levels.some((level) => level.id === id) ? own[locale].only.replace("{stage}", text.split(" – ")[0]!) : text
}
