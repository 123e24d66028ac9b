import { css } from "lit"

/** What is said to who listens and shown to nobody. */
export const spoken = css`
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
