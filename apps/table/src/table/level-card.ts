import { html, nothing, type TemplateResult } from "lit"
import type { Told } from "../rules/told.ts"
import type { Scene } from "./scene.ts"
import { difference, playedName, stageList, stageName } from "./stage.ts"

/** Before the first hand: the card of the level that is played. */
export const introCard = (scene: Scene, begin: () => void): TemplateResult => {
  const { words, moment } = scene
  const { told, view } = moment
  return html`<section class="sheet level" aria-label=${playedName(words, view.stage, told)}>
    ${levelFace(scene, view.stage, null, told)}
    <div class="sheet-actions">
      <button type="button" class="action primary" data-key="begin" data-main @click=${begin}>
        ${words.t("level.start")}
      </button>
    </div>
  </section>`
}

/** What was asked for and cannot be played, and why. */
export const problemCard = ({ words, problems, misread }: Scene): TemplateResult => {
  const title = words.t(misread ? "attribute.wrong" : "level.wrong")
  return html`<section class="sheet level wrong" part="error" aria-label=${title} data-main tabindex="-1">
    <h2>${title}</h2>
    <ul class="stage-lines">
      ${[...new Set(problems.map((problem) => problem[words.locale]))].map((text) => html`<li>${text}</li>`)}
    </ul>
  </section>`
}

const levelFace = ({ words }: Scene, stage: string, note: string | null, told: Told | null = null): TemplateResult => {
  const name = stageName(words, stage)
  const number = name[0]
  const title = told === null ? name[1] : difference(words, told)
  return html`<div class="level-face">
    ${note === null ? nothing : html`<p class="note">${note}</p>`}
    <h2><span class="number">${title === undefined ? nothing : number}</span>${title ?? number}</h2>
    ${stageList(words, stage, told)}
  </div>`
}

/** Between two hands: what comes next, and the choice where the course leaves it to the table. */
export const levelCard = (scene: Scene): TemplateResult => {
  const { words, moment, hands } = scene
  const { coming, view } = moment
  const fresh = coming.find((stage) => stage !== view.stage)
  const shown = fresh ?? coming[0] ?? view.stage
  const note =
    fresh === undefined ? words.t("level.stay") : coming.length > 1 ? words.t("level.choose") : words.t("level.new")
  const next = moment.view.legal.filter((action) => action._tag === "next")
  return html`<section class="sheet level" aria-label=${stageName(words, shown).join(" – ")}>
    ${levelFace(scene, shown, note, moment.told)}
    ${coming.length > 1 ? html`<p class="faint">${words.t("level.choose.how")}</p>` : nothing}
    <div class="sheet-actions">
      ${next.map((action, i) => {
        const text =
          action.stage === undefined
            ? words.t("level.next")
            : words.t("level.play", { stage: stageName(words, action.stage)[0]! })
        const main = i === next.length - 1
        return html`<button
          type="button"
          class="action ${main ? "primary" : ""}"
          data-key="next-${action.stage ?? ""}"
          ?data-main=${main}
          @click=${() => hands.act(action, "button")}
        >
          ${text}
        </button>`
      })}
      <button type="button" class="action quiet" data-key="back" @click=${() => hands.go("score")}>
        ${words.t("back")}
      </button>
    </div>
  </section>`
}
