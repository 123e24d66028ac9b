import { html, type TemplateResult } from "lit"
import type { Words } from "../labels/words.ts"
import type { Told } from "../rules/told.ts"

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

/** What rules add to those that they build on, in a few words. */
export const addedNames = (words: Words, { more }: Told): string =>
  new Intl.ListFormat(words.locale).format(more.map(({ name }) => plainName(name[words.locale])))

/** The rules that are played, by name and at length. */
export const playedName = (words: Words, stage: string, told: Told | null): string => {
  const name = stageName(words, stage)
  return told === null ? name.join(" – ") : words.t("level.with", { base: name[0]!, more: addedNames(words, told) })
}

export const stageList = (words: Words, stage: string, told: Told | null = null): TemplateResult => {
  const { locale } = words
  return html`<ul class="stage-lines">
    ${
      told === null
        ? stageLines(words, stage).map((line) => html`<li>${line}</li>`)
        : told.more.map(
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
    }
  </ul>`
}
