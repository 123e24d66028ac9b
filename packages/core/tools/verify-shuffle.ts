/**
 * Holds a finished match against the seed revealed at its end: `npm run verify-shuffle -- FILE` (or `-` for stdin).
 *
 * The file is JSON: `{ "course": "feljong/first-match" }`, `{ "set": "feljong/level-1" }` or `{ "layers": [...] }`,
 * optional `options`, and `events`, with their numbers as the API gives them or without; what a seat could not see may
 * be hidden in it.
 */
import { readFileSync } from "node:fs"
import * as Result from "effect/Result"
import { type Course, openCourse, steady } from "../src/engine/course.ts"
import { verifyShuffle } from "../src/engine/replay.ts"
import { compile } from "../src/rules/compile.ts"
import type { Event } from "../src/seams/event.ts"
import { courses, layers, sets } from "../src/variants/registry.ts"

interface MatchFile {
  readonly course?: string
  readonly set?: string
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly layers?: readonly string[]
  readonly events: readonly (Event | { readonly event: Event })[]
}

const stop = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const read = (path: string): MatchFile => {
  try {
    const file = JSON.parse(readFileSync(path === "-" ? 0 : path, "utf8")) as MatchFile
    const events: unknown = file.events
    const isList = Array.isArray(events) && events.every((row) => typeof row === "object" && row !== null)
    return isList ? file : stop(`${path} has no list of events.`)
  } catch (error) {
    return stop(`${path} cannot be read: ${(error as Error).message}`)
  }
}

const courseOf = ({ course, set, layers: ids, options = {} }: MatchFile): Course => {
  const published = course === undefined ? undefined : courses.get(course)
  if (published !== undefined) return Result.getOrThrow(openCourse(published, options))
  if (ids !== undefined) {
    const unknown = ids.find((id) => !layers.has(id))
    if (unknown !== undefined) stop(`There is no layer "${unknown}".`)
    const made = compile(
      ids.map((id) => layers.get(id)!),
      options
    )
    return Result.isSuccess(made) ? steady(made.success) : stop(made.failure.map(({ message }) => message).join(" "))
  }
  const one = set === undefined ? undefined : sets.get(set)
  if (one === undefined)
    return stop(
      `No such rules: say "course" (${[...courses.keys()].join(", ")}), "set" (${[...sets.keys()].join(", ")}) or "layers".`
    )
  return steady(Result.getOrThrow(compile(one.layers, { ...one.options, ...options })), one.id)
}

const [path] = process.argv.slice(2)
const file = read(path ?? stop("Which file? npm run verify-shuffle -- FILE"))
const events = file.events.map((row) => ("event" in row ? row.event : row))
const report = verifyShuffle(courseOf(file), events)
if (Result.isFailure(report)) stop(report.failure.message)
else {
  const { committed, deals } = report.success
  console.log(`commitment: ${committed ? "is of the revealed seed" : "IS NOT of the revealed seed"}`)
  for (const { deal, matches } of deals)
    console.log(`deal ${deal}: ${matches ? "dealt and drawn as the seed says" : "NOT as the seed says"}`)
  process.exitCode = committed && deals.every((deal) => deal.matches) ? 0 : 1
}
