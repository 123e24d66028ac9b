import { css } from "lit"

/** The frame of everything: ground, waves, and what lies on them. */
export const base = css`
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
  .card {
    --card-w: var(--w);
  }
  @container feljong (min-width: 560px) {
    .play {
      padding: 10px;
      gap: 8px;
    }
  }
  @container feljong (min-width: 1020px) {
    .play {
      grid-template-columns: minmax(0, 1fr) 270px;
      column-gap: 14px;
    }
  }
`
