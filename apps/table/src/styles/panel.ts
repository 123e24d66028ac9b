import { css } from "lit"

/** Beside the table where there is room: the rules in play, the nearest yaku, what happened. */
export const panel = css`
  .panel {
    display: none;
  }
  @container feljong (min-width: 1020px) {
    .panel {
      display: flex;
      flex-direction: column;
      height: 0;
      min-height: 100%;
      grid-column: 2;
      grid-row: 1 / 3;
      padding: 14px;
      border-radius: 11px;
      background: #00000033;
      font-size: 14px;
      overflow: hidden;
    }
    .panel h3 {
      font-weight: 650;
      color: var(--accent);
      margin: 14px 0 5px;
    }
    .panel h3:first-child {
      margin-top: 0;
    }
    .panel .stage-lines li {
      margin-bottom: 6px;
      padding-left: 14px;
      position: relative;
    }
    .panel .stage-lines li::before {
      content: "";
      position: absolute;
      left: 1px;
      top: 0.55em;
      width: 6px;
      height: 6px;
      background: currentColor;
      rotate: 45deg;
    }
    .reach li {
      display: flex;
      justify-content: space-between;
      gap: 8px;
    }
    /* the latest first, older ones as far as there is room */
    .history {
      flex: 1;
      min-height: 0;
      overflow: hidden;
      color: var(--felt-faint);
      font-size: 13px;
    }
    .history li:first-child {
      color: var(--felt-ink);
    }
  }
`
