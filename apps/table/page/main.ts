import { asked } from "./asked.ts"
import { type Locale } from "@feljong/core"
import { html, nothing, render } from "lit"
import "../src/index.ts"
import type { FeljongTable } from "../src/index.ts"
import { plainName } from "../src/table/stage.ts"
import { type Choice, composed, firstChoice, idsOf } from "./compose/choice.ts"
import { composer } from "./compose/view.ts"
import { type Linked, read, write } from "./link.ts"
import { COMPOSE, pageWords, plays, ruleWords } from "./words.ts"

const table = document.querySelector<FeljongTable>("feljong-table")!
const form = document.querySelector<HTMLFormElement>("#setup")!
const panel = document.querySelector<HTMLElement>("#compose")!
const bar = document.querySelector<HTMLElement>("#composed")!
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement

const locale = (): Locale => (document.documentElement.lang.startsWith("en") ? "en" : "pt-BR")

/** What is composed, and whether it is being composed, played, or neither. */
let at: "composing" | "playing" | "elsewhere" = "elsewhere"
let choice: Choice = firstChoice
let wrong: Linked["wrong"] = []
let copied: "" | "copied" | "notCopied" = ""

/** What is copied: the rules, in the language that they are read in. */
const link = (): string => `${location.origin}${location.pathname}?${write(choice)}&lang=${locale()}`

/** Fills a list anew and keeps what was chosen. */
const fill = (select: HTMLSelectElement, options: readonly HTMLElement[]): void => {
  const { value } = select
  select.replaceChildren(...options)
  if ([...select.options].some((option) => option.value === value)) select.value = value
}
const optionFor = ([value, text]: readonly [string, string]): HTMLOptionElement => new Option(text, value)

/** The matches under the names of their families; last, rules that one composes. */
const matchOptions = (): readonly HTMLElement[] => [
  ...plays(locale()).map(({ family, matches }) => {
    const group = document.createElement("optgroup")
    group.label = family
    group.append(...matches.map(optionFor))
    return group
  }),
  optionFor([COMPOSE, pageWords(locale()).compose])
]

/** The address says what is played, and keeps what else it said. */
const address = (query: string): void => {
  const others = [...new URLSearchParams(location.search)].filter(([key]) => key !== "play" && !key.includes("."))
  const rest = new URLSearchParams(others).toString()
  history.replaceState(null, "", `?${query}${rest === "" ? "" : `&${rest}`}`)
}

const draw = (): void => {
  const words = pageWords(locale())
  panel.hidden = at !== "composing"
  table.hidden = at === "composing"
  bar.hidden = at !== "playing"
  const compose = { locale: locale(), choice, composed: composed(choice), wrong, link: link(), copied }
  render(
    at === "composing" ? composer({ ...compose, choose, play: playComposed, copy: () => void copy() }) : nothing,
    panel
  )
  render(
    at === "playing"
      ? html`<span>${words.playing.replace("{name}", nameOf(choice))}</span>
          <button type="button" name="change" @click=${change}>${words.change}</button>`
      : nothing,
    bar
  )
}

const nameOf = ({ base, added, removed, options }: Choice): string => {
  const [number] = ruleWords(locale(), base, `stage.${base}`).split(" – ")
  const layer = (id: string): string => plainName(ruleWords(locale(), id, `layer.${id}`))
  const name = [[number, ...added.map(layer)].join(" + "), ...removed.map(layer)].join(" − ")
  return Object.keys(options).length === 0 ? name : `${name}, ${pageWords(locale()).ownOptions}`
}

const choose = (next: Choice): void => {
  choice = next
  wrong = []
  copied = ""
  address(write(choice))
  draw()
}

const change = (): void => {
  at = "composing"
  draw()
  panel.querySelector<HTMLElement>("h2")!.focus()
}

const playComposed = (): void => {
  at = "playing"
  table.layers = idsOf(choice).join(" ")
  table.options = choice.options
  address(write(choice))
  draw()
  void table.updateComplete.then(() => table.focus())
}

const copy = async (): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link())
    copied = "copied"
  } catch {
    copied = "notCopied"
  }
  draw()
}

const playNamed = (name: string): void => {
  at = "elsewhere"
  table.layers = ""
  table.options = null
  table.course = name
  draw()
}

const speak = (lang: string): void => {
  document.documentElement.lang = lang
  const words = pageWords(locale())
  document.title = words.title
  for (const span of form.querySelectorAll<HTMLElement>("[data-text]"))
    span.textContent = words[span.dataset["text"] as "course" | "bots" | "language"]
  fill(field("play"), matchOptions())
  fill(
    field("bots"),
    (["weak", "middle", "strong"] as const).map((id) => optionFor([id, words[id]]))
  )
  field("lang").value = locale()
  table.lang = locale()
  draw()
}

const openComposer = (): void => {
  field("play").value = COMPOSE
  at = "composing"
  draw()
}

const open = (linked: Linked): void => {
  if (linked.choice === null) {
    const select = field("play")
    if (linked.play !== null && [...select.options].some(({ value }) => value === linked.play))
      select.value = linked.play
    return playNamed(linked.play ?? select.value)
  }
  choice = linked.choice
  wrong = linked.wrong
  openComposer()
  if (wrong.length === 0 && composed(choice).conflicts.length === 0) playComposed()
}

speak(document.documentElement.lang)
field("bots").value = ["weak", "strong"].find((id) => id === asked.get("bots")) ?? "middle"
for (const [name, value] of asked)
  if (name === "seed" || name === "speed" || name === "theme" || name === "confirm" || name === "assist")
    table.setAttribute(name, value)
// one that is none is said by the table
table.bots = (asked.get("bots") ?? "middle") as FeljongTable["bots"]
if (asked.get("play") === COMPOSE) openComposer()
else open(read(asked))

form.addEventListener("change", ({ target }) => {
  const { name, value } = target as HTMLSelectElement
  if (name === "lang") {
    speak(value)
    const query = new URLSearchParams(location.search)
    query.set("lang", value)
    history.replaceState(null, "", `?${query.toString().replaceAll("%2F", "/")}`)
  } else if (name === "bots") table.bots = value as FeljongTable["bots"]
  else if (value === COMPOSE) {
    at = "composing"
    draw()
  } else {
    address(`play=${value}`)
    playNamed(value)
  }
})
form.addEventListener("submit", (event) => event.preventDefault())
