import { css } from "lit"

/** Where everything lies: strips above on a phone, four sides around the centre where there is room. */
export const felt = css`
  .base {
    container: feljong / inline-size;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    position: relative;
    min-width: 0;
    color: var(--felt-ink);
    background: radial-gradient(120% 90% at 50% 30%, var(--felt), var(--felt-edge));
    font: 15px/1.35 var(--font);
    border-radius: 14px;
    overflow: clip;
  }
  /* waves of a pavement by the sea, hardly seen */
  .waves {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .waves path {
    fill: none;
    stroke: #fff;
    stroke-width: 13;
    opacity: 0.022;
  }
  .play,
  .over {
    position: relative;
    grid-area: 1 / 1;
    min-width: 0;
  }
  .play {
    isolation: isolate;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    padding: 5px;
    gap: 6px;
  }
  .felt {
    display: grid;
    gap: 5px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-areas: "left across right" "centre centre centre" "self self self";
    --w: calc((100cqw - 46px) / 3 / 6.75);
  }
  .seat {
    min-width: 0;
  }
  .seat.left {
    grid-area: left;
  }
  .seat.across {
    grid-area: across;
  }
  .seat.right {
    grid-area: right;
  }
  .seat.self {
    grid-area: self;
    --w: 29px;
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
  .seat.self .shown {
    align-content: flex-start;
    justify-content: flex-end;
    flex: 1;
    --w: 26px;
  }
  .seat.self .melds {
    justify-content: flex-end;
  }
  .seat.self .river {
    flex: none;
  }
  .centre {
    grid-area: centre;
  }
  .seat:not(.self) {
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 4px;
    border-radius: 9px;
    background: #00000026;
  }
  .card {
    --card-w: var(--w);
  }

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

  .backs .card {
    display: none;
  }
  .seat {
    position: relative;
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

  .river {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 1px;
    box-sizing: content-box;
    width: calc(var(--w) * 6.4 + 6px);
    max-width: 100%;
    min-height: calc(var(--w) * 2.8 + 2px);
  }
  .river li {
    display: flex;
    align-items: flex-end;
    height: calc(var(--w) * 1.4);
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
  .fresh.live {
    box-shadow:
      0 0 0 2px #14110c,
      0 0 0 4px var(--accent);
    z-index: 1;
  }
  .zoom {
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: 9px;
    background: none;
  }
  .call {
    position: absolute;
    left: 50%;
    top: 44%;
    translate: -50% -50%;
    z-index: 3;
    padding: 3px 16px 5px;
    border-radius: 99px;
    background: var(--accent);
    color: #2b2107;
    font-size: 20px;
    font-weight: 750;
    box-shadow: 0 3px 12px #0009;
    pointer-events: none;
    animation: call 1.5s ease-out forwards;
  }
  @keyframes call {
    0% {
      opacity: 0;
      scale: 0.7;
    }
    14%,
    72% {
      opacity: 1;
      scale: 1;
    }
    100% {
      opacity: 0;
      visibility: hidden;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .call {
      display: none;
    }
  }
  .fresh {
    animation: drop 0.18s ease-out;
  }
  @keyframes drop {
    from {
      opacity: 0.2;
      translate: 0 -14px;
    }
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

  /* faces for the smallest cards */
  .felt .seat:not(.self) .art .big {
    display: none;
  }
  .felt .seat:not(.self) .art .small {
    display: inline;
  }

  @container feljong (min-width: 560px) {
    .play {
      padding: 10px;
      gap: 8px;
    }
    .felt {
      --w: clamp(22px, min((100cqw - 66px) / 20.2, 4.45svh), 44px);
      --rack: var(--w);
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      grid-template-areas: "left across right" "left centre right" "left self right";
      gap: 8px;
    }
    .seat.self {
      --w: inherit;
      justify-self: center;
    }
    .seat:not(.self) {
      align-items: flex-start;
      padding: 4px;
      background: none;
    }
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
    .zoom {
      display: none;
    }
    .river {
      min-height: calc(var(--w) * 4.2 + 3px);
      padding: 4px;
      border-radius: 7px;
      background: #0000001c;
    }
    .seat.left,
    .seat.right {
      align-self: center;
    }
    .seat.left {
      justify-self: end;
    }
    .seat.right {
      justify-self: start;
    }
    .seat.across {
      grid-column: 1 / 4;
      grid-row: 1;
      justify-self: center;
    }
    .seat:not(.self) {
      width: calc(var(--w) * 6.4 + 22px);
    }
    .seat.across .rack {
      flex-wrap: nowrap;
      width: max-content;
    }
    .felt .seat .art .big {
      display: inline !important;
    }
    .felt .seat .art .small {
      display: none !important;
    }
    .plate {
      font-size: 14px;
      gap: 0 7px;
    }
    .seat:not(.self) .plate .name,
    .seat:not(.self) .plate .points {
      flex: none;
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
  /* a phone on its side: two rows at first, the smallest faces */
  @media (max-height: 500px) {
    @container feljong (min-width: 560px) {
      .felt {
        --w: 21px;
        gap: 3px;
      }
      .river {
        min-height: calc(var(--w) * 2.8 + 2px);
      }
      .felt .seat .art .big {
        display: none !important;
      }
      .felt .seat .art .small {
        display: inline !important;
      }
    }
  }
  @container feljong (min-width: 1020px) {
    .play {
      grid-template-columns: minmax(0, 1fr) 270px;
      column-gap: 14px;
    }
    .seat.right .rack:not(:has(.open)) {
      flex-wrap: nowrap;
      width: max-content;
    }
    .felt {
      --w: clamp(24px, min((100cqw - 290px - 74px) / 20.2, 4.45svh), 46px);
      --rack: var(--w);
    }
  }
`
