import { css } from "lit"

/** Where the system chooses the colours: borders and shapes carry what colours did. Comes last. */
export const forced = css`
  @media (forced-colors: active) {
    .plate.active {
      outline: 2px solid Highlight;
    }
    .action,
    .toggle {
      border: 1px solid ButtonText;
    }
    .card.selected {
      outline: 3px solid Highlight;
    }
    .card.ghost {
      outline-color: CanvasText;
    }
    .card.same,
    .card.winning {
      outline: 2px dashed Highlight;
    }
    .stack,
    .marker,
    .arrow,
    .lamp,
    .backs .count::before,
    .toggle::before {
      forced-color-adjust: none;
    }
    .arrow,
    .centre::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .plate.active .lamp,
    .toggle[aria-pressed="true"]::before {
      background: Highlight;
    }
    .lamp,
    .toggle::before {
      border-color: CanvasText;
    }
    .sheet,
    .own,
    .centre,
    .river {
      border: 1px solid CanvasText;
    }
  }
`
