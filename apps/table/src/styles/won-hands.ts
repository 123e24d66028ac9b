import { css } from "lit"

/** Hands as a score shows them. */
export const wonHands = css`
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
  /* where there is room, hands to the left and what comes of them to the right */
  @container feljong (min-width: 1020px) {
    .sheet.score {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 310px;
      gap: 0 28px;
      width: min(100%, 960px);
    }
    .score h2 {
      grid-column: 1 / 3;
    }
    .score .win:only-of-type,
    .hands:has(article ~ article) .win {
      border-bottom: 0;
    }
    .settled {
      position: sticky;
      top: 12px;
      align-self: start;
    }
    .sheet.score:is(:has(article ~ article), :has(.lines li:nth-child(6))) {
      width: min(100%, 1236px);
    }
    .hands:has(article ~ article) {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
      align-content: start;
      gap: 0 24px;
    }
    .hands:has(article ~ article) .won-hand {
      --w: 27px;
    }
    /* hands that only count are told in short beneath the winner's */
    .hands:has(.counted) .win {
      grid-column: 1 / -1;
    }
    .counted .lines .how,
    .counted .lines .line-cards,
    .counted .lines li::before {
      display: none;
    }
    .counted .lines li {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: baseline;
      padding: 3px 0;
    }
    .counted .lines .line-worth {
      grid-area: 1 / 3;
    }
    .counted .lines .line-how {
      grid-area: 1 / 2;
    }
    .counted .lines .line-name {
      font-weight: 500;
    }
  }
`
