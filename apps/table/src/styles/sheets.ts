import { css } from "lit"

/** Sheets of paper over the felt. */
export const sheets = css`
  .over {
    display: grid;
    justify-items: center;
    align-content: safe center;
    padding: 16px 8px;
    z-index: 2;
    background: #04140dad;
  }
  .sheet {
    width: min(100%, 620px);
    padding: 16px;
    border-radius: 14px;
    background: var(--sheet);
    color: var(--sheet-ink);
    box-shadow: 0 10px 34px #0008;
    animation: rise 0.22s ease-out;
    --focus: #8a5a00;
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(14px);
    }
  }
  .sheet .faint,
  .sheet .clause,
  .sheet .line-how {
    color: var(--sheet-faint);
    opacity: 1;
  }
  .sheet h2 {
    font-size: 21px;
    font-weight: 700;
    line-height: 1.2;
  }
  .sheet h3 {
    font-size: 16px;
    font-weight: 700;
    margin: 12px 0 6px;
  }
  .sheet h3 .faint {
    font-size: 14px;
  }
  .sheet .card {
    --card-w: var(--w);
  }
  .lead {
    font-size: 17px;
    margin: 6px 0;
  }
  .sheet-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
  .sheet .action {
    border-color: #8d7a54;
    background: none;
    flex: 1 1 auto;
    font: inherit;
    font-weight: 650;
  }
  .sheet .action.primary {
    background: #0f5c41;
    border-color: #0f5c41;
    color: #fff;
  }
  .close {
    --w: min(46px, (100cqw - 60px) / 6.6);
    background: var(--felt-deep);
    color: var(--felt-ink);
    --focus: #ffd166;
  }
  .sheet .plate .name {
    margin: 0;
    font-size: inherit;
  }
  .close .small {
    font-size: 14px;
    margin: 10px 0 6px;
  }
  .sheet.close .action.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: #2b2107;
  }
`
