import { HIDDEN, isRedCopy, type Locale, type Tile } from "@feljong/core"
import type { MeldText, NotationError } from "@feljong/core/notation"
import { css, html, LitElement, nothing, type TemplateResult } from "lit"
import { classNames } from "../table/class-names.ts"
import { guard } from "lit/directives/guard.js"
import { cardArt } from "../art/card.ts"
import { sprite } from "../art/sprite.ts"
import { localeOf, windLetters } from "../labels/locale.ts"
import { fill, pieceName, pieceNames, pieceWords, takes } from "../labels/pieces.ts"
import { cardStyles } from "../styles/card.ts"
import { pieces } from "../styles/pieces.ts"
import { spoken } from "../styles/spoken.ts"
import { Complaints } from "./complaints.ts"
import { langAt } from "./define.ts"
import { tell } from "./events.ts"
import { keyOf, moveIn } from "./keys.ts"
import { complaintsOf, readHand } from "./notation.ts"
import { absentAs, unlisted, unspoken } from "./taken.ts"

const listed = { selectable: ["one", "many"], borders: ["clear", "none"] }

/**
 * A hand with its groups: `<feljong-hand cards="123m 456p 78s 11z" drawn="9s" melds="(555z^)"></feljong-hand>`.
 *
 * @fires feljong-select - A card was chosen (cancelable). `detail`: `{ tile, index }`
 * @fires feljong-error - The notation or another attribute is wrong. `detail`: `{ message, index }`
 * @csspart hand - The concealed cards
 * @csspart card - Each of them
 * @csspart card-selected - One that was chosen
 * @csspart drawn - Around the card just drawn
 * @csspart meld - A group on the table
 * @csspart error - The message about notation that is not clear
 * @cssprop --feljong-card-width - Width of a card
 * @cssprop --feljong-accent - Ring around a chosen card
 * @cssprop --feljong-focus - Colour of the focus ring
 */
export class FeljongHand extends LitElement {
  static override properties = {
    cards: { ...absentAs("") },
    drawn: { ...absentAs("") },
    melds: { ...absentAs("") },
    selectable: {},
    borders: { reflect: true },
    label: {},
    lang: { reflect: true },
    selected: { attribute: false },
    _at: { state: true }
  }
  static override styles = [
    cardStyles,
    pieces,
    spoken,
    css`
      :host {
        display: block;
        container: hand / inline-size;
      }
      .row {
        --w: var(--feljong-card-width, clamp(24px, (100cqw - 60px) / 15, 48px));
        display: flex;
        flex-wrap: wrap;
        align-items: flex-end;
        gap: 6px calc(var(--w) * 0.4);
      }
      .cards,
      .meld {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: flex-end;
        gap: 2px;
      }
      .side {
        position: relative;
        display: inline-flex;
        justify-content: center;
        align-items: flex-end;
        width: calc(var(--w) * 1.4);
      }
      .side .card {
        transform: translateY(calc(var(--w) * 0.2)) rotate(90deg);
      }
      .side .card + .card {
        position: absolute;
        bottom: calc(var(--w) * 1.02);
      }
      button.card {
        cursor: pointer;
        touch-action: manipulation;
      }
      button.card:focus-visible {
        outline: 3px solid var(--feljong-focus, #8a5a00);
        outline-offset: 2px;
        z-index: 1;
      }
      .card.selected {
        transform: translateY(-12%);
        box-shadow:
          0 0 0 2px #14110c,
          0 0 0 5px var(--feljong-accent, #ffd166);
      }
    `
  ]

  /** Concealed cards in notation; groups and a drawn card may stand in it as well. */
  declare cards: string
  /** The card just drawn. */
  declare drawn: string
  /** Groups: `(123m<)` from the left, `(555z^)` from across, `(999s>)` from the right, `[1111z]` a closed quad. */
  declare melds: string
  /** `one` or `many`: cards can be chosen. */
  declare selectable: string | null
  /** `clear` draws the borders strongly, `none` leaves them out. */
  declare borders: string | null
  /** What it is called instead of its cards. */
  declare label: string | null
  /** Language of the names: `pt-BR` or `en`; that of the page when absent. */
  declare lang: string
  /** The places of the chosen cards. */
  declare selected: readonly number[]
  declare private _at: number
  readonly #complaints = new Complaints(this)

  constructor() {
    super()
    this.cards = ""
    this.drawn = ""
    this.melds = ""
    this.selectable = null
    this.borders = null
    this.label = null
    this.selected = []
    this._at = 0
  }

  get #text(): string {
    return [this.cards, this.melds, this.drawn === "" ? "" : `| ${this.drawn}`]
      .filter((part) => part.trim() !== "")
      .join(" ")
  }

  protected override updated(): void {
    const { error } = readHand(this.#text)
    this.#complaints.hear([...complaintsOf(error), ...this.#misread.map((message) => ({ message }))])
  }

  get #locale(): Locale {
    return localeOf(this.lang || langAt(this))
  }

  /** What is wrong with its attributes, besides notation that is not clear. */
  get #misread(): readonly string[] {
    const { melds, selectable, borders, lang } = this
    const { hand, error } = readHand(melds)
    return [
      ...(error !== null || hand.concealed.length === 0
        ? []
        : [takes("melds", melds, ["(123m<)", "(555z^)", "[1111z]"])]),
      ...unlisted({ selectable, borders }, listed),
      ...unspoken(lang)
    ].map((text) => text[this.#locale])
  }

  override render() {
    const locale = this.#locale
    const words = pieceWords(locale)
    const text = this.#text
    const { hand, error } = readHand(text)
    const unclear = (at: NotationError): string =>
      fill(words.unclear, { text: text.slice(at.index, at.index + at.length), at: at.index + 1 })
    const wrong = [...(error === null ? [] : [unclear(error)]), ...this.#misread]
    const all = hand.drawn === undefined ? hand.concealed : [...hand.concealed, hand.drawn]
    const name = (tile: Tile) => pieceName(locale, tile, isRedCopy(tile), false)
    const said = [
      pieceNames(locale, hand.concealed, isRedCopy),
      ...hand.melds.map((meld) => fill(words.meld, { tiles: pieceNames(locale, meld.tiles, isRedCopy) })),
      ...(hand.drawn === undefined ? [] : [fill(words.drawn, { tile: name(hand.drawn) })])
    ]
    const label = this.label ?? fill(words.hand, { tiles: said.filter((part) => part !== "").join("; ") })
    const chosen = this.selectable === "one" || this.selectable === "many"
    const draw = (tile: Tile, i: number) => (chosen ? this.#button(tile, i, name(tile)) : this.#card(tile))
    return html`${guard([locale], () => sprite(windLetters[locale]))}
      <div class="row" role=${chosen ? "group" : "img"} aria-label=${label} @keydown=${chosen ? this.#key : nothing}>
        <span class="cards" part="hand">${hand.concealed.map(draw)}</span>
        ${hand.drawn === undefined ? nothing : html`<span class="cards" part="drawn">${draw(hand.drawn, all.length - 1)}</span>`}
        ${hand.melds.map((meld) => html`<span class="meld" part="meld" aria-hidden="true">${this.#meld(meld)}</span>`)}
        ${hand.aside.length === 0 ? nothing : html`<span class="cards" aria-hidden="true">${hand.aside.map((tile) => this.#card(tile))}</span>`}
      </div>
      ${wrong.map((message) => html`<p class="error" part="error">${message}</p>`)}`
  }

  #card(tile: Tile): TemplateResult {
    const css = classNames({ card: true, back: tile < 0 })
    return html`<span class=${css} part="card" aria-hidden="true"
      >${cardArt(tile, isRedCopy(tile), "full", this.borders !== "none")}</span
    >`
  }

  #button(tile: Tile, index: number, name: string): TemplateResult {
    const on = this.selected.includes(index)
    return html`<button
      type="button"
      class=${classNames({ card: true, back: tile < 0, selected: on })}
      part=${on ? "card card-selected" : "card"}
      tabindex=${index === this._at ? 0 : -1}
      aria-label=${name}
      aria-pressed=${String(on)}
      @click=${(event: MouseEvent) => event.detail < 2 && this.#select(tile, index)}
      @focus=${() => (this._at = index)}
    >
      ${cardArt(tile, isRedCopy(tile), "full", this.borders !== "none")}
    </button>`
  }

  #select(tile: Tile, index: number): void {
    if (!tell(this, "feljong-select", { tile, index })) return
    const without = this.selected.filter((i) => i !== index)
    const on = without.length === this.selected.length
    this.selected = this.selectable === "one" ? (on ? [index] : []) : on ? [...without, index] : without
  }

  readonly #key = (event: KeyboardEvent): void => {
    const key = keyOf(event)
    const buttons = [...this.renderRoot.querySelectorAll<HTMLElement>("button.card")]
    const to = key === null ? null : moveIn(key, this._at, buttons.length)
    if (to === null) return
    event.preventDefault()
    buttons[to]!.focus()
  }

  #meld({ tiles, called, added, shape }: MeldText): readonly TemplateResult[] {
    const row = tiles.filter((tile) => tile !== added)
    return row.map((tile, i) => {
      if (called === null) return this.#card(shape === "quad" && (i === 0 || i === 3) ? HIDDEN : tile)
      if (i !== called) return this.#card(tile)
      return html`<span class="side">${this.#card(tile)}${added === null ? nothing : this.#card(added)}</span>`
    })
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "feljong-hand": FeljongHand
  }
}
