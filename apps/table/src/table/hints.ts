import { kindOf } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import type { Wait } from "../game/wait.ts"
import { card } from "./card.ts"
import { asideInstead, discardOf, handTiles } from "./hand.ts"
import type { Scene } from "./scene.ts"

/** What a beginner is told: how far the hand is, a good discard, what it waits for and how many are left. */
export const hints = (
  scene: Scene,
  waitsWithout: (tile: number) => readonly Wait[]
): TemplateResult | typeof nothing => {
  const { moment, words, hints: shown, page } = scene
  const { advice } = moment
  if (!shown || advice === null || page !== "play" || !scene.plays) return nothing
  if (advice.shanten < 0) return box(html`<span>${words.t("hint.complete")}</span>`)
  if (advice.shanten === 0 && moment.waits.length > 0)
    return box(html`<span>${words.t("hint.waits")}</span>${waits(scene, moment.waits)}`)
  const without = tileConsidered(scene) ?? tileSuggested(scene)
  const ready = without !== null && advice.discards.some((d) => d.kind === kindOf(without) && d.shanten === 0)
  const would = ready ? waitsWithout(without) : []
  if (without !== null && would.length > 0)
    return box(html`<span>${words.t("hint.waits.after", { tile: words.tile(without) })}</span>${waits(scene, would)}`)
  const away = Math.min(advice.shanten, ...advice.discards.map((d) => d.shanten))
  const far = away === 0 ? words.t("hint.ready") : words.t("hint.away", { n: away, left: away + 1 })
  const best = advice.discards[0]
  return box(
    html`<span>${far}</span
      >${best === undefined || moment.view.legal.every((a) => a._tag !== "discard") ? nothing : suggestion(scene, best)}`
  )
}

const box = (inside: TemplateResult): TemplateResult => html`<div class="hints">${inside}</div>`

const suggestion = (scene: Scene, { kind, left }: { kind: number; left: number }): TemplateResult => {
  const { words } = scene
  const aside = asideInstead(scene)
  if (aside !== null)
    return html`<span class="good">${words.rule(`setAside.${aside}`)}: ${words.rule(`setAside.${aside}.how`)}</span>`
  return html`<span class="good"
    >${words.t("hint.discard", { tile: words.kind(kind) })}
    <span class="faint">· ${words.t("hint.helps", { n: left })}</span></span
  >`
}

/** A card of the kind that the advice would discard, where the hand is ready without it. */
const tileSuggested = (scene: Scene): number | null => {
  const best = scene.moment.advice?.discards[0]
  return best?.shanten === 0 ? held(scene, best.kind) : null
}

const held = (scene: Scene, kind: number): number | null => {
  const tile = handTiles(scene).find((t) => kindOf(t) === kind)
  return tile !== undefined && discardOf(scene, tile) !== undefined ? tile : null
}

/** The card that is armed, or focused, on the reader's own turn. */
const tileConsidered = (scene: Scene): number | null => {
  if (scene.armed !== null) return scene.armed
  const { phase } = scene.state
  return scene.pointed === null || phase.at !== "turn" ? null : held(scene, scene.pointed)
}

const waits = (scene: Scene, all: readonly Wait[]): TemplateResult => {
  const { words } = scene
  return html`<ul class="waits">
      ${all.map(({ kind, left, selfDraw, against }) => {
        const limit = !selfDraw.meets ? "hint.worthless" : against.length > 0 ? "hint.onlySelfDraw" : null
        return html`<li>
          ${card(scene, kind * 4 + 1, { plain: true })}
          <span class="left"
            >${words.t("hint.left", { n: left })}${limit === null ? nothing : html`<em>${words.t(limit)}</em>`}</span
          >
        </li>`
      })}
    </ul>
    ${limits(scene, all)}`
}

/** Why a discard could not be won with: each reason once, with its cards where it does not hold for all. */
const limits = ({ words }: Scene, all: readonly Wait[]): readonly TemplateResult[] => {
  const reasons = new Map(all.flatMap(({ against }) => against.map((reason) => [reason.id, reason] as const)))
  return [...reasons.values()].map(({ id, text, clause }) => {
    const held = all.filter(({ against }) => against.some((reason) => reason.id === id))
    const why = `${text[words.locale]} (${clause})`
    const tiles = held.map(({ kind }) => words.kind(kind)).join(", ")
    return html`<p class="limit">${held.length === all.length ? why : words.t("hint.why", { tiles, why })}</p>`
  })
}

/** The elements nearest to the hand, for the panel beside the table. */
export const reach = (scene: Scene): TemplateResult | typeof nothing => {
  const { moment, words, hints: shown } = scene
  const near = moment.advice?.reach.slice(0, 4) ?? []
  if (!shown || near.length === 0) return nothing
  return html`<h3>${words.t("reach")}</h3>
    <ul class="reach">
      ${near.map(
        ({ element, lacks }) =>
          html`<li>
            <span>${words.rule(`element.${element}`)}</span
            ><span class="faint">${lacks === 0 ? words.t("reach.lacks.0") : words.t("reach.lacks", { n: lacks })}</span>
          </li>`
      )}
    </ul>`
}
