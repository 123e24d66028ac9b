import { css } from "lit"

/** The final ranking. */
export const ranking = css`
  .places {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 7px 12px;
    margin: 12px 0;
  }
  .places li {
    display: grid;
    grid-column: 1 / 4;
    grid-template-columns: subgrid;
    align-items: baseline;
    padding: 10px 13px;
    border: 1px solid var(--sheet-line);
    border-radius: 10px;
  }
  .place-1 {
    background: #ffe9a8;
    border-color: #b98a1a !important;
    font-weight: 700;
    font-size: 17px;
  }
  .closings {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / 4;
    gap: 0 14px;
    font-size: 14px;
    font-weight: 400;
    color: var(--sheet-faint);
  }
  .closings b {
    font-weight: 650;
  }
  .places strong {
    justify-self: end;
    font-variant-numeric: tabular-nums;
  }
  .places em {
    font-style: normal;
    font-size: 13px;
  }
`
