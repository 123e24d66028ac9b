import { css } from "lit"

/** What counts in a hand, line by line. */
export const scoreLines = css`
  .lines {
    counter-reset: line;
    margin: 8px 0;
  }
  .lines li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    gap: 0 6px;
    padding: 6px 0;
    border-top: 1px solid var(--sheet-line);
    counter-increment: line;
    animation: rise 0.25s ease-out backwards;
  }
  .lines li:nth-child(2) {
    animation-delay: 0.35s;
  }
  .lines li:nth-child(3) {
    animation-delay: 0.7s;
  }
  .lines li:nth-child(4) {
    animation-delay: 1.05s;
  }
  .lines li:nth-child(n + 5) {
    animation-delay: 1.4s;
  }
  .lines li::before {
    content: counter(line);
    grid-row: span 3;
    width: 21px;
    height: 21px;
    border-radius: 50%;
    display: grid;
    place-items: center;
    background: #0f5c41;
    color: #fff;
    font-size: 12px;
    font-weight: 700;
  }
  .line-name,
  .line-worth {
    font-weight: 650;
  }
  .line-how {
    grid-column: 2 / 4;
    font-size: 14px;
  }
  .worthless {
    margin: 2px 0 6px;
  }
  .clause {
    font-size: 12px;
    white-space: nowrap;
  }
  .line-cards {
    grid-column: 2 / 4;
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin-top: 4px;
    --w: 26px;
  }
  /* where there is room, a line's cards stand beside it, and many lines in two columns */
  @container feljong (min-width: 1020px) {
    .lines li {
      grid-template-columns: 26px minmax(0, 1fr) fit-content(42%) auto;
      padding: 5px 0;
      break-inside: avoid;
    }
    .lines .line-how {
      grid-column: 2;
    }
    .lines .line-cards {
      grid-area: 1 / 3 / span 2;
      align-self: center;
      margin: 0;
      --w: 22px;
    }
    .line-worth {
      grid-area: 1 / 4;
    }
    .hands:not(:has(.win ~ .win)) .win .lines:has(li:nth-child(6)),
    .hands:has(.counted) .win .lines {
      columns: 2;
      column-gap: 24px;
    }
  }
  .total {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    justify-content: space-between;
    align-items: baseline;
    padding: 8px 10px;
    border-radius: 8px;
    background: #f3e6c6;
  }
  .total span:last-child {
    margin-left: auto;
  }
  .total strong {
    font-size: 18px;
  }
`
