import { isDeepStrictEqual } from "node:util"
import { formatTiles } from "@feljong/core/notation"
import type { Json } from "./case.ts"
import { canonical, sortedText } from "./tiles.ts"

/** Collects what differs; an expectation that is absent asks for nothing. */
export class Findings {
  readonly all: string[] = []

  say(text: string): void {
    this.all.push(text)
  }

  same(what: string, actual: unknown, expected: unknown): void {
    if (expected === undefined || isDeepStrictEqual(actual, expected)) return
    this.say(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`)
  }

  /** A list whose order says nothing. */
  sameSet(what: string, actual: readonly string[], expected: readonly string[] | undefined): void {
    this.same(what, actual.toSorted(), expected?.toSorted())
  }
}

const tileKeys = new Set(["tile", "tiles"])

/** Whether everything expected is there; what is not mentioned may be anything. Tiles are compared as text. */
export const includes = (actual: unknown, expected: Json, key = ""): boolean => {
  if (tileKeys.has(key) && typeof expected === "string") {
    if (typeof actual === "number") return formatTiles([actual]) === expected
    return Array.isArray(actual) && sortedText(actual as number[]) === canonical(expected)
  }
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((one: Json, i) => includes(actual[i], one))
    )
  if (typeof expected !== "object" || expected === null) return actual === expected
  if (typeof actual !== "object" || actual === null) return false
  return Object.entries(expected).every(([name, value]) => {
    const own = name === "event" || name === "tag" ? "_tag" : name
    return includes((actual as Readonly<Record<string, unknown>>)[own], value, name)
  })
}

/** Holds a whole list against what it must be, item by item. */
export const sameList = (
  findings: Findings,
  what: string,
  actual: readonly unknown[],
  expected: readonly Json[] | undefined
): void => {
  if (expected === undefined) return
  if (actual.length === expected.length && expected.every((one, i) => includes(actual[i], one))) return
  findings.say(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`)
}
