import { windOf } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import type { Words } from "../labels/words.ts"
import { hasOwnOptions, type Told } from "../rules/told.ts"
import { card } from "./card.ts"
import { dealOf, nameOf, type Scene, sideOf, turnOf } from "./scene.ts"
import { stageName } from "./stage.ts"

/** Round, wall, markers on the table, and the dora: indicator, arrow, the card it points at. */
export const centre = (scene: Scene): TemplateResult => {
  const { words, state, moment } = scene
  const turn = turnOf(scene)
  const { told, view } = moment
  return html`<section
    class="centre ${turn === null ? "" : `to-${sideOf(scene, turn)}`}"
    part="center"
    aria-label=${words.t("round", { n: state.deal })}
  >
    <div class="where">
      <strong>${roundName(scene)}</strong>
      <span class="stage">${stageName(words, view.stage)[0]}${told === null ? nothing : changes(words, told)}</span>
    </div>
    <div class="wall" part="wall">
      <span class="stack" aria-hidden="true"></span
      ><span class="wall-left" aria-hidden="true"><small>${words.t("wall")}</small>${state.live}</span
      ><span class="sr">${words.t("wall.left", { n: state.live })}</span>
    </div>
    ${
      state.pot > 0
        ? html`<div class="pot">
            <span class="marker" aria-hidden="true"></span><span aria-hidden="true">${words.number(state.pot)}</span
            ><span class="sr">${words.t("pot", { points: words.number(state.pot) })}</span>
          </div>`
        : nothing
    }
    ${reserve(scene)} ${indicators(scene, state.indicators, moment.dora, words.t("dora"))}
  </section>`
}

/** How much is added to what is played and left out of it, and whether options are not as usual: "+ 2 − 1". */
const changes = (words: Words, told: Told): string =>
  (told.more.length === 0 ? "" : ` + ${told.more.length}`) +
  (told.less.length === 0 ? "" : ` − ${told.less.length}`) +
  (hasOwnOptions(told) ? `, ${words.t("level.own")}` : "")

/** The round and the turn of being dealer in it: "East 2". */
export const roundName = (scene: Pick<Scene, "words" | "state" | "dealt">): string => {
  const { words, state } = scene
  const { dealer, round } = dealOf(scene)
  const n = windOf({ seats: state.seats, dealer: state.firstDealer }, dealer) + 1
  return words.t("wind.round", { wind: words.rule(`wind.${round}`), n })
}

/** Points that belong to nobody, where the rules lay some out. */
export const reserve = ({ words, state, moment }: Scene): TemplateResult | typeof nothing =>
  moment.reserve
    ? html`<div class="reserve" part="reserve">
        <span class="markers" aria-hidden="true"></span
        ><span class="wall-left" aria-hidden="true"
          ><small>${words.t("party.reserve")}</small>${words.number(state.reserve)}</span
        ><span class="sr">${words.t("reserve.points", { points: words.number(state.reserve) })}</span>
      </div>`
    : nothing

/** Each indicator with the card that it points at: the two are not the same, which beginners trip on. */
export const indicators = (
  scene: Scene,
  tiles: readonly number[],
  kinds: readonly number[],
  title: string
): TemplateResult | typeof nothing => {
  const { words } = scene
  if (tiles.length === 0) return nothing
  return html`<div class="dora-row ${tiles.length > 2 ? "many" : ""}" part="dora">
    <span class="dora-title" aria-hidden="true">${title}</span>
    <ul class="pairs" aria-label=${title}>
      ${tiles.map((tile, i) => {
        const kind = kinds[i]
        if (kind === undefined) return html`<li>${card(scene, tile, { size: "auto" })}</li>`
        const says = words.t("dora.says", { indicator: nameOf(scene, tile), dora: words.kind(kind) })
        return html`<li>
          <span class="sr">${says}</span>${card(scene, tile, { silent: true, size: "auto" })}
          <span class="arrow" aria-hidden="true"></span
          >${card(scene, kind * 4 + 1, { silent: true, plain: true, size: "auto" })}
        </li>`
      })}
    </ul>
  </div>`
}
