import { explainTransfers } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import type { Scene } from "./scene.ts"
import { partyName } from "./score-sheet.ts"

/** Who won the match, ties and debts included. */
export const ranking = (scene: Scene): TemplateResult => {
  const { words, state, names, hands } = scene
  const places = state.ranking ?? []
  const winners = places.filter((p) => p.place === 1).map((p) => names[p.seat]!)
  const tied = (place: number) => places.filter((p) => p.place === place).length > 1
  const list = new Intl.ListFormat(words.locale).format(winners)
  return html`<section class="sheet final" aria-label=${words.t("ranking")}>
    <h2>${words.t("ranking")}</h2>
    <p class="lead">
      ${winners.length > 1 ? words.t("ranking.won", { names: list }) : words.t("ranking.winner", { name: list })}
    </p>
    <ol class="places">
      ${places.map(
        ({ seat, place, points }) =>
          html`<li class="place-${place}">
            <span class="rank"
              >${words.t("ranking.place", { n: place })}${tied(place) ? html` <em>${words.t("ranking.tie")}</em>` : nothing}</span
            >
            <span class="name">${names[seat]}</span>
            <strong>${words.number(points)}</strong>
          </li>`
      )}
    </ol>
    ${explainTransfers(scene.moment.labels, scene.closing).map(
      ({ to, points, why }) =>
        html`<p class="faint">
          ${words.t("ranking.closing", { why: why[words.locale], points: words.number(points), name: partyName(scene, to) })}
        </p>`
    )}
    ${state.debts.length > 0 ? html`<p class="faint">${words.t("ranking.debts")}</p>` : nothing}
    <div class="sheet-actions">
      <button type="button" class="action primary" data-key="again" data-main @click=${hands.again}>
        ${words.t("new.match")}
      </button>
      <button type="button" class="action quiet" data-key="back" @click=${() => hands.go("score")}>
        ${words.t("back")}
      </button>
    </div>
  </section>`
}
