import type { DescribedLayer, DescribedOption } from "@feljong/core"
import { html, type TemplateResult } from "lit"
import { pageWords } from "../words.ts"
import { usual, valueIn, valueOf, withOption } from "./choice.ts"
import { type Composer, word } from "./composer.ts"

/** A layer's options, each a field with its clause. */
export const optionsIn = (at: Composer, { id, options }: DescribedLayer): readonly TemplateResult[] =>
  options.map((option) => {
    const value = valueIn(at.choice, id, option)
    const set = (event: Event): void => {
      const chosen = valueOf(option, (event.target as HTMLSelectElement | HTMLInputElement).value)
      if (chosen !== undefined) at.choose(withOption(at.choice, id, option, chosen))
    }
    return html`<label class="option"
      ><span>${word(at, id, `option.${id}/${option.name}`)} <span class="clause">${option.cites}</span></span>
      ${field(at, id, option, value, set)}</label
    >`
  })

const field = (
  at: Composer,
  layer: string,
  option: DescribedOption,
  value: string | number | boolean,
  set: (event: Event) => void
): TemplateResult => {
  const { name, values } = option
  const key = `${layer}.${name}`
  const byDefault = usual(at.choice, layer, option)
  if ("min" in values)
    return html`<input
      type="number"
      name=${key}
      min=${values.min}
      max=${values.max}
      .value=${String(value)}
      @change=${set}
    />`
  return html`<select name=${key} @change=${set}>
    ${values.map((one) => {
      const text = word(at, layer, `option.${layer}/${name}.${one}`)
      const shown = one === byDefault ? pageWords(at.locale).usual.replace("{value}", text) : text
      return html`<option value=${String(one)} ?selected=${one === value} .selected=${one === value}>${shown}</option>`
    })}
  </select>`
}
