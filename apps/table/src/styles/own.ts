import { css } from "lit"

/** The reader's side: who, status, hand and buttons. */
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
    /* as much as three moves of others and the question take */
    min-height: 5.4em;
    font-size: 14px;
    font-weight: 600;
  }
  .notes {
    display: grid;
    align-content: center;
    gap: 3px;
    min-height: 44px;
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
  @container feljong (min-width: 560px) {
    .own-cards .shown {
      display: flex;
    }
  }
  @container feljong (min-width: 600px) {
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
`
