/** Logs in the formats in which they are found, as games in the neutral format. */
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import type { LogGame } from "./log.ts"
import { readMajiang } from "./read/majiang.ts"
import { readMjai } from "./read/mjai.ts"
import { readNeutral } from "./read/neutral.ts"
import { type Row, rowsIn } from "./read/rows.ts"
import { readTenhouJson } from "./read/tenhou-json.ts"
import { readTenhouXml } from "./read/tenhou-xml.ts"

/** A file of which nothing can be made, and why, in a line. */
export class Unreadable extends Error {
  constructor(path: string, why: string) {
    super(`${path}: ${why}`)
  }
}

/** What stands in a file: the games, and a line for each that is not one or not whole. */
export interface Read {
  readonly games: readonly LogGame[]
  readonly unread: readonly string[]
}

/** The games of a file. Throws `Unreadable`. */
export const readLog = (path: string): Read => {
  let raw: Buffer
  try {
    raw = readFileSync(path)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === "EISDIR" ? "a folder: name the files in it" : code === "ENOENT" ? "no such file" : message
    throw new Unreadable(path, why)
  }
  return readGames(raw, path)
}

/** The games that stand in what was read, by what it begins with. Throws `Unreadable`. */
export const readGames = (raw: Buffer, path: string): Read => {
  let found: readonly Found[] | null
  try {
    found = foundIn(textOf(raw), basename(path))
  } catch (error) {
    throw new Unreadable(path, `broken off or damaged (${(error as Error).message})`)
  }
  if (found === null)
    throw new Unreadable(path, "neither a game of the neutral format nor a log of Tenhou, mjai or majiang")
  // whatever the format, what was made of it is checked: a damaged log makes no whole game
  const read = found.map((one) => Result.flatMap(one, readNeutral))
  const games = read.filter(Result.isSuccess).map(({ success }) => success)
  if (games.length === read.length && games.every(({ rounds }) => rounds.length === 0))
    throw new Unreadable(path, "no round is told to its end in it")
  const unread = read.flatMap((one, at) => amissIn(one).map((what) => `${path}: game ${at + 1} ${what}`))
  return { games, unread }
}

/** What is lacking of a game: all of it, or what stood behind the place where its log breaks off. */
const amissIn = (read: Result.Result<LogGame, string>): readonly string[] => {
  if (Result.isFailure(read)) return [`is damaged: ${read.failure}`]
  const { brokenOff } = read.success
  return brokenOff == null ? [] : [`breaks off ${brokenOff}`]
}

const textOf = (raw: Buffer): string =>
  (raw[0] === 0x1f && raw[1] === 0x8b ? gunzipSync(raw) : raw).toString("utf8").trim()

/** A game in the neutral format, not yet checked, or what is wrong with its log. */
type Found = Result.Result<unknown, string>
type Reader<A> = (log: A, id: string) => unknown

const foundIn = (text: string, id: string): readonly Found[] | null => {
  if (text.startsWith("<mjloggm")) {
    const logs = text.split(/(?=<mjloggm)/u)
    return logs.map((log, at) => madeOf(readTenhouXml, log, nameOf(id, at, logs.length)))
  }
  if (!/^[[{]/u.test(text)) return null
  const rows = rowsIn(text)
  const [first] = rows
  if (first !== undefined && Result.isSuccess(first) && "type" in first.success) return mjaiIn(rows, id)
  if (rows.every((row) => Result.isSuccess(row) && readerOf(row.success) === undefined)) return null
  return rows.map((row, at) =>
    Result.flatMap(row, (log): Found => {
      const reader = readerOf(log)
      return reader === undefined ? Result.fail("of no known format") : madeOf(reader, log, nameOf(id, at, rows.length))
    })
  )
}

/** A row of a majiang log has a `log` too. */
const readerOf = (row: object): Reader<never> | undefined => {
  if ("rounds" in row) return (game) => game
  if ("qijia" in row) return readMajiang
  return "log" in row ? readTenhouJson : undefined
}

const madeOf = (read: Reader<never>, log: unknown, id: string): Found =>
  Result.try({ try: () => read(log as never, id), catch: (error) => (error as Error).message })

const nameOf = (id: string, at: number, count: number): string => (count === 1 ? id : `${id}#${at + 1}`)

/** One stream of messages, which ends where a line of it cannot be read. */
const mjaiIn = (rows: readonly Row[], id: string): readonly Found[] => {
  const damaged = rows.findIndex(Result.isFailure)
  const whole = damaged < 0 ? rows : rows.slice(0, damaged)
  const messages = whole.filter(Result.isSuccess).map(({ success }) => success)
  return readMjai(messages as never, id, damaged < 0 ? null : damaged + 1).map(Result.succeed)
}
