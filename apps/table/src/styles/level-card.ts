import { css } from "lit"

/** The card of a level, and what is wrong where it cannot be played. */
export const levelCard = css`
  .unreachable {
    padding: 40px 20px;
    text-align: center;
  }
  .level-face {
    position: relative;
    padding: 18px 18px 20px;
    border: 2px solid #0f5c41;
    border-radius: 10px;
    outline: 1px solid #0f5c4166;
    outline-offset: -7px;
    background: #fffdf7;
  }
  .level-face h2 {
    display: grid;
    gap: 2px;
    margin-bottom: 12px;
    font-size: 23px;
  }
  .level-face .number,
  .note {
    font-size: 13px;
    font-weight: 650;
    letter-spacing: 0.06em;
    text-transform: uppercase;
    color: #0f5c41;
  }
  .note {
    color: #9a4310;
  }
  .stage-lines {
    display: grid;
    gap: 8px;
  }
  .sheet .stage-lines li {
    position: relative;
    padding-left: 20px;
  }
  .sheet .stage-lines li::before {
    content: "";
    position: absolute;
    left: 3px;
    top: 0.42em;
    width: 8px;
    height: 8px;
    background: #c46a1d;
    rotate: 45deg;
  }
  .stage-lines .chosen {
    display: block;
    font-size: 14px;
    color: var(--sheet-faint);
  }
  .panel .chosen,
  .panel .clause {
    color: var(--felt-faint);
  }
  .wrong h2 {
    margin-bottom: 10px;
    color: #8f1f17;
  }
  .kept {
    margin-bottom: 10px;
    padding: 6px 12px;
    border-radius: 8px;
    background: #f3e6c6;
    font-weight: 650;
  }
`
