import { css } from "lit"

/** What a card or a hand needs outside a table. */
export const pieces = css`
  :host {
    --paper: #fffdf7;
    --w: var(--feljong-card-width, 44px);
  }
  :host([hidden]) {
    display: none;
  }
  .card {
    --card-w: var(--w);
  }
  .error {
    font: 13px/1.3 var(--feljong-font, system-ui, sans-serif);
    color: #8f1f17;
    background: #fff4ef;
    border-left: 3px solid #b3261e;
    padding: 2px 7px;
    margin: 4px 0 0;
  }
  :host([borders="clear"]) {
    --feljong-border-width: 4.6;
    --feljong-border-strength: 1;
  }
  @media print {
    .card {
      box-shadow: 0 0 0 1px #000;
    }
  }
`
