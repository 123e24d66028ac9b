import { kindOf } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { repeat } from "lit/directives/repeat.js"
import { card } from "./card.ts"
import { type Choice, choicesOf } from "./choices.ts"
import { classNames } from "./class-names.ts"
import { nameOf, type Scene } from "./scene.ts"

/** The row of buttons. A refused one stays, can be reached, and says its reason. */
export const actions = (scene: Scene): TemplateResult => {
  const choices = choicesOf(scene)
  // a key that leads to several goes from one to the next: it is shown on the first
  const hinted = (choice: Choice): boolean =>
    choice.letter !== "" && choices.find(({ letter }) => letter === choice.letter) === choice
  const row = (some: readonly Choice[]) =>
    repeat(
      some,
      ({ id }) => id,
      (choice) => button(scene, choice, hinted(choice))
    )
  const seldom = choices.filter(({ look }) => look === "quiet")
  return html`<div class="actions" part="actions" role="group" aria-label=${scene.words.t("actions")}>
    ${
      seldom.length === 0
        ? nothing
        : html`<details class="seldom" ?open=${seldom.some(({ warning }) => warning !== "")}>
            <summary data-key="more">${scene.words.t("more")}</summary>
            ${row(seldom)}
          </details>`
    }
    ${row(choices.filter(({ look }) => look !== "quiet"))}
  </div>`
}

const button = (scene: Scene, choice: Choice, hinted: boolean): TemplateResult => {
  const { hands, words } = scene
  const { id, letter, text, tiles, claimed, look, why, warning, run } = choice
  const refused = why !== ""
  const primary = look === "main"
  const cards = claimed === null ? tiles : [...tiles, claimed].toSorted((a, b) => kindOf(a) - kindOf(b))
  return html`<button
    type="button"
    class=${classNames({ action: true, primary: primary && !refused, quiet: look === "quiet", refused, warned: warning !== "" })}
    part=${primary ? "action action-primary" : "action"}
    data-key=${id}
    data-letter=${letter}
    aria-disabled=${refused ? "true" : nothing}
    aria-description=${why || warning || nothing}
    aria-keyshortcuts=${letter || nothing}
    @click=${(event: MouseEvent) => event.detail < 2 && (refused ? hands.ask(id) : run())}
    @focus=${() => refused && hands.ask(id)}
  >
    <span class="text">${warning === "" ? text : words.t("confirm", { what: text })}</span>
    ${
      cards.length === 0
        ? nothing
        : html`<span class="group"
            ><span class="sr">${cards.map((tile) => nameOf(scene, tile)).join(", ")}</span
            >${cards.map((tile) => card(scene, tile, { silent: true, classes: { taken: tile === claimed, same: false } }))}</span
          >`
    }
    ${hinted ? html`<kbd aria-hidden="true">${letter}</kbd>` : nothing}
  </button>`
}

/** What there is to say about one choice: the reason against it that was asked for, or what it costs; or about a card. */
export const reasonLine = (scene: Scene): TemplateResult | typeof nothing => {
  const { asked, words } = scene
  const choices = choicesOf(scene)
  const told = (choice: Choice): boolean => choice.why !== ""
  const chosen =
    choices.find(({ warning }) => warning !== "") ??
    choices.find((choice) => choice.id === asked && told(choice)) ??
    choices.find((choice) => choice.id === "win" && told(choice))
  const why = chosen?.warning || chosen?.why || (asked?.startsWith("!") ? asked.slice(1) : "")
  return why === ""
    ? nothing
    : html`<p class="why" part="error">
        ${chosen === undefined || why.startsWith(chosen.text) ? why : `${chosen.text}: ${why}`}<span class="sr"
          >${words.t("keys")}</span
        >
      </p>`
}
