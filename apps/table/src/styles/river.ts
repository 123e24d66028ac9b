import { css } from "lit"

/** Discards in front of each seat, and the word that is called over them. */
export const river = css`
  .seat.self .river {
    flex: none;
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
  .fresh.live {
    box-shadow:
      0 0 0 2px #14110c,
      0 0 0 4px var(--accent);
    z-index: 1;
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
  @container feljong (min-width: 560px) {
    .river {
      min-height: calc(var(--w) * 4.2 + 3px);
      padding: 4px;
      border-radius: 7px;
      background: #0000001c;
    }
  }
  /* a phone on its side: two rows at first, the smallest faces */
  @media (max-height: 500px) {
    @container feljong (min-width: 560px) {
      .river {
        min-height: calc(var(--w) * 2.8 + 2px);
      }
    }
  }
`
