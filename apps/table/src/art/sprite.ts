import { svg, type TemplateResult, html } from "lit"
import { back, face, microFace } from "./faces.ts"
import { bar, frame } from "./frames.ts"

const copies = [0, 1, 2, 3]
/** suits, honours, flowers and seasons */
const kinds = Array.from({ length: 42 }, (_, kind) => kind)
const fives = [4, 13, 22]
const box = "0 0 100 140"

/**
 * Every face, border and back once, as symbols: `<use href="#f4">` draws one inside the same shadow root.
 * f = face, m = smallest face, r and q = the same of red fives, b = border, n = border of the smallest, back.
 */
export const sprite = (letters: string): TemplateResult => {
  const plain = { red: false, letters }
  const red = { red: true, letters }
  return html`<svg class="sprite" aria-hidden="true" width="0" height="0">
    ${kinds.map((kind) => svg`<symbol id="f${kind}" viewBox=${box}>${face(kind, plain)}</symbol><symbol id="m${kind}" viewBox=${box}>${microFace(kind, plain)}</symbol>`)}
    ${fives.map((kind) => svg`<symbol id="r${kind}" viewBox=${box}>${face(kind, red)}</symbol><symbol id="q${kind}" viewBox=${box}>${microFace(kind, red)}</symbol>`)}
    ${copies.map((copy) => svg`<symbol id="b${copy}" viewBox=${box}>${frame(copy)}</symbol><symbol id="n${copy}" viewBox=${box}>${bar(copy)}</symbol>`)}
    ${svg`<symbol id="back" viewBox=${box}>${back}</symbol>`}
  </svg>`
}
