import { css } from "lit"

/** Colours, fonts and what every part shares. */
export const tokens = css`
  :host {
    display: block;
    color-scheme: light dark;
    --felt: var(--feljong-felt, light-dark(#17694c, #0f3d2d));
    --felt-edge: light-dark(#0f4d37, #0a2a1f);
    --felt-deep: light-dark(#0d432f, #071f17);
    --felt-ink: var(--feljong-felt-ink, #f6fbf7);
    --felt-faint: #cbe5d8;
    --accent: var(--feljong-accent, #ffd166);
    --paper: light-dark(#fffdf7, #f4f0e6);
    --gap-face: var(--paper);
    --sheet: light-dark(#fff9ec, #f1e9d8);
    --sheet-ink: #25211b;
    --sheet-faint: #655c4c;
    --sheet-line: #ddd0b4;
    --focus: var(--feljong-focus, #ffd166);
    --font: var(--feljong-font, system-ui, "Segoe UI", Roboto, "Noto Sans", "Open Sans", sans-serif);
  }
  :host([theme="light"]) {
    color-scheme: light;
  }
  :host([theme="dark"]) {
    color-scheme: dark;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  h2,
  h3,
  p,
  ul,
  ol {
    margin: 0;
    padding: 0;
    font: inherit;
    list-style: none;
  }
  abbr {
    text-decoration: none;
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  /* two tones, to be seen on felt and on paper */
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #14110c;
  }
  .base:focus-visible {
    outline-offset: -3px;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`
