import { css } from "lit"

/** The row of buttons, and the reason why one is refused. */
export const actions = css`
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 7px;
    min-height: 48px;
  }
  .action {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    flex: 1 1 auto;
    min-height: 48px;
    max-width: 100%;
    padding: 4px 14px;
    border: 1.5px solid #ffffff80;
    border-radius: 11px;
    background: #ffffff1a;
    color: inherit;
    font-weight: 650;
  }
  .action.primary {
    background: var(--accent);
    border-color: var(--accent);
    color: #2b2107;
  }
  .action.refused {
    border-style: dashed;
    border-color: #ffffff66;
    background: none;
    color: var(--felt-faint);
  }
  .action.refused {
    flex: 0 1 auto;
    font-weight: 500;
  }
  .action.quiet {
    flex: 0 1 auto;
    border-color: #ffffff59;
    background: none;
    font-weight: 500;
    font-size: 14px;
  }
  /* what is seldom wanted, and cannot be taken back, is a step further away */
  .seldom {
    order: 1;
    font-size: 14px;
  }
  .seldom summary {
    padding: 12px 8px;
    color: var(--felt-faint);
    cursor: pointer;
  }
  .seldom[open] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  .action.warned {
    border: 2px solid #ff9d85;
    font-weight: 650;
  }
  .action.refused .text::before {
    content: "";
    display: inline-block;
    width: 11px;
    height: 11px;
    margin-right: 7px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    background: linear-gradient(45deg, #0000 44%, currentColor 44% 56%, #0000 56%);
    vertical-align: -1px;
  }
  .action .group {
    display: inline-flex;
    gap: 1px;
    --w: 26px;
  }
  .action .card {
    --card-w: 26px;
  }
  .action .card.taken {
    box-shadow: 0 0 0 2px var(--accent);
    transform: translateY(-3px);
  }
  .action kbd {
    display: none;
    font: 600 11px/1 var(--font);
    padding: 3px 5px;
    border: 1px solid currentColor;
    border-radius: 4px;
    opacity: 0.85;
  }
  @media (hover: hover) {
    .action kbd {
      display: inline-block;
    }
    .action:not(.refused):hover {
      filter: brightness(1.12);
    }
  }
  .why {
    padding: 3px 10px;
    border-radius: 6px;
    border-left: 4px solid #ff9d85;
    background: #00000040;
    font-size: 14px;
  }
  @container feljong (min-width: 600px) {
    .actions {
      justify-content: flex-end;
    }
    .action {
      flex: 0 1 auto;
      min-height: 44px;
    }
    .actions {
      grid-area: actions;
    }
  }
`
