/**
 * Holds a finished match against the seed revealed at its end: `npm run verify-shuffle -- FILE` (or `-` for stdin).
 *
 * The file is JSON: `{ "course": "feljong/first-match" }` or `{ "set": "feljong/level-1" }`, optional `options`, and
 * `events`, as the API and the table give them; what a seat could not see may be hidden in it.
 */
import { readFileSync } from "node:fs"
import * as Result from "effect/Result"
import { type Course, openCourse, steady } from "../src/engine/course.ts"
import { verifyShuffle } from "../src/engine/replay.ts"
import { compile } from "../src/rules/compile.ts"
import type { Event } from "../src/seams/event.ts"
import { courses, sets } from "../src/variants/registry.ts"

interface MatchFile {
  readonly course?: string
  readonly set?: string
  readonly options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly events: readonly Event[]
}

const stop = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const read = (path: string): MatchFile => {
  try {
    const file = JSON.parse(readFileSync(path === "-" ? 0 : path, "utf8")) as MatchFile
    return Array.isArray(file.events) ? file : stop(`${path} has no list of events.`)
  } catch (error) {
    return stop(`${path} cannot be read: ${(error as Error).message}`)
  }
}

const courseOf = ({ course, set, options = {} }: MatchFile): Course => {
  const published = course === undefined ? undefined : courses.get(course)
  if (published !== undefined) return Result.getOrThrow(openCourse(published, options))
  const one = set === undefined ? undefined : sets.get(set)
  if (one === undefined)
    return stop(
      `No such rules: say "course" (${[...courses.keys()].join(", ")}) or "set" (${[...sets.keys()].join(", ")}).`
    )
  return steady(Result.getOrThrow(compile(one.layers, { ...one.options, ...options })), one.id)
}

const [path] = process.argv.slice(2)
const file = read(path ?? stop("Which file? npm run verify-shuffle -- FILE"))
const report = verifyShuffle(courseOf(file), file.events)
if (Result.isFailure(report)) stop(report.failure.message)
else {
  const { committed, deals } = report.success
  console.log(`commitment: ${committed ? "is of the revealed seed" : "IS NOT of the revealed seed"}`)
  for (const { deal, matches } of deals)
    console.log(`deal ${deal}: ${matches ? "dealt and drawn as the seed says" : "NOT as the seed says"}`)
  process.exitCode = committed && deals.every((deal) => deal.matches) ? 0 : 1
}
