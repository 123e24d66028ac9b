import { css } from "lit"

/** The middle of the table: round, wall, markers, dora, and the arrow to whose turn it is. */
export const centre = css`
  .centre {
    grid-area: centre;
  }
  .centre {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 5px 9px;
    border-radius: 9px;
    background: var(--felt-deep);
    font-size: 13px;
  }
  .where {
    display: grid;
    line-height: 1.25;
  }
  .where strong {
    font-size: 15px;
  }
  .stage,
  .dora-title {
    color: var(--felt-faint);
    font-size: 12px;
  }
  .wall,
  .pot {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .wall-left {
    display: grid;
    line-height: 1.15;
  }
  .wall-left small {
    font-size: 12px;
    font-weight: 400;
    color: var(--felt-faint);
  }
  .stack {
    width: 15px;
    height: 20px;
    border-radius: 3px;
    background: var(--feljong-card-back, #b9652a);
    box-shadow:
      inset 0 0 0 1.5px #ffffff59,
      2px 2px 0 #7c3f16;
  }
  .dora-row,
  .pairs,
  .pairs li {
    display: flex;
    align-items: center;
    gap: 5px;
  }
  .dora-row .card {
    --card-w: 24px;
  }
  .pairs {
    flex-wrap: wrap;
  }
  .arrow {
    width: 9px;
    height: 10px;
    background: var(--accent);
    clip-path: polygon(0 30%, 45% 30%, 45% 0, 100% 50%, 45% 100%, 45% 70%, 0 70%);
  }
  @container feljong (min-width: 560px) {
    .centre {
      width: calc(var(--w) * 6.4 + 14px);
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 4px 8px;
      padding: 9px 11px;
      border: 1px solid #ffffff1f;
      position: relative;
    }
    /* the lamp: which way to look */
    .centre::before {
      content: "";
      position: absolute;
      width: 18px;
      height: 9px;
      background: var(--accent);
      clip-path: polygon(0 100%, 50% 0, 100% 100%);
      display: none;
    }
    .centre.to-across::before {
      display: block;
      top: -10px;
      left: calc(50% - 9px);
    }
    .centre.to-self::before {
      display: block;
      bottom: -10px;
      left: calc(50% - 9px);
      rotate: 180deg;
    }
    .centre.to-left::before {
      display: block;
      left: -14px;
      top: calc(50% - 4px);
      rotate: -90deg;
    }
    .centre.to-right::before {
      display: block;
      right: -14px;
      top: calc(50% - 4px);
      rotate: 90deg;
    }
    .dora-row .card {
      --card-w: calc(var(--w) * 0.82);
    }
    .dora-row {
      width: 100%;
    }
  }
`
