import { svg, type SVGTemplateResult } from "lit"

const spokes = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => (360 / n) * i)

/** A blossom of so many petals. */
const blossom = (petals: number, width: number): SVGTemplateResult => svg`
  ${spokes(petals).map((turn) => svg`<ellipse cx="50" cy="66" rx=${width} ry="16" class="line" stroke-width="4" transform="rotate(${turn} 50 84)"/>`)}
  <circle cx="50" cy="84" r="6" class="ink"/>`

const sprout = svg`
  <path d="M50 122V78M50 94Q26 94 22 68 48 66 50 94M50 86Q54 58 80 58 78 84 50 86" class="line" stroke-width="4.5"/>`
const sun = svg`
  <circle cx="50" cy="86" r="17" class="ink"/>
  ${spokes(8).map((turn) => svg`<path d="M50 60V50" class="line" stroke-width="5" transform="rotate(${turn} 50 86)"/>`)}`
const leaf = svg`
  <path d="M28 118Q22 66 76 56 82 108 36 110M28 118L60 76M44 96V80M50 90L66 90" class="line" stroke-width="4.500"/>`
const snow = svg`
  ${spokes(6).map((turn) => svg`<path d="M50 86V52M50 64L41 56M50 64L59 56" class="line" stroke-width="4.5" transform="rotate(${turn} 50 86)"/>`)}`
const stems = svg`
  <path d="M40 122V54M60 122V64" class="line" stroke-width="5"/>
  <path d="M32 78H48M32 100H48M52 86H68M52 106H68" class="line" stroke-width="4"/>
  <path d="M60 66Q64 50 82 50 80 66 60 66M40 56Q36 44 20 46 24 58 40 56" class="ink"/>`

/** Plum, orchid, chrysanthemum and bamboo; then spring, summer, autumn and winter. */
export const bonusFaces: readonly SVGTemplateResult[] = [
  blossom(5, 11),
  blossom(3, 9),
  blossom(12, 5),
  stems,
  sprout,
  sun,
  leaf,
  snow
]
