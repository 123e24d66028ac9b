import { html, type TemplateResult } from "lit"
import type { Words } from "../labels/words.ts"

/** What a stage brings, as its card tells it: as many lines as the labels have. */
export const stageLines = (words: Words, stage: string): readonly string[] => {
  const lines: string[] = []
  for (let i = 1; ; i++) {
    const line = words.rule(`stage.${stage}.${i}`)
    if (line === "") return lines
    lines.push(line)
  }
}

export const stageName = (words: Words, stage: string): string => words.rule(`stage.${stage}`)

export const stageList = (words: Words, stage: string): TemplateResult =>
  html`<ul class="stage-lines">
    ${stageLines(words, stage).map((line) => html`<li>${line}</li>`)}
  </ul>`
