import { checkSeed, type Text } from "@feljong/core"
import { bots } from "@feljong/core/bots"
import { inAll } from "../labels/words.ts"
import type { Options } from "../rules/compose.ts"
import { unlisted, unspoken } from "./taken.ts"
import { viewpoints } from "./viewpoint.ts"

/** What an attribute takes, where that is a list. */
export const listed = {
  bots: Object.keys(bots),
  theme: ["auto", "light", "dark"],
  confirm: ["auto", "always", "never"],
  assist: ["auto", "on", "off"]
} as const

const EXAMPLE = '{"kan":{"inRiichi":"same-waits"}}'

/** Where a text stops being JSON, as far as the engine tells. */
const errorAt = (text: string, { message }: Error): number =>
  Number(/(?:position|column) (\d+)/u.exec(message)?.[1] ?? text.length)

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value)

/** Options as an attribute holds them, or what is wrong with the text. */
const parseOptions = (text: string): { readonly options: Options } | { readonly fault: Text } => {
  try {
    const read: unknown = JSON.parse(text)
    if (isObject(read) && Object.values(read as object).every(isObject)) return { options: read as Options }
    return { fault: inAll("attribute.object", { example: EXAMPLE, value: text }) }
  } catch (error) {
    const at = errorAt(text, error as Error)
    const near = text.slice(Math.max(0, at - 8), at + 12)
    return { fault: inAll("attribute.json", { at, near, example: EXAMPLE }) }
  }
}

/** Options as an attribute holds them; none where the text cannot be read, which `faultsOf` says. */
export const readOptions = (text: string | null): Options | null => {
  const read = parseOptions(text?.trim() || "{}")
  return "options" in read ? read.options : null
}

/** What authors write for an attribute that goes by another name. */
const misnamed = { variant: "course", ruleset: "course", rules: "layers" } as const

interface Read extends Readonly<Record<keyof typeof listed, string>> {
  readonly lang: string
  readonly viewpoint: string | null
  readonly seed: string
  readonly speed: number
  readonly level: number | null
  readonly options: Options | null
  readonly getAttribute: (name: string) => string | null
}

/** How far a table's numbers go. */
interface Bounds {
  /** 0 where levels do not matter */
  readonly levels: number
  readonly seats: number
}

/** What is wrong with a table's attributes: each one by its name, with what it takes. */
export const faultsOf = (table: Read, { levels, seats }: Bounds): readonly Text[] => {
  const faults: Text[] = []
  for (const [name, instead] of Object.entries(misnamed)) {
    const value = table.getAttribute(name)
    if (value !== null) faults.push(inAll("attribute.other", { name, instead, value }))
  }
  faults.push(...unlisted(table as Pick<Read, keyof typeof listed>, listed))
  faults.push(...unspoken(table.lang))
  if (table.viewpoint) faults.push(...unlisted({ viewpoint: table.viewpoint }, { viewpoint: viewpoints(seats) }))
  for (const [name, from, to] of [
    ["speed", 0, Infinity],
    ["level", 1, levels || Infinity]
  ] as const) {
    const number = table[name]
    if (number === null || (Number.isInteger(number) && number >= from && number <= to)) continue
    const value = table.getAttribute(name) ?? number
    faults.push(inAll(to === Infinity ? "attribute.number" : "attribute.range", { name, value, from, to }))
  }
  if (!isSeed(table.seed)) faults.push(inAll("attribute.seed", { value: table.seed }))
  const written = table.getAttribute("options")
  const read = table.options === null && written !== null ? parseOptions(written) : null
  return read !== null && "fault" in read ? [...faults, read.fault] : faults
}

const isSeed = (seed: string): boolean => seed === "" || checkSeed(seed)._tag === "Success"
