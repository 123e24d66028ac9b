import { type Action, kindOf, type Seat, type Tile } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { classNames } from "./class-names.ts"
import { repeat } from "lit/directives/repeat.js"
import { cardArt } from "../art/card.ts"
import { card, classesOf } from "./card.ts"
import { isRed, nameOf, reasonText, type Scene } from "./scene.ts"

type Discarding = Extract<Action, { _tag: "discard" }>

/** The reader's cards in order, the drawn one last. */
export const handTiles = ({ state, bottom }: Scene): readonly Tile[] => {
  const { phase } = state
  const { concealed } = state.seats[bottom]!
  return phase.at === "turn" && phase.seat === bottom && phase.drawn !== null ? [...concealed, phase.drawn] : concealed
}

const isDiscard =
  (tile: Tile, declare: string | null) =>
  (action: Action): action is Discarding =>
    action._tag === "discard" && action.tile === tile && (action.declare ?? null) === declare

/** The action that choosing this card now means, where it is legal. */
export const discardOf = (scene: Scene, tile: Tile): Discarding | undefined =>
  scene.moment.view.legal.find(isDiscard(tile, scene.declaring))

/** The kind that the advice would discard, where it has more to say than that the hand is complete. */
export const suggestedKind = (scene: Scene): number | null => {
  const { advice } = scene.moment
  return advice === null || advice.shanten < 0 || asideInstead(scene) !== null
    ? null
    : (advice.discards[0]?.kind ?? null)
}

/** What the card that the advice would discard could be set aside as instead, by itself. */
export const asideInstead = ({ moment: { advice, view } }: Scene): string | null => {
  const kind = advice?.discards[0]?.kind
  const aside = view.legal.find(
    (action) => action._tag === "setAside" && action.tiles.length === 1 && kindOf(action.tiles[0]!) === kind
  )
  return aside?._tag === "setAside" ? aside.what : null
}

/** Why this card may not be discarded now; empty when nothing speaks against it, or when it is not the time. */
export const refusalOf = (scene: Scene, tile: Tile): string => {
  const refused = scene.moment.refused.find((r) => isDiscard(tile, scene.declaring)(r.action))
  return refused === undefined ? "" : reasonText(scene, refused.reasons)
}

/** The reader's own hand: one tab stop, arrows inside, every card a button. */
export const ownHand = (scene: Scene): TemplateResult => {
  const { words, state, bottom, plays } = scene
  const { phase } = state
  const tiles = handTiles(scene)
  const drawn = phase.at === "turn" && phase.seat === bottom ? phase.drawn : null
  if (!plays) return watched(scene, bottom, tiles)
  const choosing = scene.moment.view.legal.some((action) => action._tag === "discard")
  return html`<div class="hand" part="hand" role="toolbar" aria-label=${words.t("hand")}>
    ${repeat(
      tiles,
      (tile) => tile,
      (tile) => own(scene, tile, tile === drawn, choosing)
    )}
    ${tiles.length % 3 === 1 ? html`<span class="card slot" aria-hidden="true"></span>` : nothing}
  </div>`
}

const watched = (scene: Scene, seat: Seat, tiles: readonly Tile[]): TemplateResult =>
  html`<div class="hand" part="hand" role="group" aria-label=${scene.words.t("hand.of", { name: scene.names[seat]! })}>
    ${tiles.map((tile) => card(scene, tile))}
  </div>`

const own = (scene: Scene, tile: Tile, drawn: boolean, choosing: boolean): TemplateResult => {
  const { words, hands, armed } = scene
  const legal = discardOf(scene, tile) !== undefined
  const why = choosing && !legal ? refusalOf(scene, tile) : ""
  const suggested = scene.hints && legal && scene.declaring === null && suggestedKind(scene) === kindOf(tile)
  const tags = [nameOf(scene, tile)]
  if (drawn) tags.push(words.t("drawn"))
  if (armed === tile) tags.push(words.t("tag.selected"))
  return html`<button
    type="button"
    tabindex="-1"
    class=${classNames({
      card: true,
      ...classesOf(scene, tile),
      drawn,
      suggested,
      playable: legal,
      disabled: choosing && !legal,
      selected: armed === tile
    })}
    part=${drawn ? "card drawn" : "card"}
    data-key="t${tile}"
    data-tile=${tile}
    aria-label=${tags.join(", ")}
    aria-disabled=${legal ? nothing : "true"}
    aria-description=${why === "" ? nothing : why}
    aria-pressed=${armed === null ? nothing : String(armed === tile)}
    @click=${(event: MouseEvent) => (event.detail < 2 || armed === tile) && hands.choose(tile)}
    @focus=${(event: FocusEvent) => (event.target as Element).matches(":focus-visible") && hands.point(tile)}
    @blur=${() => hands.point(null)}
    @pointerenter=${() => hands.point(tile)}
    @pointerleave=${() => hands.point(null)}
  >
    ${cardArt(tile, isRed(scene, tile))}
  </button>`
}
