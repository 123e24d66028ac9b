import { isBonus, isRedCopy, kindOf } from "@feljong/core"
import { css, html, LitElement, nothing, svg } from "lit"
import { back, face, microFace } from "../art/faces.ts"
import { bar, frame } from "../art/frames.ts"
import { localeOf, windLetters } from "../labels/locale.ts"
import { fill, pieceName, pieceWords } from "../labels/pieces.ts"
import { cardStyles } from "../styles/card.ts"
import { pieces } from "../styles/pieces.ts"
import { langAt } from "./define.ts"
import { tell } from "./events.ts"
import { readHand, statesCopy } from "./notation.ts"

const copies: Readonly<Record<string, number>> = { black: 0, red: 1, blue: 2, green: 3 }

/**
 * One card, as large as the text around it: `<feljong-card card="5p" border="red"></feljong-card>`.
 *
 * @fires feljong-error - The notation is wrong. `detail`: `{ message, index }`
 * @csspart card - The card
 * @cssprop --feljong-card-width - Its width; the height follows
 * @cssprop --feljong-border-width - Width of the border, in hundredths of the card
 * @cssprop --feljong-border-strength - How strongly the border shows, 0 to 1
 */
export class FeljongCard extends LitElement {
  static override properties = {
    card: {},
    border: {},
    faces: { reflect: true },
    borders: { reflect: true },
    label: {},
    lang: { reflect: true }
  }
  static override styles = [
    cardStyles,
    pieces,
    css`
      :host {
        display: inline-block;
        --w: var(--feljong-card-width, 1em);
        width: var(--w);
        height: calc(var(--w) * 1.4);
        vertical-align: -0.3em;
        container: card / inline-size;
      }
      :host([faces="micro"]) .big {
        display: none;
      }
      :host([faces="micro"]) .art .small {
        display: inline;
      }
      @container card (max-width: 25.9px) {
        :host(:not([faces="full"])) .big {
          display: none;
        }
        :host(:not([faces="full"])) .art .small {
          display: inline;
        }
      }
      .card.wrong {
        outline: 2px dashed #b3261e;
      }
    `
  ]

  /** The card in notation: `5p`, `0p` for the red five, `5pr` with its border, `?` face down. */
  declare card: string
  /** `black`, `red`, `blue` or `green`; none is drawn where neither this nor the notation says one. */
  declare border: string | null
  /** `auto`, `full` or `micro`. */
  declare faces: string
  /** `clear` draws the border strongly, for lessons. */
  declare borders: string | null
  /** What it is called instead of its name. */
  declare label: string | null
  /** Language of its name: `pt-BR` or `en`; that of the page when absent. */
  declare lang: string

  #faulty: string | null = null

  constructor() {
    super()
    this.card = "?"
    this.border = null
    this.faces = "auto"
    this.borders = null
    this.label = null
  }

  protected override updated(): void {
    const { error } = readHand(this.card)
    if (error === null) this.#faulty = null
    else if (this.#faulty !== this.card) {
      this.#faulty = this.card
      tell(this, "feljong-error", { message: error.message, index: error.index })
    }
  }

  override render() {
    const locale = localeOf(this.lang || langAt(this))
    const { hand, error } = readHand(this.card)
    const [tile = -1] = hand.concealed
    const red = isRedCopy(tile) && /0/u.test(this.card)
    const kind = tile < 0 ? tile : kindOf(tile)
    // there is one of each flower: no copy to state
    const stated = isBonus(kind) ? null : (copies[this.border ?? ""] ?? (statesCopy(this.card) ? tile & 3 : null))
    const shown = stated === null || tile < 0 ? tile : (tile & ~3) + stated
    const unclear = error === null ? null : fill(pieceWords(locale).unclear, { text: this.card, at: error.index + 1 })
    const name = this.label ?? unclear ?? pieceName(locale, shown, red, stated !== null && !red)
    return html`<span
      class="card ${tile < 0 ? "back" : ""} ${error === null ? "" : "wrong"}"
      part="card"
      role="img"
      aria-label=${name}
      title=${unclear ?? nothing}
      >${this.#art(kind, tile < 0 ? null : stated, red, windLetters[locale])}</span
    >`
  }

  #art(kind: number, copy: number | null, red: boolean, letters: string) {
    if (kind < 0) return html`<svg class="art" viewBox="0 0 100 140" aria-hidden="true">${back}</svg>`
    const options = { red, letters }
    return html`<svg class="art" viewBox="0 0 100 140" aria-hidden="true">
      ${svg`<g class="big">${copy === null ? "" : frame(copy)}${face(kind, options)}</g>`}
      ${svg`<g class="small">${copy === null ? "" : bar(copy)}${microFace(kind, options)}</g>`}
    </svg>`
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "feljong-card": FeljongCard
  }
}
