import "../src/index.ts"
import type { FeljongTable } from "../src/index.ts"
import { pageWords, plays } from "./words.ts"

const table = document.querySelector<FeljongTable>("feljong-table")!
const form = document.querySelector<HTMLFormElement>("#setup")!
const field = (name: string) => form.elements.namedItem(name) as HTMLSelectElement
const asked = new URLSearchParams(location.search)

const locale = (): "pt-BR" | "en" => (document.documentElement.lang.startsWith("en") ? "en" : "pt-BR")

/** Fills a list anew and keeps what was chosen. */
const fill = (select: HTMLSelectElement, options: readonly (readonly [string, string])[]): void => {
  const { value } = select
  select.replaceChildren(...options.map(([id, text]) => new Option(text, id)))
  if (options.some(([id]) => id === value)) select.value = value
}

const speak = (lang: string): void => {
  document.documentElement.lang = lang
  const words = pageWords(locale())
  document.title = words.title
  for (const span of form.querySelectorAll<HTMLElement>("[data-text]"))
    span.textContent = words[span.dataset["text"] as "course" | "bots" | "language"]
  fill(field("play"), plays(locale()))
  fill(
    field("bots"),
    (["weak", "middle", "strong"] as const).map((id) => [id, words[id]])
  )
  field("lang").value = locale()
  table.lang = locale()
}

const play = (name: string): void => {
  table.course = name
}

const choose = (name: string, value: string | null): void => {
  const select = field(name)
  if (value !== null && [...select.options].some((option) => option.value === value)) select.value = value
}

speak(asked.get("lang") ?? document.documentElement.lang)
field("bots").value = "middle"
choose("play", asked.get("play"))
choose("bots", asked.get("bots"))
for (const [name, value] of asked)
  if (name === "seed" || name === "speed" || name === "theme" || name === "confirm" || name === "assist")
    table.setAttribute(name, value)
table.bots = field("bots").value as FeljongTable["bots"]
play(field("play").value)

form.addEventListener("change", ({ target }) => {
  const { name, value } = target as HTMLSelectElement
  if (name === "lang") speak(value)
  else if (name === "bots") table.bots = value as FeljongTable["bots"]
  else play(value)
})
form.addEventListener("submit", (event) => event.preventDefault())
