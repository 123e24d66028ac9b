import type { Discard, Seat } from "@feljong/core"
import { html, type TemplateResult } from "lit"
import { card } from "./card.ts"
import { type Scene, seatOf } from "./scene.ts"

/** What lies before a player, in the order of play, six in a row; a declared card lies sideways. */
export const river = (scene: Scene, seat: Seat): TemplateResult => {
  const { words, names, bottom, plays } = scene
  const mine = seat === bottom && plays
  const label = mine ? words.t("river.mine") : words.t("river.of", { name: names[seat]! })
  const { river } = seatOf(scene, seat)
  if (river.length === 0) return html`<div class="river" part="river"></div>`
  return html`<ol class="river" part="river" aria-label=${label}>
    ${river.map((discard, i) => item(scene, seat, discard, i === river.length - 1))}
  </ol>`
}

const item = (
  scene: Scene,
  seat: Seat,
  { tile, drawn, declares, claimedBy }: Discard,
  last: boolean
): TemplateResult => {
  const { words, names, state } = scene
  const { phase } = state
  const live = last && claimedBy === null && phase.at === "window" && phase.from === seat
  const tags: string[] = []
  if (declares !== null) tags.push(words.t("tag.declared", { what: words.rule(`declare.${declares}`) }))
  if (drawn) tags.push(words.t("tag.drawn"))
  if (claimedBy !== null) tags.push(words.t("tag.claimed", { name: names[claimedBy]! }))
  return html`<li class=${declares === null ? "" : "side"}>
    ${card(scene, tile, {
      size: "auto",
      tags,
      classes: { tsumogiri: drawn && claimedBy === null, ghost: claimedBy !== null, live, fresh: last },
      part: `discard${declares === null ? "" : " discard-riichi"}${drawn ? " discard-tsumogiri" : ""}${claimedBy === null ? "" : " discard-called"}`
    })}
  </li>`
}
