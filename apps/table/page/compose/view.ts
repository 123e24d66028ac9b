import { type DescribedLayer, describe, explainRules } from "@feljong/core"
import { html, nothing, type TemplateResult } from "lit"
import { familyOf } from "../../src/rules/ids.ts"
import { plainName } from "../../src/table/stage.ts"
import { registry } from "../registry.ts"
import { pageWords } from "../words.ts"
import { type Choice, isOn, withBase, withLayer } from "./choice.ts"
import { type Composer, word } from "./composer.ts"
import { heldBy, type Held, menuFor, menus, switchedIn } from "./menu.ts"
import { optionsIn } from "./options.ts"
import { clashes, problems } from "./problems.ts"

/** Everything that can be chosen, what is wrong with it, and what it comes to. */
export const composer = (at: Composer): TemplateResult => {
  const words = pageWords(at.locale)
  const { players, rules } = menuFor(at.choice.base)
  return html`<h2 tabindex="-1">${words.composeTitle}</h2>
    <p>${words.composeLead}</p>
    ${problems(words.wrong, "link", at, at.wrong)}
    <form @submit=${(event: Event) => submit(event, at)}>
      <fieldset>
        <legend>${words.base}</legend>
        ${menus.map(
          ({ family, bases }) =>
            html`<h3>${word(at, `${family}/`, `family.${family}`)}</h3>
              <div class="bases">${bases.map((id) => baseChoice(at, id))}</div>`
        )}
      </fieldset>
      ${switches(at, words.players, players, words.playersHow)} ${switches(at, words.rules, rules)}
      ${switches(at, words.others, strangers(at.choice))}
      <details class="basic" ?open=${at.choice.removed.length > 0}>
        <summary>${words.held}</summary>
        ${heldBy(at.choice.base).map((one) => held(at, one))}
      </details>
      ${outcome(at)}
    </form>
    ${share(at)} ${inWords(at)}`
}

const switches = (
  at: Composer,
  legend: string,
  layers: readonly DescribedLayer[],
  how = ""
): TemplateResult | typeof nothing =>
  layers.length === 0
    ? nothing
    : html`<fieldset>
        <legend>${legend}</legend>
        ${how === "" ? nothing : html`<p class="how">${how}</p>`}
        <div class="rules">${layers.map((layer) => switched(at, layer))}</div>
      </fieldset>`

/** Layers that were brought in by a link and that the menu does not have. */
const strangers = ({ base, added }: Choice): readonly DescribedLayer[] => {
  const known = switchedIn(base)
  const others = added.filter((id) => !known.some((layer) => layer.id === id))
  return describe(others.flatMap((id) => registry.layers.get(id) ?? []))
}

/** What is already in play under a heading of its own: a switch where it can be left out, and its options. */
const held = (at: Composer, { layer, spare }: Held): TemplateResult => {
  const { id, options } = layer
  const on = isOn(at.choice, id)
  const name = nameOf(at, id)
  return html`<section class="held" aria-labelledby="held-${id}">
    <div class="held-head">
      <h3 id="held-${id}">${name}</h3>
      ${spare ? switchOf(at, id) : nothing}
    </div>
    <p class="how">${word(at, id, `layer.${id}.how`)}</p>
    ${clashes(at, id)} ${on && options.length > 0 ? html`<div class="choices">${optionsIn(at, layer)}</div>` : nothing}
  </section>`
}

/** The switch of a layer: with its label, or named by the heading that it stands under. */
const switchOf = (at: Composer, id: string, label?: TemplateResult): TemplateResult =>
  html`<label
    ><input
      type="checkbox"
      role="switch"
      name=${id}
      aria-labelledby=${label === undefined ? `held-${id}` : nothing}
      .checked=${isOn(at.choice, id)}
      @change=${(event: Event) => at.choose(withLayer(at.choice, id, (event.target as HTMLInputElement).checked))}
    />${label ?? nothing}</label
  >`

/** A layer by name, with its family where it is of another than what is built on. */
const nameOf = (at: Composer, id: string): string => {
  const name = word(at, id, `layer.${id}`)
  return familyOf(id) === familyOf(at.choice.base)
    ? name
    : `${plainName(name)} (${word(at, id, `family.${familyOf(id)}`)})`
}

const submit = (event: Event, at: Composer): void => {
  event.preventDefault()
  if (at.composed.conflicts.length === 0) at.play()
}

const baseChoice = (at: Composer, id: string): TemplateResult => {
  const [number, title] = word(at, id, `stage.${id}`).split(" – ")
  return html`<label class="base"
    ><input
      type="radio"
      name="base"
      value=${id}
      .checked=${at.choice.base === id}
      @change=${() => at.choose(withBase(at.choice, id))}
    /><span><strong>${number}</strong> ${title}</span></label
  >`
}

const switched = (at: Composer, layer: DescribedLayer): TemplateResult => {
  const { id, options } = layer
  const on = isOn(at.choice, id)
  const text = html`<span
    ><strong>${nameOf(at, id)}</strong> <span class="how">${word(at, id, `layer.${id}.how`)}</span></span
  >`
  return html`<div class="rule ${on ? "on" : ""}">
    ${switchOf(at, id, text)} ${on ? clashes(at, id) : nothing}
    ${on && options.length > 0 ? html`<div class="choices">${optionsIn(at, layer)}</div>` : nothing}
  </div>`
}

const outcome = (at: Composer): TemplateResult => {
  const words = pageWords(at.locale)
  const { conflicts } = at.composed
  const refused = conflicts.length > 0
  return html`<div class="outcome">
    <div role="status">
      ${refused ? problems(words.conflicts, "rules", at, conflicts) : html`<p class="fine">${words.fine}</p>`}
    </div>
    <button
      type="submit"
      class="main"
      aria-disabled=${refused ? "true" : nothing}
      aria-describedby=${refused ? "problems-rules" : nothing}
      title=${refused ? words.cannotPlay : nothing}
    >
      ${words.play}
    </button>
  </div>`
}

const share = (at: Composer): TemplateResult => {
  const words = pageWords(at.locale)
  return html`<div class="share">
    <label class="link"
      ><span>${words.link}</span>
      <input
        name="link"
        readonly
        .value=${at.link}
        @focus=${(event: FocusEvent) => (event.target as HTMLInputElement).select()}
    /></label>
    <button type="button" name="copy" @click=${at.copy}>${words.copy}</button>
    <span class="copied" role="status">${at.copied === "" ? nothing : words[at.copied]}</span>
  </div>`
}

/** The rule set in words, what is as usual and what is not. */
const inWords = ({ locale, choice, composed: { rules, layers } }: Composer): TemplateResult | typeof nothing => {
  if (rules === null) return nothing
  const explained = explainRules(registry.labelsFor(rules.layers), rules, layers)
  return html`<section class="described" aria-labelledby="described">
    <h3 id="described">${pageWords(locale).described}</h3>
    <dl>
      ${explained.map(
        ({ id, name, how, options }) =>
          html`<div class=${choice.added.includes(id) ? "added" : ""}>
            <dt>${name[locale]}</dt>
            <dd>
              ${how[locale]}
              ${options.map(
                ({ text, value, clause }) =>
                  html`<span class="chosen"
                    >${text[locale]}: <b>${value[locale]}</b> <span class="clause">${clause}</span></span
                  >`
              )}
            </dd>
          </div>`
      )}
    </dl>
  </section>`
}
