import { css } from "lit"

/** Where the seats lie: strips above on a phone, four sides around the centre where there is room. */
export const seats = css`
  .felt {
    display: grid;
    gap: 5px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-template-areas: "left across right" "centre centre centre" "self self self";
    --w: calc((100cqw - 46px) / 3 / 6.75);
  }
  .seat {
    position: relative;
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
  .seat:not(.self) {
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 4px;
    border-radius: 9px;
    background: #00000026;
  }
  .zoom {
    position: absolute;
    inset: 0;
    border: 0;
    border-radius: 9px;
    background: none;
  }
  /* faces for the smallest cards */
  .felt .seat:not(.self) .art .big {
    display: none;
  }
  .felt .seat:not(.self) .art .small {
    display: inline;
  }
  @container feljong (min-width: 560px) {
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
      width: calc(var(--w) * 6.4 + 22px);
      padding: 4px;
      background: none;
    }
    .zoom {
      display: none;
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
    .felt .seat .art .big {
      display: inline !important;
    }
    .felt .seat .art .small {
      display: none !important;
    }
  }
  /* a phone on its side: two rows at first, the smallest faces */
  @media (max-height: 500px) {
    @container feljong (min-width: 560px) {
      .felt {
        --w: 21px;
        gap: 3px;
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
    .felt {
      --w: clamp(24px, min((100cqw - 290px - 74px) / 20.2, 4.45svh), 46px);
      --rack: var(--w);
    }
  }
`
