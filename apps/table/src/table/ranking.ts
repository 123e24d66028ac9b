import { explainTransfers, type Seat } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import type { Scene } from "./scene.ts"

/** Who won the match, ties and debts included. */
export const ranking = (scene: Scene): TemplateResult => {
  const { words, state, names, hands } = scene
  const places = state.ranking ?? []
  const winners = places.filter((p) => p.place === 1).map((p) => names[p.seat]!)
  const tied = (place: number) => places.filter((p) => p.place === place).length > 1
  const closings = closingsOf(scene)
  const told = words.t("ranking.how", { start: words.number(scene.moment.start) })
  const list = new Intl.ListFormat(words.locale).format(winners)
  return html`<section class="sheet final" aria-label=${words.t("ranking")}>
    <h2>${words.t("ranking")}</h2>
    <p class="lead">
      ${winners.length > 1 ? words.t("ranking.won", { names: list }) : words.t("ranking.winner", { name: list })}
    </p>
    <ol class="places">
      ${places.map(
        ({ seat, place, points, before }) =>
          html`<li class="place-${place}">
            <span class="rank"
              >${words.t("ranking.place", { n: place })}${tied(place) ? html` <em>${words.t("ranking.tie")}</em>` : nothing}</span
            >
            <span class="name">${names[seat]}</span>
            <strong>${result(scene, points) || words.number(points)}</strong>
            ${closings.length === 0 ? nothing : html`<span class="closings">${closed(scene, seat, before)}</span>`}
          </li>`
      )}
    </ol>
    ${told === "" ? nothing : html`<p class="faint">${told}</p>`}
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

interface Closing {
  readonly name: string
  readonly by: (seat: Seat) => number
}

/** What moved once the match was over, reason by reason, with what each player got or gave by it. */
const closingsOf = ({ moment, closing, words }: Scene): readonly Closing[] =>
  [...Map.groupBy(explainTransfers(moment.labels, closing), ({ why }) => why[words.locale])].map(
    ([name, transfers]) => ({
      name,
      by: (seat) =>
        transfers.reduce(
          (sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0),
          0
        )
    })
  )

/** What a player had at the end of the last hand, and what was added to it and taken from it. */
const closed = (scene: Scene, seat: Seat, before: number): readonly TemplateResult[] => {
  const { words } = scene
  const moved = closingsOf(scene).map(({ name, by }) => ({ name, points: by(seat) }))
  return [
    html`<span>${words.t("points", { points: words.number(before) })}</span>`,
    ...moved
      .filter((one) => one.points !== 0)
      .map((one) => html`<span>${one.name} <b>${one.points > 0 ? "+" : ""}${words.number(one.points)}</b></span>`)
  ]
}

/** What the match came to, where the rules say how it is told: in points, or in thousands. */
const result = ({ words, moment }: Scene, points: number): string => {
  const beyond = points - moment.start
  const signed = (n: number, digits: number): string =>
    new Intl.NumberFormat(words.locale, {
      signDisplay: "exceptZero",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits
    })
      .format(n)
      .replace("-", "−")
  return words.t("ranking.result", { points: signed(beyond, 0), thousands: signed(beyond / 1000, 1) })
}
