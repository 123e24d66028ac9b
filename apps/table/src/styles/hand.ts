import { css } from "lit"

/** The reader's hand: two rows of seven on a phone, one where there is room. */
export const hand = css`
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
  @container feljong (min-width: 600px) {
    /* as wide as the groups and cards beside it leave room for, with a place for the drawn card */
    .hand {
      --places: 5;
      container: hand / inline-size;
      flex: 1;
      min-width: 0;
      flex-wrap: nowrap;
      gap: 3px;
    }
    .hand:has(> :nth-child(6)) {
      --places: 8;
    }
    .hand:has(> :nth-child(9)) {
      --places: 11;
    }
    .hand:has(> :nth-child(12)) {
      --places: 14;
    }
    .hand .card {
      --card-w: min(60px, (100cqw - 12px) / var(--places) - 3px);
    }
    .hand .card.drawn {
      margin-left: 12px;
    }
  }
`
