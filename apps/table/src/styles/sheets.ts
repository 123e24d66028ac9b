import { css } from "lit"

/** Sheets of paper over the felt: the level card, the score, the ranking. */
export const sheets = css`
  .unreachable {
    padding: 40px 20px;
    text-align: center;
  }
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
  .level-face {
    position: relative;
    padding: 18px 18px 20px;
    border: 2px solid #0f5c41;
    border-radius: 10px;
    outline: 1px solid #0f5c4166;
    outline-offset: -7px;
    background: #fffdf7;
  }
  .level-face h2 {
    display: grid;
    gap: 2px;
    margin-bottom: 12px;
    font-size: 23px;
  }
  .level-face .number,
  .note {
    font-size: 13px;
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: #0f5c41;
  }
  .note {
    color: #9a4310;
  }
  .stage-lines {
    display: grid;
    gap: 8px;
  }
  .sheet .stage-lines li {
    position: relative;
    padding-left: 20px;
  }
  .sheet .stage-lines li::before {
    content: "";
    position: absolute;
    left: 3px;
    top: 0.42em;
    width: 8px;
    height: 8px;
    background: #c46a1d;
    rotate: 45deg;
  }

  .stage-lines .chosen {
    display: block;
    font-size: 14px;
    color: var(--sheet-faint);
  }
  .panel .chosen,
  .panel .clause {
    color: var(--felt-faint);
  }
  .wrong h2 {
    margin-bottom: 10px;
    color: #8f1f17;
  }
  .kept {
    margin-bottom: 10px;
    padding: 6px 12px;
    border-radius: 8px;
    background: #f3e6c6;
    font-weight: 650;
  }
  .sheet .shown-by {
    margin: 10px 0 0;
    font-size: 14px;
  }

  .win {
    padding-bottom: 4px;
    border-bottom: 1px solid var(--sheet-line);
  }
  .won-hand {
    --w: max(27px, min(34px, (min(100cqw, 620px) - 88px) / 15));
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 6px 2px;
    margin: 6px 0 8px;
  }
  .won-hand .run {
    display: contents;
  }
  .won-hand .winning {
    margin: 0 7px;
  }
  .won-hand .meld {
    margin-right: 8px;
  }
  .turned {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
  }
  .sheet .dora-title {
    color: var(--sheet-faint);
  }
  .sheet .dora-row .card {
    --card-w: 24px;
  }
  .sheet .arrow {
    background: #9a6a00;
  }
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
  .total strong {
    font-size: 18px;
  }
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
  .payments strong,
  .places strong {
    font-variant-numeric: tabular-nums;
  }
  .places {
    display: grid;
    gap: 7px;
    margin: 12px 0;
  }
  .places li {
    display: grid;
    grid-template-columns: minmax(86px, auto) minmax(0, 1fr) auto;
    gap: 10px;
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
  .places em {
    font-style: normal;
    font-size: 13px;
  }
`
