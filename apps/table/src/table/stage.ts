import type { Text } from "@feljong/core"
import { html, type TemplateResult } from "lit"
import type { Words } from "../labels/words.ts"
import { hasOwnOptions, type Told } from "../rules/told.ts"

/** What a stage brings, as its card tells it: as many lines as the labels have. */
export const stageLines = (words: Words, stage: string): readonly string[] => {
  const lines: string[] = []
  for (let i = 1; ; i++) {
    const line = words.rule(`stage.${stage}.${i}`)
    if (line === "") return lines
    lines.push(line)
  }
}

/** The name of a stage in two parts, of which the second may be missing: "Level 4", "Graduation". */
export const stageName = (words: Words, stage: string): readonly string[] => words.rule(`stage.${stage}`).split(" – ")

/** A name without the number that it has in a list: "Kan" for "6 – Kan". */
export const plainName = (name: string): string => name.split(" – ").at(-1)!

const listed = ({ locale }: Words, names: readonly Text[]): string =>
  new Intl.ListFormat(locale).format(names.map((name) => plainName(name[locale])))

/** What is left out, and that options are not as usual: "without Furiten, with options of its own". */
const besides = (words: Words, told: Told): readonly string[] => [
  ...(told.less.length === 0 ? [] : [words.t("level.less", { less: listed(words, told.less) })]),
  ...(hasOwnOptions(told) ? [words.t("level.own")] : [])
]

/** What sets rules apart from those that they build on, in a few words: "+ Kan", "without Furiten". */
export const difference = (words: Words, told: Told): string =>
  [
    ...(told.more.length === 0
      ? []
      : [
          `+ ${listed(
            words,
            told.more.map(({ name }) => name)
          )}`
        ]),
    ...besides(words, told)
  ].join(", ")

/** The rules that are played, by name and at length. */
export const playedName = (words: Words, stage: string, told: Told | null): string => {
  const name = stageName(words, stage)
  if (told === null) return name.join(" – ")
  const more = told.more.map((layer) => layer.name)
  return [
    ...(more.length === 0 ? [name[0]!] : [words.t("level.with", { base: name[0]!, more: listed(words, more) })]),
    ...besides(words, told)
  ].join(", ")
}

export const stageList = (words: Words, stage: string, told: Told | null = null): TemplateResult => {
  const { locale } = words
  return html`<ul class="stage-lines">
    ${
      told === null
        ? stageLines(words, stage).map((line) => html`<li>${line}</li>`)
        : [
            ...told.less.map(
              (name) => html`<li>${words.t("level.less.alone", { less: plainName(name[locale]) })}</li>`
            ),
            ...[...told.more, ...told.changed].map(
              ({ name, how, options }) =>
                html`<li>
                  <strong>${plainName(name[locale])}</strong>: ${how[locale]}
                  ${options.map(
                    ({ text, value, clause }) =>
                      html`<span class="chosen"
                        >${words.t("level.option", { name: text[locale], value: value[locale] })}
                        <span class="clause">${clause}</span></span
                      >`
                  )}
                </li>`
            )
          ]
    }
  </ul>`
}
