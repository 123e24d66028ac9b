import { svg, type SVGTemplateResult } from "lit"

/** The four borders, in the order of the copies: colour, line pattern and corner shape. */
export const BORDER_NAMES = ["black", "red", "blue", "green"] as const

const shapes = [
  "M0-7L6 0 0 7-6 0Z",
  "M0-6L6.5 5.500H-6.500Z",
  "M0-5.800a5.8 5.8 0 1 0 .1 0Z",
  "M-5.2-5.200H5.200V5.200H-5.200Z"
]

/** A thin frame inside the edge of the paper, and a small mark at the upper right. */
export const frame = (copy: number): SVGTemplateResult => svg`
  <g class="border-${BORDER_NAMES[copy]!}">
    <rect x="5" y="5" width="90" height="130" rx="7" class="frame"/>
    ${copy === 2 ? svg`<rect x="9.5" y="9.5" width="81" height="121" rx="4" class="frame"/>` : ""}
    <path d=${shapes[copy]!} transform="translate(84.5 17)" class="mark"/>
  </g>`

/** For the smallest cards: a bar along the lower edge, patterned like the frame. */
export const bar = (copy: number): SVGTemplateResult =>
  svg`<g class="border-${BORDER_NAMES[copy]!}"><path d="M12 132H88" class="bar"/></g>`
