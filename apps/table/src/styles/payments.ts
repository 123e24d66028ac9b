import { css } from "lit"

/** Who pays whom, and what everybody has then. */
export const payments = css`
  .payments li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 3px 0;
  }
  .payments .last {
    padding-bottom: 7px;
    border-bottom: 1px solid var(--sheet-line);
  }
  .payments .line-how {
    grid-column: 1 / 3;
    font-size: 13px;
  }
  .scale strong {
    color: #9a4310;
  }
  .debt {
    color: #8f1f17;
  }
  .settled .kept {
    margin: 8px 0 0;
  }
  .standings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(122px, 1fr));
    gap: 6px;
    margin-top: 12px;
  }
  .standings li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 6px;
    padding: 6px 9px;
    border: 1px solid var(--sheet-line);
    border-radius: 8px;
  }
  .standings .by {
    grid-column: 1 / 3;
    font-size: 13px;
    color: var(--sheet-faint);
  }
  .up .by {
    color: #0d5c39;
    font-weight: 650;
  }
  .down .by {
    color: #8f1f17;
    font-weight: 650;
  }
  .standings strong,
  .payments strong {
    font-variant-numeric: tabular-nums;
  }
`
