import { checkSeed, type Text } from "@feljong/core"
import { bots } from "@feljong/core/bots"
import { inAll } from "../labels/words.ts"
import type { Options } from "../rules/compose.ts"

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
  readonly seed: string
  readonly speed: number
  readonly level: number | null
  readonly options: Options | null
  readonly getAttribute: (name: string) => string | null
}

/** What is wrong with a table's attributes: each one by its name, with what it takes. */
export const faultsOf = (table: Read): readonly Text[] => {
  const faults: Text[] = []
  for (const [name, instead] of Object.entries(misnamed)) {
    const value = table.getAttribute(name)
    if (value !== null) faults.push(inAll("attribute.other", { name, instead, value }))
  }
  for (const [name, values] of Object.entries(listed) as [keyof typeof listed, readonly string[]][])
    if (!values.includes(table[name]))
      faults.push(inAll("attribute.list", { name, value: table[name], values: values.join(", ") }))
  for (const [name, from] of [
    ["speed", 0],
    ["level", 1]
  ] as const)
    if (table[name] !== null && !(Number.isInteger(table[name]) && table[name] >= from))
      faults.push(inAll("attribute.number", { name, value: table.getAttribute(name) ?? table[name], from }))
  if (!isSeed(table.seed)) faults.push(inAll("attribute.seed", { value: table.seed }))
  const written = table.getAttribute("options")
  const read = table.options === null && written !== null ? parseOptions(written) : null
  return read !== null && "fault" in read ? [...faults, read.fault] : faults
}

const isSeed = (seed: string): boolean => seed === "" || checkSeed(seed)._tag === "Success"
