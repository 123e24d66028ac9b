import { css } from "lit"

/** What a beginner is told. */
export const hints = css`
  .hints {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 3px 10px;
    font-size: 14px;
    color: #ffe6a8;
  }
  .hints .good {
    color: var(--felt-ink);
  }
  .faint {
    opacity: 0.86;
    font-weight: 400;
  }
  .waits {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  .waits li {
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--felt-ink);
  }
  .waits .card {
    --card-w: 26px;
  }
  .waits .left {
    display: grid;
    line-height: 1.15;
    font-size: 13px;
  }
  .waits em {
    font-style: normal;
    color: #ffc9bd;
  }
  .limit {
    flex-basis: 100%;
    font-size: 13px;
    color: #ffc9bd;
  }
`
