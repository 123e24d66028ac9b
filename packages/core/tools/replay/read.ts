/** Logs in the formats in which they are found, as games in the neutral format. */
import { readFileSync } from "node:fs"
import { basename } from "node:path"
import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import type { LogGame } from "./log.ts"
import { readMajiang } from "./read/majiang.ts"
import { readMjai } from "./read/mjai.ts"
import { readNeutral } from "./read/neutral.ts"
import { readTenhouJson } from "./read/tenhou-json.ts"
import { readTenhouXml } from "./read/tenhou-xml.ts"

/** A file of which nothing can be made, and why, in a line. */
export class Unreadable extends Error {
  constructor(path: string, why: string) {
    super(`${path}: ${why}`)
  }
}

/** What stands in a file: the games, and a line for each that is not one. */
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
  let rows: readonly unknown[] | null
  try {
    rows = rowsOf(textOf(raw), basename(path))
  } catch (error) {
    throw new Unreadable(path, `broken off or damaged (${(error as Error).message})`)
  }
  if (rows === null)
    throw new Unreadable(path, "neither a game of the neutral format nor a log of Tenhou, mjai or majiang")
  // whatever the format, what was made of it is checked: a damaged log makes no whole game
  const read = rows.map((row, at) =>
    Result.mapError(readNeutral(row), (why) => `${path}: game ${at + 1} is damaged: ${why}`)
  )
  const games = read.filter(Result.isSuccess).map(({ success }) => success)
  const unread = read.filter(Result.isFailure).map(({ failure }) => failure)
  if (unread.length === 0 && games.every(({ rounds }) => rounds.length === 0))
    throw new Unreadable(path, "no round is told to its end in it")
  return { games, unread }
}

const textOf = (raw: Buffer): string =>
  (raw[0] === 0x1f && raw[1] === 0x8b ? gunzipSync(raw) : raw).toString("utf8").trim()

/** Games in the neutral format, not yet checked. */
const rowsOf = (text: string, id: string): readonly unknown[] | null => {
  if (text.startsWith("<mjloggm")) return [readTenhouXml(text, id)]
  if (!text.startsWith("{")) return null
  const rows = rowsIn(text)
  const first = rows[0]!
  if ("rounds" in first) return rows
  if ("type" in first) return readMjai(rows as never, id)
  if ("qijia" in first) return [readMajiang(first as never, id)]
  return "log" in first ? [readTenhouJson(first as never, id)] : null
}

/** A value in every line, or one over several lines. */
const rowsIn = (text: string): readonly object[] => {
  const lines = text.split("\n").filter((line) => line.trim() !== "")
  if (lines[0]!.trim() === "{") return [JSON.parse(text) as object]
  return lines.map((line) => JSON.parse(line) as object)
}
