import { isBonus, isRedCopy, kindOf, type Locale } from "@feljong/core"
import { css, html, LitElement, nothing, svg } from "lit"
import { back, face, microFace } from "../art/faces.ts"
import { bar, frame } from "../art/frames.ts"
import { localeOf, windLetters } from "../labels/locale.ts"
import { fill, pieceName, pieceWords, takes } from "../labels/pieces.ts"
import { cardStyles } from "../styles/card.ts"
import { pieces } from "../styles/pieces.ts"
import { Complaints } from "./complaints.ts"
import { langAt } from "./define.ts"
import { complaintsOf, readHand, statesCopy } from "./notation.ts"
import { absentAs, unlisted, unspoken } from "./taken.ts"

const listed = { border: ["black", "red", "blue", "green"], faces: ["auto", "full", "micro"], borders: ["clear"] }

const examples = ["5p", "0p", "5pr", "1z", "?"]

const copies: Readonly<Record<string, number>> = { black: 0, red: 1, blue: 2, green: 3 }

/**
 * One card, as large as the text around it: `<feljong-card card="5p" border="red"></feljong-card>`.
 *
 * @fires feljong-error - The notation or another attribute is wrong. `detail`: `{ message, index }`
 * @csspart card - The card
 * @cssprop --feljong-card-width - Its width; the height follows
 * @cssprop --feljong-border-width - Width of the border, in hundredths of the card
 * @cssprop --feljong-border-strength - How strongly the border shows, 0 to 1
 */
export class FeljongCard extends LitElement {
  static override properties = {
    card: { ...absentAs("?") },
    border: {},
    faces: { ...absentAs("auto"), reflect: true },
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

  readonly #complaints = new Complaints(this)

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
    this.#complaints.hear([...complaintsOf(error), ...this.#misread.map((message) => ({ message }))])
  }

  get #locale(): Locale {
    return localeOf(this.lang || langAt(this))
  }

  /** What is wrong with its attributes, besides notation that is not clear. */
  get #misread(): readonly string[] {
    const { card, border, faces, borders, lang } = this
    const { hand, error } = readHand(card)
    const one = error !== null || (hand.concealed.length < 2 && hand.melds.length === 0)
    return [
      ...(one ? [] : [takes("card", card, examples)]),
      ...unlisted({ border, faces, borders }, listed),
      ...unspoken(lang)
    ].map((text) => text[this.#locale])
  }

  override render() {
    const locale = this.#locale
    const { hand, error } = readHand(this.card)
    const [tile = -1] = hand.concealed
    const red = isRedCopy(tile) && /0/u.test(this.card)
    const kind = tile < 0 ? tile : kindOf(tile)
    // there is one of each flower: no copy to state
    const stated = isBonus(kind) ? null : (copies[this.border ?? ""] ?? (statesCopy(this.card) ? tile & 3 : null))
    const shown = stated === null || tile < 0 ? tile : (tile & ~3) + stated
    const unclear = error === null ? null : fill(pieceWords(locale).unclear, { text: this.card, at: error.index + 1 })
    const wrong = [...(unclear === null ? [] : [unclear]), ...this.#misread].join(" ")
    const name = this.label ?? unclear ?? pieceName(locale, shown, red, stated !== null && !red)
    return html`<span
      class="card ${tile < 0 ? "back" : ""} ${wrong === "" ? "" : "wrong"}"
      part="card"
      role="img"
      aria-label=${name}
      title=${wrong || nothing}
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
