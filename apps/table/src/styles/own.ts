import { css } from "lit"

/** The reader's side: status, hints, hand, buttons; and the panel beside the table. */
export const own = css`
  .own {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    padding: 6px 5px;
    border-radius: 11px;
    background: var(--felt-deep);
  }
  .own-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  .toggle {
    min-height: 28px;
    padding: 2px 11px;
    border: 1px solid #ffffff59;
    border-radius: 99px;
    background: none;
    font-size: 13px;
  }
  .toggle[aria-pressed="true"] {
    background: #ffffff26;
    border-color: var(--accent);
  }
  .toggle::before {
    content: "";
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-right: 6px;
    border: 1.5px solid #ffffffb3;
    border-radius: 50%;
  }
  .toggle[aria-pressed="true"]::before {
    background: var(--accent);
    border-color: var(--accent);
  }
  .status {
    order: 1;
    flex-basis: 100%;
    min-height: 4.05em;
    font-size: 14px;
    font-weight: 600;
  }
  .notes {
    display: grid;
    align-content: center;
    gap: 3px;
    min-height: 44px;
  }
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

  .own-cards {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    gap: 6px 14px;
  }
  .own-cards .shown {
    --w: 31px;
    display: none;
    margin-left: auto;
  }
  .hand {
    --card-w: calc((100cqw - 20px - 18px - 10px) / 7);
    display: flex;
    flex-wrap: wrap;
    gap: 7px 3px;
    padding: 6px 0;
  }
  .hand .card {
    --card-w: inherit;
    transition:
      transform 0.12s,
      box-shadow 0.12s;
  }
  /* always in the same place, under the thumb */
  .hand .card.drawn {
    margin-left: auto;
  }
  .hand .card.suggested {
    box-shadow:
      inset 0 -5px 0 #e0a100,
      0 0 0 1px #0000002e,
      0 2px 4px #0006;
  }
  .hand .card.drawn:not(.selected) {
    animation: draw 0.14s ease-out;
  }
  @keyframes draw {
    from {
      opacity: 0.3;
      translate: 12px 0;
    }
  }
  .hand .card.slot {
    visibility: hidden;
  }
  .hand .card.drawn::before {
    content: "";
    position: absolute;
    left: 12%;
    right: 12%;
    bottom: -6px;
    height: 3px;
    border-radius: 2px;
    background: var(--accent);
  }
  .hand .card:not(.playable):not(.disabled) {
    cursor: default;
  }
  .hand .card.disabled {
    cursor: not-allowed;
  }
  @media (hover: hover) {
    .hand .card.playable:hover {
      transform: translateY(-6%);
    }
  }
  .hand .card.selected {
    transform: translateY(-12%);
    box-shadow:
      0 0 0 2px #14110c,
      0 0 0 5px var(--accent);
  }
  .hand .card:focus-visible {
    z-index: 1;
  }

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
  .action.warned {
    border: 2px solid #ff9d85;
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

  .panel {
    display: none;
  }
  @container feljong (min-width: 560px) {
    .own-cards .shown {
      display: flex;
    }
  }
  @container feljong (min-width: 600px) {
    .hand {
      --card-w: min(58px, (100cqw - 34px - 39px - 14px) / 14);
      flex-wrap: nowrap;
      gap: 3px;
    }
    .hand .card.drawn {
      margin-left: 12px;
    }
    .actions {
      justify-content: flex-end;
    }
    .action {
      flex: 0 1 auto;
      min-height: 44px;
    }
    .own {
      padding: 9px 11px;
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas: "head head" "cards cards" "notes actions";
      gap: 5px 14px;
    }
    .own-head {
      grid-area: head;
    }
    .own-cards {
      grid-area: cards;
    }
    .actions {
      grid-area: actions;
    }
    .notes {
      grid-area: notes;
    }
    .own-cards .shown {
      display: flex;
      flex-wrap: nowrap;
      --w: min(38px, 5.2cqw);
    }
    .own-cards {
      flex-wrap: nowrap;
    }
    .own-head {
      flex-wrap: nowrap;
      gap: 16px;
    }
    .own-head .plate {
      flex: none;
    }
    .toggle {
      order: 2;
    }
    .status {
      flex: 1;
      min-height: 2.7em;
      align-content: center;
    }
  }
  @container feljong (min-width: 1020px) {
    .hand {
      --card-w: min(60px, (100cqw - 290px - 34px - 39px - 20px) / 14);
    }
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
