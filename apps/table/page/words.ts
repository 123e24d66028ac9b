import { type Conflict, explainConflict, layersIn, type Locale, say } from "@feljong/core"
import { homeFirst, shortId } from "../src/rules/ids.ts"
import { stepsOf } from "../src/rules/told.ts"
import { registry } from "./registry.ts"

const { families, labelsOf } = registry

const ptBR = {
  title: "Feljong – jogue mahjong, nível por nível",
  course: "Partida",
  bots: "Adversários",
  language: "Língua",
  only: "Só o {stage}",
  weak: "Fracos",
  middle: "Médios",
  strong: "Fortes",
  compose: "Compor as regras…",
  composeTitle: "Compor as regras",
  composeLead: "Escolha de onde partir e ligue o que quiser: a partida segue exatamente estas regras.",
  base: "Partir de",
  players: "Jogadores",
  playersHow: "Sem nenhuma destas, são quatro jogadores.",
  rules: "Regras opcionais",
  others: "De outras famílias",
  held: "O que já está em jogo: opções, e o que se pode tirar",
  usual: "{value} (usual)",
  conflicts: "Assim não dá para jogar:",
  wrong: "Nem tudo neste link vale aqui; o resto foi mantido:",
  perhaps: "Seria",
  fine: "As regras combinam.",
  play: "Jogar com estas regras",
  cannotPlay: "Antes, resolva o que está acima.",
  link: "Link destas regras",
  copy: "Copiar link",
  copied: "Link copiado.",
  notCopied: "Copie o link do campo acima.",
  described: "As regras em palavras",
  change: "Mudar as regras",
  playing: "Regras compostas: {name}",
  ownOptions: "com opções próprias"
}
const en: Readonly<Record<keyof typeof ptBR, string>> = {
  title: "Feljong – play mahjong, level by level",
  course: "Match",
  bots: "Opponents",
  language: "Language",
  only: "{stage} only",
  weak: "Weak",
  middle: "Middle",
  strong: "Strong",
  compose: "Compose the rules…",
  composeTitle: "Compose the rules",
  composeLead: "Choose where to start from and switch on what you like: the match follows exactly these rules.",
  base: "Start from",
  players: "Players",
  playersHow: "With none of these there are four players.",
  rules: "Optional rules",
  others: "Of other families",
  held: "What is already in play: options, and what can be left out",
  usual: "{value} (usual)",
  conflicts: "This cannot be played:",
  wrong: "Not everything in this link is known here; the rest was kept:",
  perhaps: "Perhaps",
  fine: "The rules go together.",
  play: "Play by these rules",
  cannotPlay: "First settle what is said above.",
  link: "Link to these rules",
  copy: "Copy link",
  copied: "Link copied.",
  notCopied: "Copy the link from the field above.",
  described: "The rules in words",
  change: "Change the rules",
  playing: "Composed rules: {name}",
  ownOptions: "with options of its own"
}
const own = { "pt-BR": ptBR, en } as const

export type PageWords = typeof en
export const pageWords = (locale: Locale): PageWords => own[locale]

/** A conflict among some layers, in words. */
export const conflictWords = (locale: Locale, layers: readonly string[], conflict: Conflict): string =>
  explainConflict(registry.labelsFor([...layers, ...layersIn(conflict)]), conflict)[locale]

/** Words of the rules, by the family that an id belongs to. */
export const ruleWords = (locale: Locale, id: string, key: string): string => say(labelsOf(id), locale, key)

export const COMPOSE = "compose"

/** Matches on offer under the name of their family, each by the value that stands for it. */
export interface Offered {
  readonly family: string
  readonly matches: readonly (readonly [value: string, name: string])[]
}

/** The matches on offer by family: courses, and sets that are played as they are. */
export const plays = (locale: Locale): readonly Offered[] =>
  homeFirst(families, ({ family }) => family).map(({ family, sets, courses }) => {
    const steps = stepsOf(registry, family)
    // the courses from a step cover all steps but the last
    const early = courses.length === 0 ? [] : steps.slice(0, -1)
    return {
      family: ruleWords(locale, `${family}/`, `family.${family}`),
      matches: [
        ...courses.map(({ id }): [string, string] => [shortId(id), ruleWords(locale, id, `course.${id}`)]),
        ...sets
          .filter(({ id }) => !early.includes(id))
          .map(({ id }): [string, string] => [
            shortId(id),
            setName(locale, id, courses.length > 0 && steps.includes(id))
          ])
      ]
    }
  })

const setName = (locale: Locale, id: string, step: boolean): string => {
  const text = ruleWords(locale, id, `stage.${id}`)
  return step ? own[locale].only.replace("{stage}", text.split(" – ")[0]!) : text
}
