import { css } from "lit"

/** Who sits there: lamp, wind, name, points, what was declared. */
export const plate = css`
  .plate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 5px;
    min-width: 0;
    font-size: 13px;
    line-height: 1.3;
  }
  .plate .name {
    font-weight: 650;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    min-width: 0;
  }
  .plate .points {
    font-variant-numeric: tabular-nums;
    color: var(--felt-faint);
  }
  .seat:not(.self) .plate .name {
    flex: 1;
  }
  .seat:not(.self) .plate .points {
    flex-basis: 100%;
  }
  .lamp {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    border: 1.5px solid #ffffff80;
    flex: none;
  }
  .plate.active .lamp {
    background: var(--accent);
    border-color: var(--accent);
    box-shadow: 0 0 0 3px #ffd16640;
  }
  .plate.active .name {
    color: var(--accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .wind {
    display: grid;
    place-items: center;
    width: 16px;
    height: 17px;
    border-radius: 4px;
    background: #0000004d;
    font-size: 12px;
    font-weight: 700;
  }
  .wind.east {
    background: var(--accent);
    color: #2b2107;
  }
  .owed,
  .laid-open {
    color: #ffc9bd;
    font-weight: 600;
  }
  .declared {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-weight: 650;
    font-size: 12px;
    color: var(--accent);
  }
  .marker {
    display: inline-block;
    width: 30px;
    height: 7px;
    border-radius: 4px;
    background: radial-gradient(circle at center, #c01d1d 0 2px, #0000 2.4px), #fffdf7;
    box-shadow: 0 1px 2px #0007;
  }
  @container feljong (min-width: 560px) {
    .plate {
      font-size: 14px;
      gap: 0 7px;
    }
    .seat:not(.self) .plate .name,
    .seat:not(.self) .plate .points {
      flex: none;
    }
  }
`
