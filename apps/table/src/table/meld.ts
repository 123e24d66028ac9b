import { type Meld, type Seat, type Tile, HIDDEN } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { card } from "./card.ts"
import { nameOf, type Scene, seatOf } from "./scene.ts"
import { type Side, sideFrom } from "./seating.ts"

/** Groups on the table: the claimed card lies sideways, on the side of the player it came from. */
export const melds = (scene: Scene, seat: Seat): TemplateResult | typeof nothing => {
  const { melds, aside } = seatOf(scene, seat)
  if (melds.length + aside.length === 0) return nothing
  const name = scene.names[seat]!
  return html`<div class="shown">
    ${
      melds.length === 0
        ? nothing
        : html`<ul class="melds" aria-label=${scene.words.t("melds.of", { name })}>
            ${melds.map((m) => html`<li class="meld" part="meld">${meld(scene, seat, m)}</li>`)}
          </ul>`
    }
    ${
      aside.length === 0
        ? nothing
        : html`<div class="aside-tiles" role="group" aria-label=${scene.words.t("aside.of", { name })}>
            ${aside.map((tile) => card(scene, tile, { size: "auto" }))}
          </div>`
    }
  </div>`
}

const places: Readonly<Record<Side, (count: number) => number>> = {
  left: () => 0,
  across: () => 1,
  right: (count) => count - 1,
  self: () => 0
}

/** One group in words, then drawn. */
export const meld = (scene: Scene, seat: Seat, { what, tiles, from, claimed, added, form }: Meld): TemplateResult => {
  const { words, names } = scene
  const named = words.rule(`claim.${what}`) || words.rule(`setAside.${what}`) || what
  const said = tiles.map((tile) => nameOf(scene, tile)).join(", ")
  if (claimed === null || from === null) {
    const closed = form === "quad"
    const look = (tile: Tile, i: number) =>
      card(scene, closed && (i === 0 || i === 3) ? HIDDEN : tile, { size: "auto", silent: true })
    return html`<span class="sr">${words.t("meld.own", { what: named, tiles: said })}</span>${tiles.map(look)}`
  }
  const own = tiles.filter((tile) => tile !== claimed && tile !== added)
  const at = places[sideFrom(scene, seat, from)](own.length + 1)
  const row: readonly Tile[] = [...own.slice(0, at), claimed, ...own.slice(at)]
  const text = words.t("meld", { what: named, tiles: said, tile: nameOf(scene, claimed), name: names[from]! })
  return html`<span class="sr">${text}</span>${row.map((tile) =>
      tile === claimed
        ? html`<span class="side ${added === null ? "" : "stacked"}"
            >${card(scene, claimed, { size: "auto", silent: true, part: "meld-called" })}${
              added === null ? nothing : card(scene, added, { size: "auto", silent: true })
            }</span
          >`
        : card(scene, tile, { size: "auto", silent: true })
    )}`
}
