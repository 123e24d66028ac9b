import { svg, type SVGTemplateResult } from "lit"

/** Centres and radius of the circles, by rank. */
const circles: readonly { readonly r: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { r: 0, at: [] },
  { r: 33, at: [[50, 85]] },
  {
    r: 18.5,
    at: [
      [50, 61],
      [50, 110]
    ]
  },
  {
    r: 15,
    at: [
      [30, 57],
      [50, 84],
      [70, 111]
    ]
  },
  {
    r: 15.5,
    at: [
      [32, 61],
      [68, 61],
      [32, 110],
      [68, 110]
    ]
  },
  {
    r: 14,
    at: [
      [29, 59],
      [71, 59],
      [50, 85],
      [29, 111],
      [71, 111]
    ]
  },
  {
    r: 13.5,
    at: [
      [34, 54],
      [66, 54],
      [34, 84.5],
      [66, 84.5],
      [34, 115],
      [66, 115]
    ]
  },
  {
    r: 11.8,
    at: [
      [28, 51],
      [50, 58],
      [72, 65],
      [35, 91],
      [65, 91],
      [35, 118],
      [65, 118]
    ]
  },
  {
    r: 11.4,
    at: [
      [36, 49.5],
      [64, 49.5],
      [36, 73.5],
      [64, 73.5],
      [36, 97.5],
      [64, 97.5],
      [36, 121.5],
      [64, 121.5]
    ]
  },
  {
    r: 11.4,
    at: [
      [24, 57],
      [50, 57],
      [76, 57],
      [24, 85.5],
      [50, 85.5],
      [76, 85.5],
      [24, 114],
      [50, 114],
      [76, 114]
    ]
  }
]

const circle = (x: number, y: number, r: number): SVGTemplateResult =>
  r < 15
    ? svg`<circle cx=${x} cy=${y} r=${r} class="ink"/><circle cx=${x} cy=${y} r=${r * 0.36} class="gap"/>`
    : svg`<circle cx=${x} cy=${y} r=${r} class="ink"/><circle cx=${x} cy=${y} r=${r * 0.62} class="ring" stroke-width=${r * 0.17}/><circle cx=${x} cy=${y} r=${r * 0.24} class="gap"/>`

const petals = [0, 45, 90, 135, 180, 225, 270, 315]
const medallion = svg`
  <circle cx="50" cy="85" r="34" class="ink"/><circle cx="50" cy="85" r="28.5" class="ring" stroke-width="2.6"/>
  ${petals.map((a) => svg`<path d="M50 85Q42.5 71 50 60Q57.5 71 50 85" transform="rotate(${a} 50 85)" class="gap"/>`)}
  <circle cx="50" cy="85" r="6.5" class="ink"/><circle cx="50" cy="85" r="2.6" class="gap"/>`

/** The face of so many circles. */
export const circleFace = (rank: number): SVGTemplateResult => {
  if (rank === 1) return medallion
  const { r, at } = circles[rank]!
  return svg`${at.map(([x, y]) => circle(x, y, r))}`
}

/** Centres, lean and half height of the sticks, by rank from 2. */
const sticks: readonly { readonly h: number; readonly at: readonly (readonly [number, number, number?])[] }[] = [
  { h: 0, at: [] },
  { h: 0, at: [] },
  {
    h: 21,
    at: [
      [50, 60],
      [50, 110]
    ]
  },
  {
    h: 21,
    at: [
      [50, 60],
      [33, 110],
      [67, 110]
    ]
  },
  {
    h: 21,
    at: [
      [33, 60],
      [67, 60],
      [33, 110],
      [67, 110]
    ]
  },
  {
    h: 20,
    at: [
      [27, 62],
      [73, 62],
      [50, 85],
      [27, 109],
      [73, 109]
    ]
  },
  {
    h: 20.5,
    at: [
      [26, 61],
      [50, 61],
      [74, 61],
      [26, 110],
      [50, 110],
      [74, 110]
    ]
  },
  {
    h: 13,
    at: [
      [50, 52],
      [26, 85],
      [50, 85],
      [74, 85],
      [26, 117],
      [50, 117],
      [74, 117]
    ]
  },
  {
    h: 19,
    at: [
      [21, 63],
      [40.5, 63, -22],
      [59.5, 63, 22],
      [79, 63],
      [21, 109],
      [40.5, 109, 22],
      [59.5, 109, -22],
      [79, 109]
    ]
  },
  {
    h: 12.5,
    at: [
      [26, 56],
      [50, 56],
      [74, 56],
      [26, 86.5],
      [50, 86.5],
      [74, 86.5],
      [26, 117],
      [50, 117],
      [74, 117]
    ]
  }
]

const stick = (x: number, y: number, h: number, lean = 0): SVGTemplateResult =>
  svg`<g transform="translate(${x} ${y})rotate(${lean})"><path d="M0 ${-h}V${h}" class="culm"/><path d="M-4.5 ${2 - h}H4.500M-4.5 0H4.500M-4.5 ${h - 2}H4.5" class="node"/></g>`

/** The face of so many bamboos, from 2. */
export const bambooFace = (rank: number): SVGTemplateResult => {
  const { h, at } = sticks[rank]!
  return svg`${at.map(([x, y, lean]) => stick(x, y, h, lean))}`
}
