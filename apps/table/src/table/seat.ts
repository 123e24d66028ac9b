import { HIDDEN, type Seat, type Tile } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { classNames } from "./class-names.ts"
import { card } from "./card.ts"
import { melds } from "./meld.ts"
import { river } from "./river.ts"
import { reserve } from "./centre.ts"
import { emptySide } from "./seating.ts"
import { pointsOf, type Scene, seatOf, sideOf, turnOf, windName, windShown } from "./scene.ts"

/** Who sits there: dealer's mark, name, points, debts, what they declared, whose turn it is. */
export const plate = (scene: Scene, seat: Seat): TemplateResult => {
  const { words, state, names } = scene
  const wind = windShown(scene, seat)
  const active = turnOf(scene) === seat
  const declared = seatOf(scene, seat).river.find((d) => d.declares !== null)?.declares ?? null
  const owed = state.debts.reduce((sum, debt) => sum + (debt.from === seat ? debt.points : 0), 0)
  const side = sideOf(scene, seat)
  return html`<div class=${classNames({ plate: true, active })} part=${active ? "seat seat-active" : "seat"}>
    <span class="lamp" aria-hidden="true"></span>
    ${
      wind === null
        ? nothing
        : html`<span class=${classNames({ wind: true, east: wind === 0 })}
            ><abbr title=${windName(scene, wind)}>${words.rule(`wind.${wind}`).slice(0, 1)}</abbr
            ><span class="sr">${windName(scene, wind)}</span></span
          >`
    }
    <h3 class="name">${names[seat]}<span class="sr">${side === "self" ? "" : `, ${words.t(`side.${side}`)}`}</span></h3>
    <span class="points" part="score"
      >${words.number(pointsOf(scene, seat))}<span class="sr"> ${words.t("points", { points: "" })}</span></span
    >
    ${owed > 0 ? html`<span class="owed">${words.t("owes", { points: words.number(owed) })}</span>` : nothing}
    ${declared === null ? nothing : html`<span class="declared"><span class="marker" aria-hidden="true"></span>${words.rule(`declare.${declared}`)}</span>`}
    ${shownTo(scene, seat)} ${active ? html`<span class="sr">${words.t("turn")}</span>` : nothing}
  </div>`
}

/** That a hand lies open, or that it plays on for nothing. */
const shownTo = ({ words, moment, laidOpen }: Scene, seat: Seat): TemplateResult | typeof nothing => {
  const lost = moment.uncounted.find((one) => one.seat === seat)
  if (lost !== undefined)
    return html`<span class="laid-open" title=${words.rule(`uncounted.${lost.what}.how`)}
      >${words.rule(`uncounted.${lost.what}`)}</span
    >`
  return laidOpen.has(seat) ? html`<span class="laid-open">${words.t("laid.open")}</span>` : nothing
}

/** A hand as others see it: backs, or faces once it is shown. */
const backs = (scene: Scene, seat: Seat): TemplateResult => {
  const { words, state, names } = scene
  const { concealed } = seatOf(scene, seat)
  const { phase } = state
  const drawn = phase.at === "turn" && phase.seat === seat && phase.drawn !== null
  const count = concealed.length + (drawn ? 1 : 0)
  const shown = concealed.some((tile) => tile >= 0) ? concealed : stillHeld(scene, seat)
  if (shown.length > 0)
    return html`<div class="backs open" role="group" aria-label=${words.t("hand.of", { name: names[seat]! })}>
      ${shown.map((tile) => card(scene, tile, { size: "auto" }))}
      ${Array.from({ length: count - shown.length }, () => card(scene, HIDDEN))}
    </div>`
  return html`<div class="backs">
    <span class="sr">${words.t("cards", { n: count })}</span>
    ${concealed.map(() => html`<span class="card back" aria-hidden="true"></span>`)}
    ${drawn ? html`<span class="card back drawn" aria-hidden="true"></span>` : nothing}
    <span class="count" aria-hidden="true">${count}</span>
  </div>`
}

/** Of a hand that was shown while the deal goes on, the cards that have not left it since. */
const stillHeld = (scene: Scene, seat: Seat): readonly Tile[] => {
  const { river, melds, aside } = seatOf(scene, seat)
  const gone = new Set([...river.map(({ tile }) => tile), ...melds.flatMap(({ tiles }) => tiles), ...aside])
  return (scene.laidOpen.get(seat) ?? []).filter((tile) => !gone.has(tile))
}

/** One of the others: plate, hand, groups, river. */
export const seat = (scene: Scene, at: Seat): TemplateResult =>
  html`<section
    class=${classNames({ seat: true, [sideOf(scene, at)]: true, dummy: scene.moment.dummies.includes(at) })}
    aria-label=${scene.names[at]!}
  >
    ${plate(scene, at)}
    ${scene.moment.dummies.includes(at) ? nothing : html`<div class="rack">${backs(scene, at)}${melds(scene, at)}</div>`}
    ${river(scene, at)} ${called(scene, at)}
    <button type="button" class="zoom" data-key="look-${at}" @click=${() => scene.hands.look(at)}>
      <span class="sr">${scene.words.t("seat.open", { name: scene.names[at]! })}</span>
    </button>
  </section>`

/** The place where nobody sits, with what lies there. */
export const emptyPlace = (scene: Scene): TemplateResult | typeof nothing => {
  const side = emptySide(scene)
  return side === null
    ? nothing
    : html`<div class="place ${side}" part="seat-empty">
        <span class="place-name">${scene.words.t("empty.place")}</span>${reserve(scene)}
      </div>`
}

/** The word that was just called, over the cards. */
export const called = ({ calls, state }: Scene, at: Seat): TemplateResult | typeof nothing => {
  const call = calls.get(at)
  return call === undefined || state.phase.at === "between"
    ? nothing
    : html`<span class="call" aria-hidden="true">${call}!</span>`
}

/** One seat by itself, large: what a strip on a phone is too small for. */
export const closeUp = (scene: Scene, at: Seat): TemplateResult => {
  const { words, hands, names } = scene
  return html`<section class="sheet close" aria-label=${names[at]!}>
    ${plate(scene, at)} ${scene.laidOpen.has(at) ? backs(scene, at) : nothing} ${melds(scene, at)}
    <h2 class="small">${words.t("river.of", { name: names[at]! })}</h2>
    ${river(scene, at)}
    <div class="sheet-actions">
      <button type="button" class="action primary" data-key="close" data-main @click=${() => hands.look(null)}>
        ${words.t("close")}
      </button>
    </div>
  </section>`
}
