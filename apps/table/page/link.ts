import { type Conflict, conflict, describe, type DescribedOption, locales } from "@feljong/core"
import { fullId, idMeant, isTakenAway, shortId } from "../src/rules/ids.ts"
import { type Choice, firstChoice, idsOf, isOn, valueOf, withLayer, withOption } from "./compose/choice.ts"
import { bases, layersOf } from "./compose/menu.ts"
import { registry } from "./registry.ts"

const { courses, labelsOf, layers, sets } = registry

/**
 * A choice as a query: `play=level-4+kan+-toitoi&kan.inRiichi=same-waits`. First what is built on, then what is added
 * and, with a minus, what is taken away; options that are as usual are left out. A course or a published set alone is
 * `play=sanma`.
 */
export const write = (choice: Choice): string => {
  const play = idsOf(choice)
    .map((id) => encodeURIComponent(shortId(id)).replaceAll("%2F", "/"))
    .join("+")
  const chosen = Object.entries(choice.options).flatMap(([layer, values]) =>
    Object.entries(values).map(([name, value]) => `${shortId(layer)}.${name}=${encodeURIComponent(value)}`)
  )
  return [`play=${play}`, ...chosen].join("&")
}

/** What a link asks for. */
export interface Linked {
  /** a course or a set that is played as it is, or null */
  readonly play: string | null
  /** rules to be put together, or null */
  readonly choice: Choice | null
  /** what in it means nothing here; the rest is kept */
  readonly wrong: readonly Conflict[]
}

const isOption = (key: string): boolean => key.includes(".")

export const read = (query: URLSearchParams): Linked => {
  const words = (query.get("play") ?? "").split(/[\s+]+/u).filter((word) => word !== "")
  const chosen = [...query].filter(([key]) => isOption(key))
  const [first] = words
  if (first === undefined && chosen.length === 0) return { play: null, choice: null, wrong: [] }
  const plain = words.length === 1 && chosen.length === 0
  if (plain && (courses.has(fullId(first!)) || sets.has(fullId(first!))))
    return { play: first!, choice: null, wrong: [] }
  return readChoice(words, chosen)
}

const readChoice = (words: readonly string[], chosen: readonly (readonly [string, string])[]): Linked => {
  const wrong: Conflict[] = []
  let choice: Choice = { ...firstChoice, base: words.map(fullId).find((id) => sets.has(id)) ?? firstChoice.base }
  const { base } = choice
  if (!bases.includes(base)) choice = unfolded(choice)
  for (const word of words) {
    const id = idMeant(word)
    if (!layers.has(id)) {
      if (id !== base) wrong.push(conflict({ _tag: "UnknownLayer", layer: shortId(id) }))
    } else if (isTakenAway(word)) {
      if (isOn(choice, id)) choice = takenFrom(choice, id)
    } else if (!isOn(choice, id)) choice = { ...choice, added: [...choice.added, id] }
  }
  for (const [key, text] of chosen) {
    const at = key.lastIndexOf(".")
    const read = readOption(choice, fullId(key.slice(0, at)), key.slice(at + 1), text)
    if ("_tag" in read) wrong.push(read)
    else choice = read
  }
  return { play: null, choice, wrong }
}

/** Without a layer, and without anything else being taken for granted. */
const takenFrom = (choice: Choice, id: string): Choice =>
  layersOf(choice.base).includes(id)
    ? { ...choice, removed: [...choice.removed, id] }
    : { ...choice, added: choice.added.filter((one) => one !== id) }

/** A published set as the largest base that it holds, and what it adds. */
const unfolded = ({ base }: Choice): Choice => {
  const ids = layersOf(base)
  const held = bases.filter((id) => layersOf(id).every((layer) => ids.includes(layer)))
  const under = held.at(-1) ?? firstChoice.base
  const basic = new Set(layersOf(under))
  return ids
    .filter((id) => !basic.has(id))
    .reduce((choice, id) => withLayer(choice, id, true), {
      ...firstChoice,
      base: under
    })
}

const readOption = (choice: Choice, layer: string, option: string, text: string): Choice | Conflict => {
  const found = layers.get(layer)
  if (found === undefined) return conflict({ _tag: "UnknownLayer", layer })
  const known = describe([found])[0]!.options.find(({ name }) => name === option)
  if (known === undefined) return conflict({ _tag: "UnknownOption", layer, option })
  if (!isOn(choice, layer)) return conflict({ _tag: "OptionOfAbsentLayer", layer })
  const value = valueOf(known, text) ?? valueNamed(layer, known, text)
  if (value === undefined) return conflict({ _tag: "BadOption", layer, option, value: text, takes: known.values })
  return withOption(choice, layer, known, value)
}

/** The value that goes by a name in one of the languages, as a conflict tells it: "Sim" for true. */
const valueNamed = (layer: string, { name, values }: DescribedOption, text: string) => {
  if ("min" in values) return undefined
  const words = locales.map((locale) => labelsOf(layer)[locale])
  const said = (value: string | number | boolean): boolean =>
    words.some((own) => own[`option.${layer}/${name}.${value}`]?.toLowerCase() === text.toLowerCase())
  return values.find(said)
}
