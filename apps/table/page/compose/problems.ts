import { type Conflict, layersIn, nearest } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { shortId } from "../../src/rules/ids.ts"
import { registry } from "../registry.ts"
import { conflictWords, pageWords } from "../words.ts"
import type { Composer } from "./composer.ts"

/** What is in the way, with names that may have been meant. */
export const problems = (
  title: string,
  kind: string,
  at: Composer,
  conflicts: readonly Conflict[]
): TemplateResult | typeof nothing => {
  const texts = inConflict(at, conflicts)
  return texts.length === 0
    ? nothing
    : html`<div class="problems" id="problems-${kind}">
        <p>${title}</p>
        <ul>
          ${texts.map((text) => html`<li>${text}</li>`)}
        </ul>
        ${meant(at, conflicts)}
      </div>`
}

/** Everything that can be played by its name. */
const playable = [...registry.courses.keys(), ...registry.sets.keys()].map(shortId)

/** What may have been meant by names that are not known, to be played at a click. */
const meant = ({ locale }: Composer, conflicts: readonly Conflict[]): TemplateResult | typeof nothing => {
  const names = conflicts.flatMap((conflict) =>
    conflict._tag === "UnknownLayer" ? nearest(conflict.layer, playable) : []
  )
  return names.length === 0
    ? nothing
    : html`<p class="meant">
        ${pageWords(locale).perhaps} ${names.map((name) => html`<a href="?play=${name}&lang=${locale}">${name}</a> `)}
      </p>`
}

/** What a layer that is switched on does not go together with. */
export const clashes = (at: Composer, id: string): TemplateResult | typeof nothing => {
  const texts = inConflict(
    at,
    at.composed.conflicts.filter((conflict) => layersIn(conflict).includes(id))
  )
  return texts.length === 0
    ? nothing
    : html`<ul class="clash">
        ${texts.map((text) => html`<li>${text}</li>`)}
      </ul>`
}

/** Conflicts in words; one text is said once. */
const inConflict = ({ locale, choice, composed }: Composer, conflicts: readonly Conflict[]): readonly string[] => {
  const here = [choice.base, ...composed.layers.map(({ id }) => id)]
  return [...new Set(conflicts.map((conflict) => conflictWords(locale, here, conflict)))]
}
