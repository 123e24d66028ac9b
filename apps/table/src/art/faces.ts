import { isBonus } from "@feljong/core"
import { svg, type SVGTemplateResult } from "lit"
import { bonusFaces } from "./flowers.ts"
import { inkOf } from "./inks.ts"
import { bambooFace, circleFace } from "./pips.ts"
import { digits, dragons, letters, numbers, tenThousand, winds } from "./strokes.ts"
import { toucan } from "./toucan.ts"

/** A face: the kind printed on a card, in red or not; `letters` are those of the winds in the reader's language. */
export interface FaceOptions {
  readonly red: boolean
  readonly letters: string
}

const stroke = (d: string, x: number, y: number, scale: number, width: number, ink = "line"): SVGTemplateResult =>
  svg`<path d=${d} class=${ink} transform="translate(${x} ${y})scale(${scale})" stroke-width=${width / scale}/>`

const lozenge = (x: number, y: number, r: number, filled: boolean): SVGTemplateResult =>
  svg`<path d="M${x} ${y - r * 1.3}L${x + r} ${y} ${x} ${y + r * 1.3} ${x - r} ${y}Z" class=${filled ? "ink line" : "line"} stroke-width="3.5"/>`

/** The first kind of the flowers, then of the seasons: each four is numbered 1 to 4. */
const FLOWERS = 34
const bonusNumber = (kind: number): number => ((kind - FLOWERS) % 4) + 1

/** What is written in the corner of a card. */
const index = (kind: number, { red, letters: names }: FaceOptions): SVGTemplateResult => {
  if (red)
    return svg`<circle cx="22" cy="24" r="17.5" class="ink"/>${stroke(digits[5]!, 13.2, 12.6, 0.58, 5.8, "line-gap")}`
  if (isBonus(kind)) return stroke(digits[bonusNumber(kind)]!, 11, 10, 0.66, 5.6)
  if (kind < 27) return stroke(digits[(kind % 9) + 1]!, 11, 10, 0.66, 5.6)
  if (kind < 31) return stroke(letters[names[kind - 27]!]!, 11, 10, 0.66, 5.4)
  return lozenge(22, 24, 9.5, kind !== 31)
}

const whiteDragon = svg`
  <rect x="26" y="46" width="48" height="72" rx="6" class="line" stroke-width="5.5"/>
  <rect x="35" y="55" width="30" height="54" rx="3" class="line" stroke-width="2.6"/>
  <path d="M50 68L58 82 50 96 42 82Z" class="line" stroke-width="2.6"/>`

const body = (kind: number, red: boolean): SVGTemplateResult => {
  if (isBonus(kind)) return bonusFaces[kind - FLOWERS]!
  const rank = (kind % 9) + 1
  if (kind < 9)
    return svg`${stroke(numbers[rank]!, red ? 40 : 32, red ? 30 : 22, red ? 0.68 : 0.78, 6.2, "line-black")}${stroke(tenThousand, 25, 73, 0.88, 6.2)}`
  if (kind < 18) return circleFace(rank)
  if (kind < 27) return rank === 1 ? toucan : bambooFace(rank)
  if (kind < 31) return stroke(winds[kind - 27]!, 15, 47, 1.18, 6.4)
  return kind === 31 ? whiteDragon : stroke(dragons[kind - 32]!, 15, 47, 1.18, 6.6)
}

/** A face for cards of 26 px and wider, in a box of 100 x 140. */
export const face = (kind: number, options: FaceOptions): SVGTemplateResult =>
  svg`<g class="face ink-${options.red ? "red" : inkOf(kind)}">${body(kind, options.red)}${index(kind, options)}</g>`

const sign = (kind: number): SVGTemplateResult => {
  if (kind < 9) return stroke(tenThousand, 26, 74, 0.8, 9)
  if (kind < 18) return svg`<circle cx="50" cy="98" r="20" class="ink"/><circle cx="50" cy="98" r="8" class="gap"/>`
  return svg`<path d="M50 76V121" class="culm micro"/><path d="M40 78H60M40 98.500H60M40 119H60" class="node micro"/>`
}

/** A face for the smallest cards: a large numeral over the sign of the suit. */
export const microFace = (kind: number, options: FaceOptions): SVGTemplateResult => {
  const ink = `face micro ink-${options.red ? "red" : inkOf(kind)}`
  if (options.red)
    return svg`<g class=${ink}><circle cx="50" cy="38" r="35" class="ink"/>${stroke(digits[5]!, 31, 13, 1.25, 11, "line-gap")}${sign(kind)}</g>`
  if (isBonus(kind))
    return svg`<g class=${ink}>${stroke(digits[bonusNumber(kind)]!, 6, 6, 1, 10)}<g transform="translate(-2 12)">${bonusFaces[kind - FLOWERS]!}</g></g>`
  if (kind < 27) return svg`<g class=${ink}>${stroke(digits[(kind % 9) + 1]!, 27, 8, 1.5, 12)}${sign(kind)}</g>`
  if (kind < 31)
    return svg`<g class=${ink}>${stroke(letters[options.letters[kind - 27]!]!, 32, 8, 1.15, 11)}${stroke(winds[kind - 27]!, 21, 63, 0.98, 7.5)}</g>`
  if (kind === 31)
    return svg`<g class=${ink}><rect x="20" y="20" width="60" height="96" rx="8" class="line" stroke-width="10"/>${lozenge(50, 68, 13, false)}</g>`
  return svg`<g class=${ink}>${lozenge(50, 29, 16, true)}${stroke(dragons[kind - 32]!, 18, 58, 1.06, 9)}</g>`
}

/** The back: the waves of a pavement by the sea. */
export const back = svg`
  <rect x="6" y="6" width="88" height="128" rx="7" class="back-edge"/>
  ${[30, 58, 86, 114].map((y) => svg`<path d="M14 ${y}q18-20 36 0t36 0" class="wave"/>`)}`
