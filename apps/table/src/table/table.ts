import type { Tile } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import type { Wait } from "../game/wait.ts"
import { actions, reasonLine } from "./actions.ts"
import { centre } from "./centre.ts"
import { ownHand } from "./hand.ts"
import { hints, reach } from "./hints.ts"
import { introCard, levelCard, problemCard } from "./level-card.ts"
import { melds } from "./meld.ts"
import { ranking } from "./ranking.ts"
import { river } from "./river.ts"
import type { Scene } from "./scene.ts"
import { opponents } from "./scene.ts"
import { seating } from "./seating.ts"
import { scoreSheet } from "./score-sheet.ts"
import { called, closeUp, emptyPlace, plate, seat } from "./seat.ts"
import { playedName, stageList } from "./stage.ts"

export interface TableCalls {
  readonly waitsWithout: (tile: Tile) => readonly Wait[]
  readonly begin: () => void
}

/** The whole table: the felt, the reader's side, the panel, and a sheet over them between hands. */
export const tableView = (scene: Scene, calls: TableCalls): TemplateResult => {
  const { words, page } = scene
  // what stands in for rules that cannot be played is nobody's table
  if (scene.problems.length > 0) return html`<div class="over">${problemCard(scene)}</div>`
  return html`<div class="play" ?inert=${page !== "play"}>
      <div class="felt ${seating(scene)}" part="table felt">
        ${opponents(scene).map((at) => seat(scene, at))} ${emptyPlace(scene)} ${centre(scene)}
        <section class="seat self" aria-label=${scene.names[scene.bottom]!}>
          ${river(scene, scene.bottom)}${melds(scene, scene.bottom)}${called(scene, scene.bottom)}
        </section>
      </div>
      ${ownSide(scene, calls)} ${panel(scene)}
    </div>
    ${page === "play" ? nothing : html`<div class="over">${sheet(scene, calls)}</div>`}
    <span class="sr">${words.t("keys")}</span>`
}

const sheet = (scene: Scene, { begin }: TableCalls): TemplateResult => {
  switch (scene.page) {
    case "intro":
      return introCard(scene, begin)
    case "look":
      return closeUp(scene, scene.looked ?? scene.bottom)
    case "level":
      return levelCard(scene)
    case "ranking":
      return ranking(scene)
    case "score":
    case "play":
      return scoreSheet(scene)
  }
}

/** Everything of the reader's own, where the thumbs are. */
const ownSide = (scene: Scene, { waitsWithout }: TableCalls): TemplateResult => {
  const { words, hands, hints: shown, hintsOffered } = scene
  return html`<section class="own" aria-label=${scene.names[scene.bottom]!}>
    <div class="own-head">
      ${plate(scene, scene.bottom)}
      ${
        hintsOffered && scene.plays
          ? html`<button
              type="button"
              class="toggle"
              data-key="hint"
              aria-pressed=${String(shown)}
              aria-keyshortcuts="H"
              @click=${hands.toggleHints}
            >
              ${words.t("hint")}
            </button>`
          : nothing
      }
      <p class="status">${scene.status}</p>
    </div>
    <div class="own-cards">${ownHand(scene)} ${melds(scene, scene.bottom)}</div>
    ${actions(scene)}
    <div class="notes">${reasonLine(scene)} ${hints(scene, waitsWithout)}</div>
  </section>`
}

/** More added rules than these are named only. */
const LISTED = 3

/** Beside the table where there is room: the level, the nearest yaku, what happened. */
const panel = (scene: Scene): TemplateResult => {
  const { words, moment, history } = scene
  return html`<aside class="panel" aria-label=${words.t("level.now")}>
    <h3>${playedName(words, moment.view.stage, moment.told)}</h3>
    ${moment.told !== null && moment.told.more.length + moment.told.changed.length > LISTED ? nothing : stageList(words, moment.view.stage, moment.told)}
    ${reach(scene)}
    <h3>${words.t("history")}</h3>
    <ol class="history" aria-label=${words.t("history")}>
      ${history
        .slice(-24)
        .toReversed()
        .map((text) => html`<li>${text}</li>`)}
    </ol>
  </aside>`
}
