import type { WonBy } from "../seams/event.ts"
import { bad, type Bad } from "./given-hand.ts"

type Form = readonly [what: string, holds: (value: unknown) => boolean]

const ways: readonly WonBy[] = ["self-draw", "discard", "robbed"]
const isList = (of: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(of)
const isNumber = (value: unknown): boolean => typeof value === "number"
const isText = (value: unknown): boolean => typeof value === "string"

const number: Form = ["a number", isNumber]
const tiles: Form = ["a list of tiles", isList(isNumber)]
const texts: Form = ["a list of ids", isList(isText)]
const flag: Form = ["true or false", (value) => typeof value === "boolean"]
const text: Form = ["an id", isText]

const needed: Readonly<Record<string, Form>> = {
  concealed: tiles,
  winning: ["a tile", isNumber],
  by: [`one of ${ways.join(", ")}`, (value) => ways.includes(value as WonBy)],
  seatWind: number
}
const optional: Readonly<Record<string, Form>> = {
  aside: tiles,
  fromWind: number,
  round: number,
  indicators: tiles,
  under: tiles,
  declared: texts,
  pot: number,
  repeats: number,
  live: number,
  discards: number,
  sinceDeclared: number,
  declaredFirst: flag,
  called: flag,
  set: text
}
const neededOfOther = { seatWind: number, concealed: tiles }
const optionalOfOther = { aside: tiles, declared: texts }
const neededOfMeld = { tiles, claimed: flag }
const optionalOfMeld = { added: flag }

/** Whether something has the form of a given hand: types are not there for everybody who calls `scoreHand`. */
export const malformed = (given: unknown): Bad | null =>
  formOf(given, "the hand", "", needed, optional) ??
  meldsIn(given, "") ??
  listIn(
    given,
    "others",
    "",
    (other, at) => formOf(other, at, `${at}.`, neededOfOther, optionalOfOther) ?? meldsIn(other, `${at}.`)
  )

const meldsIn = (given: unknown, at: string): Bad | null =>
  listIn(given, "melds", at, (meld, place) => formOf(meld, place, `${place}.`, neededOfMeld, optionalOfMeld))

const formOf = (
  given: unknown,
  name: string,
  at: string,
  needs: Readonly<Record<string, Form>>,
  may: Readonly<Record<string, Form>>
): Bad | null => {
  if (typeof given !== "object" || given === null) return bad("Malformed", name, `Expected an object as ${name}.`)
  const fields = given as Readonly<Record<string, unknown>>
  for (const [place, [what, holds]] of Object.entries({ ...needs, ...may }))
    if (!holds(fields[place]) && (place in needs || fields[place] !== undefined))
      return bad("Malformed", at + place, `Expected ${what} in ${at}${place}.`)
  return null
}

const listIn = (
  given: unknown,
  field: string,
  at: string,
  problemIn: (one: unknown, place: string) => Bad | null
): Bad | null => {
  const list = (given as Readonly<Record<string, unknown>>)[field]
  if (list === undefined) return null
  const place = at + field
  if (!Array.isArray(list)) return bad("Malformed", place, `Expected a list in ${place}.`)
  for (const [i, one] of list.entries()) {
    const problem = problemIn(one, `${place}[${i}]`)
    if (problem !== null) return problem
  }
  return null
}
