import type { Action } from "../seams/action.ts"

const isText = (value: unknown): boolean => typeof value === "string"
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value)
const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every((item) => typeof item === "number")

/** Whether something has the form of an action: types are not there for everybody who calls `step`. */
export const isWellFormed = (given: unknown): given is Action => {
  if (typeof given !== "object" || given === null) return false
  const action = given as Readonly<Record<string, unknown>>
  switch (action["_tag"]) {
    case "discard":
      return typeof action["tile"] === "number" && isTextOrAbsent(action["declare"])
    case "claim":
    case "setAside":
      return isText(action["what"]) && areNumbers(action["tiles"])
    case "declare":
      return isText(action["what"])
    case "win":
    case "pass":
      return true
    case "next":
      return isTextOrAbsent(action["stage"])
    default:
      return false
  }
}
