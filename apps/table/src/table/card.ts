import { kindOf, type Tile } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { classNames } from "./class-names.ts"
import { cardArt, type FaceSize } from "../art/card.ts"
import { isDora, isRed, nameOf, type Scene } from "./scene.ts"

export interface CardLook {
  readonly size?: FaceSize
  readonly classes?: Readonly<Record<string, boolean>>
  /** said after the name of the card */
  readonly tags?: readonly string[]
  readonly part?: string
  /** a kind rather than one of its copies: no border */
  readonly plain?: boolean
  readonly silent?: boolean
}

export const classesOf = (scene: Scene, tile: Tile): Record<string, boolean> => ({
  back: tile < 0,
  dora: isDora(scene, tile),
  same: tile >= 0 && scene.pointed === kindOf(tile)
})

/** A card that is only looked at. */
export const card = (scene: Scene, tile: Tile, look: CardLook = {}): TemplateResult => {
  const { size = "full", classes = {}, tags = [], part, plain = false, silent = false } = look
  const art = cardArt(tile, isRed(scene, tile), size, !plain)
  const css = classNames({ card: true, ...classesOf(scene, tile), ...classes })
  if (silent) return html`<span class=${css} part=${part ?? nothing} aria-hidden="true">${art}</span>`
  return html`<span
    class=${css}
    part=${part ?? nothing}
    role="img"
    aria-label=${[nameOf(scene, tile), ...tags].join(", ")}
    >${art}</span
  >`
}
