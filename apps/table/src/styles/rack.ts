import { css } from "lit"

/** Hands as others see them, groups on the table and cards set aside. */
export const rack = css`
  .seat.self .shown {
    align-content: flex-start;
    justify-content: flex-end;
    flex: 1;
    --w: 26px;
  }
  .seat.self .melds {
    justify-content: flex-end;
  }
  .backs .card {
    display: none;
  }
  .backs:not(.open) {
    position: absolute;
    right: 6px;
    top: 23px;
    font-size: 12px;
    color: var(--felt-faint);
  }
  .backs.open {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
  }
  .backs.open .card {
    display: inline-block;
  }
  .backs .count {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .backs .count::before {
    content: "";
    width: 8px;
    height: 11px;
    border-radius: 2px;
    background: var(--feljong-card-back, #b9652a);
    box-shadow:
      2px 0 0 -0.5px #0006,
      3px 0 0 -0.5px #d98a4e;
    margin-right: 3px;
  }
  .side {
    display: inline-flex;
    position: relative;
    width: calc(var(--w) * 1.4);
    justify-content: center;
    align-items: flex-end;
  }
  .side > .card {
    transform: translateY(20%) rotate(90deg);
    transform: translateY(calc(var(--w) * 0.2)) rotate(90deg);
  }
  .side.stacked > .card:last-child {
    position: absolute;
    bottom: calc(var(--w) * 1.02);
  }
  .shown {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 6px;
    align-items: flex-end;
  }
  .melds {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 6px;
  }
  .meld {
    display: inline-flex;
    align-items: flex-end;
    gap: 1px;
    position: relative;
  }
  .aside-tiles {
    display: flex;
    gap: 1px;
  }
  @container feljong (min-width: 560px) {
    .rack {
      display: flex;
      flex-wrap: wrap;
      align-items: flex-end;
      gap: 4px calc(var(--w) * 0.3);
      min-height: calc(var(--w) * 0.9);
    }
    .rack .shown {
      --w: calc(var(--rack) * 0.8);
      gap: 3px 5px;
    }
    .felt .seat.self .shown {
      display: none;
    }
    .seat.across .rack {
      flex-wrap: nowrap;
      width: max-content;
    }
    .backs:not(.open) {
      position: static;
      display: flex;
      gap: 1px;
    }
    .backs .card {
      display: inline-block;
      --card-w: calc(var(--w) * 0.45);
    }
    .backs .card.drawn {
      margin-left: 3px;
    }
    .backs .count {
      display: none;
    }
    .backs.open .card {
      --card-w: calc(var(--w) * 0.95);
    }
  }
  @container feljong (min-width: 1020px) {
    .seat.right .rack:not(:has(.open)) {
      width: max-content;
      max-width: calc((100cqw - 350px - var(--w) * 6.4) / 2);
    }
  }
`
