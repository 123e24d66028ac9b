import { css, html, LitElement } from "lit"

/** A mahjong table. */
export class FeljongTable extends LitElement {
  static override properties = { label: {} }
  static override styles = css`
    :host {
      display: block;
    }
  `

  /** What the table is called. */
  declare label: string

  constructor() {
    super()
    this.label = "Feljong"
  }

  override render() {
    return html`<section aria-label=${this.label}></section>`
  }
}

if (!customElements.get("feljong-table")) customElements.define("feljong-table", FeljongTable)
