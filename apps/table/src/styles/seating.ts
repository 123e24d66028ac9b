import { css } from "lit"

/** What other numbers of players change in the layout, and what lies in the centre then. Comes after the felt. */
export const seating = css`
  /* three: two strips above on a phone; the fourth place is empty */
  .felt.three {
    --w: min(25px, calc((100cqw - 36px) / 2 / 6.75));
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-areas: "left across" "centre centre" "self self";
  }
  .felt.three.no-left {
    grid-template-areas: "across right" "centre centre" "self self";
  }
  .felt.three.no-across {
    grid-template-areas: "left right" "centre centre" "self self";
  }
  .place {
    display: none;
  }
  /* two: the other person across, and between them what the dummies throw */
  .felt.two {
    --w: min(26px, calc((100cqw - 40px) / 12.9));
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-areas: "across across" "left right" "centre centre" "self self";
  }
  .two .seat.across .river {
    width: calc(var(--w) * 12.8 + 12px);
  }
  .two .seat.across .river li:nth-child(12n + 7) {
    margin-left: 5px;
  }
  .two .seat.dummy {
    --w: min(22px, calc((100cqw - 36px) / 2 / 6.75));
    flex-flow: row wrap;
    align-content: flex-start;
    padding: 3px 4px;
  }
  .two .seat.dummy .plate {
    flex-basis: 100%;
    flex-wrap: nowrap;
  }
  .two .seat.dummy .plate .points {
    flex: none;
  }
  .two .seat.across .plate {
    flex-wrap: nowrap;
  }
  .two .seat.across .plate .points {
    flex: none;
    margin-right: 44px;
  }
  .two .seat.across .backs:not(.open) {
    top: 4px;
  }
  .centre {
    flex-wrap: wrap;
  }
  .reserve {
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .markers {
    width: 20px;
    height: 19px;
    background:
      radial-gradient(circle at 10px 2.5px, #c01d1d 0 1.6px, #0000 2px),
      radial-gradient(circle at 10px 9.5px, #c01d1d 0 1.6px, #0000 2px),
      radial-gradient(circle at 10px 16.5px, #c01d1d 0 1.6px, #0000 2px),
      repeating-linear-gradient(#fffdf7 0 5px, #0000 5px 7px);
    border-radius: 2px;
  }
  .dora-row.many {
    flex-basis: 100%;
    flex-wrap: wrap;
  }
  .dora-row.many .pairs {
    gap: 3px 9px;
  }
  .dora-row.many .pairs li {
    gap: 3px;
  }
  .aside-tiles {
    padding: 1px 2px 1px 5px;
    border-left: 2px solid var(--accent);
    border-radius: 2px;
  }
  .won-hand .aside {
    display: flex;
    gap: 2px;
    padding-left: 6px;
    border-left: 2px solid #b98a1a;
  }

  @container feljong (min-width: 560px) {
    .felt.three,
    .felt.three.no-left,
    .felt.three.no-across,
    .felt.two {
      --w: clamp(22px, min((100cqw - 66px) / 20.2, 4.45svh), 44px);
      --rack: var(--w);
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      grid-template-areas: "left across right" "left centre right" "left self right";
    }
    .three .place {
      display: grid;
      gap: 6px;
      place-items: center;
      align-self: center;
      width: calc(var(--w) * 6.4 + 8px);
      min-height: calc(var(--w) * 4.2);
      padding: 8px;
      border: 2px dashed #ffffff45;
      border-radius: 9px;
      color: var(--felt-faint);
      font-size: 14px;
    }
    .place.left {
      grid-area: left;
      justify-self: end;
    }
    .place.across {
      grid-area: across;
    }
    .place.right {
      grid-area: right;
      justify-self: start;
    }
    .place .place-name {
      align-self: end;
    }
    .place .reserve {
      align-self: start;
      color: var(--felt-ink);
      font-size: 16px;
    }
    .three .centre .reserve {
      display: none;
    }
    .two .seat.across .river,
    .two .seat.self .river {
      width: calc(var(--w) * 12.8 + 20px);
      min-height: calc(var(--w) * 2.8 + 3px);
    }
    .felt.two {
      grid-template-areas: "across across across" "left centre right" "self self self";
    }
    .two .seat.across {
      width: calc(var(--w) * 12.8 + 32px);
    }
    .two .seat.dummy {
      --w: inherit;
      width: calc(var(--w) * 6.4 + 22px);
    }
    .two .seat.dummy .river {
      --w: calc(var(--rack) * 0.86);
      opacity: 0.92;
    }
    .two .seat.across .plate .points {
      margin-right: 0;
    }
    .two .seat.self {
      justify-self: center;
    }
    .two .centre {
      align-self: center;
    }
    /* twelve in a row, to be counted by sixes */
    .two .seat.self .river li:nth-child(12n + 7) {
      margin-left: 6px;
    }
    .centre .dora-row:not(.many) {
      width: auto;
    }
    .centre .pot {
      order: 1;
    }
    .centre .dora-row.many {
      flex-wrap: nowrap;
      align-items: flex-start;
    }
    .centre .dora-row.many .card {
      --card-w: calc(var(--w) * 0.53);
    }
    .centre .dora-row.many .pairs {
      gap: 3px 6px;
    }
  }
  @container feljong (min-width: 1020px) {
    .felt.three,
    .felt.two {
      --w: clamp(24px, min((100cqw - 290px - 74px) / 20.2, 4.3svh), 46px);
    }
  }
  @media (max-height: 500px) {
    @container feljong (min-width: 560px) {
      .felt.three,
      .felt.two {
        --w: 21px;
      }
      .three .place {
        min-height: 0;
      }
    }
  }
`
