import {
  explainScore,
  type ExplainedTransfer,
  explainTransfers,
  type HandScore,
  kindOf,
  type Party,
  type Seat,
  type Tile,
  type Win
} from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { card } from "./card.ts"
import { indicators } from "./centre.ts"
import { meld } from "./meld.ts"
import { winOf } from "./narrate.ts"
import { handWithWind, isRed, nameWithin, nameWithWind, pointsOf, type Scene } from "./scene.ts"

/** How a hand ended: each winner's hand, what counts and why, then who pays whom. */
export const scoreSheet = (scene: Scene): TemplateResult => {
  const { words, state } = scene
  const outcome = state.outcome!
  return html`<section class="sheet score" part="result" aria-label=${words.t("score", { n: state.deal })}>
    <h2>${words.t("score", { n: state.deal })}</h2>
    <div class="hands">
      ${
        outcome.wins.length === 0
          ? html`<p class="lead">${words.rule(`ending.${outcome.why ?? ""}`) || outcome.why}</p>
              ${exposed(scene)}`
          : nothing
      }
      ${outcome.wins.map((win) =>
        winner(
          scene,
          win,
          outcome.scores.find((score) => score.seat === win.seat)
        )
      )}
      ${others(scene)}
    </div>
    <div class="settled">
      ${payments(scene)} ${standings(scene)}
      ${scene.kept ? html`<p class="kept">${words.t("event.kept", { name: scene.names[state.dealer]! })}</p>` : nothing}
      <div class="sheet-actions">${onward(scene)}</div>
    </div>
  </section>`
}

/** What comes next: the ranking, the card of what is played next, or at once the next hand where that is as it was. */
const onward = (scene: Scene): TemplateResult => {
  const { words, state, hands, moment } = scene
  const { coming, view } = moment
  const [next, ...others] = view.legal.filter((action) => action._tag === "next")
  const button = (text: string, run: () => void): TemplateResult =>
    html`<button type="button" class="action primary" data-key="continue" data-main @click=${run}>${text}</button>`
  if (state.phase.at === "over") return button(words.t("see.ranking"), () => hands.go("ranking"))
  const same = coming.length === 1 && coming[0] === view.stage
  return same && next !== undefined && others.length === 0
    ? button(words.t("level.next"), () => hands.act(next, "button"))
    : button(words.t("continue"), () => hands.go("level"))
}

/** Hands that were shown though nobody won. */
const exposed = (scene: Scene): readonly TemplateResult[] =>
  scene.state.outcome!.exposed.map(
    (seat) =>
      html`<h3 class="shown-by">${handWithWind(scene, seat)}</h3>
        <div class="won-hand" role="group" aria-label=${handWithWind(scene, seat)}>
          ${scene.state.seats[seat]!.concealed.map((tile) => card(scene, tile))} ${onTable(scene, seat)}
        </div>`
  )

const winner = (scene: Scene, win: Win, score: HandScore | undefined): TemplateResult => {
  const { words, moment, state } = scene
  const tile = words.tile(win.tile, isRed(scene, win.tile))
  const from =
    win.from === null
      ? words.t("score.self", { tile })
      : words.t("score.from", { tile, name: nameWithin(scene, win.from) })
  return html`<article class="win">
    <h3>${winOf(words, nameWithWind(scene, win.seat), win)} <span class="faint">${from}</span></h3>
    ${wonHand(scene, win)}
    <div class="turned">
      ${indicators(scene, state.indicators, moment.dora, words.t("dora"))}
      ${state.under.length === 0 ? nothing : indicators(scene, state.under, moment.ura, words.t("ura"))}
    </div>
    ${score === undefined ? nothing : lines(scene, score)}
  </article>`
}

const wonHand = (scene: Scene, win: Win): TemplateResult => {
  const own = scene.state.seats[win.seat]!
  const rest = own.concealed.slice()
  // a hand completed by a draw has its winning card among the others
  const at = rest.length % 3 === 2 ? rest.indexOf(win.tile) : -1
  if (at >= 0) rest.splice(at, 1)
  return html`<div
    class="won-hand"
    role="group"
    aria-label=${scene.words.t("hand.of", { name: scene.names[win.seat]! })}
  >
    <span class="run">${rest.map((tile) => card(scene, tile))}</span>
    <span class="run">${card(scene, win.tile, { classes: { winning: true } })}</span>
    ${onTable(scene, win.seat)}
  </div>`
}

/** Hands that did not win, where the rules count them too: in playing order from the winner, those of no worth as well. */
const others = (scene: Scene): readonly TemplateResult[] => {
  const { wins, scores } = scene.state.outcome!
  const won = (seat: Seat): boolean => wins.some((win) => win.seat === seat)
  const { uncounted } = scene.moment
  if (wins.length === 0 || !(uncounted.length > 0 || scores.some(({ seat }) => !won(seat)))) return []
  const count = scene.state.seats.length
  return Array.from({ length: count - 1 }, (_, i) => (wins[0]!.seat + 1 + i) % count)
    .filter((seat) => !won(seat))
    .map((seat) => {
      const title = handWithWind(scene, seat)
      const score = scores.find((one) => one.seat === seat)
      return html`<article class="counted">
        <h3>${title}</h3>
        <div class="won-hand" role="group" aria-label=${title}>
          ${scene.state.seats[seat]!.concealed.map((tile) => card(scene, tile))} ${onTable(scene, seat)}
        </div>
        ${score === undefined || score.lines.length === 0 ? worthless(scene, seat) : lines(scene, score)}
      </article>`
    })
}

/** A hand that counts nothing, and why. */
const worthless = ({ words, moment }: Scene, seat: Seat): TemplateResult => {
  const lost = moment.uncounted.find((one) => one.seat === seat)
  const why = lost === undefined ? words.t("score.none") : words.rule(`uncounted.${lost.what}.how`)
  return html`<p class="worthless line-how">
      ${why} ${lost === undefined ? nothing : html`<span class="clause">${lost.clause}</span>`}
    </p>
    <p class="total"><span>${words.t("score.total")}</span> <strong>${words.number(0)}</strong></p>`
}

/** Groups and cards that lie on the table. */
const onTable = (scene: Scene, seat: Seat): TemplateResult => {
  const { melds, aside } = scene.state.seats[seat]!
  return html`${melds.map((m) => html`<span class="meld">${meld(scene, seat, m)}</span>`)}${
    aside.length === 0
      ? nothing
      : html`<span class="run aside" role="group" aria-label=${scene.words.t("aside.of", { name: scene.names[seat]! })}
          >${aside.map((tile) => card(scene, tile))}</span
        >`
  }`
}

const lines = (scene: Scene, score: HandScore): TemplateResult => {
  const { words, moment } = scene
  const whole = score.lines.length === 0 ? 0 : Math.max(...score.lines.map((line) => line.tiles.length))
  const units = Object.entries(score.units).filter(([, n]) => n !== 0)
  const names = units.map(([unit]) => unit)
  // unit by unit; what makes the win possible comes first
  const ordered = score.lines.toSorted(
    (a, b) => names.indexOf(a.unit) - names.indexOf(b.unit) || Number(a.bonus) - Number(b.bonus)
  )
  const limit = limitName(scene, units[0]?.[1] ?? 0)
  const totals = units.map(([unit, n]) => words.rule(`unit.${unit}`, { n }))
  const explained = explainScore(moment.labels, { ...score, lines: ordered })
  return html`<ol class="lines" aria-label=${words.t("score.lines")}>
      ${explained.map(
        ({ name, how, worth, tiles, clause }) =>
          html`<li>
            <span class="line-name">${name[words.locale]}</span>
            <span class="line-worth">${worth[words.locale]}</span>
            <span class="line-how"
              ><span class="how">${how[words.locale]}</span> <span class="clause">${clause}</span></span
            >
            ${
              tiles.length > 0 && tiles.length < Math.max(whole, 14)
                ? html`<span class="line-cards"
                    >${tiles.toSorted((a, b) => kindOf(a) - kindOf(b)).map((tile: Tile) => card(scene, tile))}</span
                  >`
                : nothing
            }
          </li>`
      )}
    </ol>
    <p class="total">
      <span>${words.t("score.total")}</span>
      <strong>${[...totals, ...(limit === "" ? [] : [limit])].join(" · ")}</strong>
      <span>${words.t("score.base", { points: words.number(score.base), n: score.base })}</span>
    </p>`
}

/** The name of so many units, where the rules' labels have one. */
const limitName = ({ words }: Scene, units: number): string => {
  for (let n = units; n > 0; n--) {
    const name = words.rule(`limit.${n}`)
    if (name !== "") return name
  }
  return ""
}

const partyName = ({ words, names }: Scene, party: Party): string =>
  typeof party === "number" ? names[party]! : words.t(`party.${party}`)

const partyWithin = (scene: Scene, party: Party): string =>
  typeof party === "number" ? nameWithin(scene, party) : partyName(scene, party)

const payments = (scene: Scene): TemplateResult => {
  const { words, state, moment } = scene
  const { transfers, debts } = state.outcome!
  if (transfers.length + debts.length === 0) return html`<p class="faint">${words.t("score.nothing")}</p>`
  const all = explainTransfers(moment.labels, transfers)
  return html`<h3>${words.t("score.pays")}</h3>
    <ul class="payments">
      ${all.map(({ from, to, points, why, clause, scales }, i) => {
        // said once for a row of payments with the same reason
        const next = all[i + 1]
        const last = next?.clause !== clause || scalesOf(next) !== scalesOf({ scales })
        return html`<li class=${last ? "last" : ""}>
          <span class="pay-who"
            >${words.t("score.transfer", { from: partyName(scene, from), to: partyWithin(scene, to) })}</span
          >
          <strong>${words.number(points)}</strong>
          ${last ? html`<span class="line-how">${why[words.locale]} <span class="clause">${clause}</span></span>` : nothing}
          ${
            last
              ? scales.map(
                  (scale) =>
                    html`<span class="line-how scale"
                      ><strong>${words.t("score.times", { n: words.number(scale.times[0] / scale.times[1]) })}</strong>
                      ${scale.why[words.locale]} <span class="clause">${scale.clause}</span></span
                    >`
                )
              : nothing
          }
        </li>`
      })}
      ${debts.map(
        ({ from, to, points }) =>
          html`<li class="debt last">
            ${words.t("score.debt", { from: partyName(scene, from), to: partyWithin(scene, to), points: words.number(points) })}
          </li>`
      )}
    </ul>`
}

const scalesOf = ({ scales }: Pick<ExplainedTransfer, "scales">): string =>
  scales.map(({ clause, times }) => `${clause} ${times.join("/")}`).join()

/** What everybody has now, and what changed since the hand was dealt: what was laid out in it as well. */
const standings = (scene: Scene): TemplateResult => {
  const { words, state, names } = scene
  const parties: readonly (readonly [Party, string, number])[] = [
    ...names.map((name, seat) => [seat, name, pointsOf(scene, seat)] as const),
    ...(scene.moment.reserve ? [["reserve", words.t("party.reserve"), state.reserve] as const] : [])
  ]
  return html`<ul class="standings" aria-label=${words.t("score.points")}>
    ${parties.map(([party, name, points]) => {
      const staked = typeof party === "number" ? (scene.staked.get(party) ?? 0) : 0
      const by = state.outcome!.transfers.reduce(
        (sum, t) => sum + (t.to === party ? t.points : 0) - (t.from === party ? t.points : 0),
        -staked
      )
      const sign = by > 0 ? "+" : by < 0 ? "−" : "±"
      return html`<li class=${by > 0 ? "up" : by < 0 ? "down" : ""}>
        <span>${name}</span><strong>${words.number(points)}</strong
        ><span class="by">${sign}${words.number(Math.abs(by))}</span>
      </li>`
    })}
  </ul>`
}
