import { html, svg, type TemplateResult } from "lit"
import { isBonus, kindOf, type Tile } from "@feljong/core"

/** `auto` draws both sizes and leaves the choice to the style of the surroundings. */
export type FaceSize = "full" | "micro" | "auto"

const uses = (kind: number, copy: number | null, red: boolean, micro: boolean, name: string) => svg`
  ${copy === null ? "" : svg`<use href="#${micro ? "n" : "b"}${copy}" class=${name}/>`}
  <use href="#${red ? (micro ? "q" : "r") : micro ? "m" : "f"}${kind}" class=${name}/>`

/** The drawing of a card of four copies, out of the sprite of the same root; face down for a hidden tile. */
export const cardArt = (tile: Tile, red: boolean, size: FaceSize = "full", border = true): TemplateResult => {
  if (tile < 0) return html`<svg class="art" viewBox="0 0 100 140" aria-hidden="true"><use href="#back"></use></svg>`
  const kind = kindOf(tile)
  // there is one of each flower: no border tells copies apart
  const copy = border && !isBonus(kind) ? tile & 3 : null
  return html`<svg class="art" viewBox="0 0 100 140" aria-hidden="true">
    ${size === "micro" ? "" : uses(kind, copy, red, false, "big")}
    ${size === "full" ? "" : uses(kind, copy, red, true, "small")}
  </svg>`
}
