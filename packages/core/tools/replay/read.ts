/** Logs in the formats in which they are found, as games in the neutral format. */
import { basename } from "node:path"
import { gunzipSync } from "node:zlib"
import type { LogGame } from "./log.ts"
import { readMajiang } from "./read/majiang.ts"
import { readMjai } from "./read/mjai.ts"
import { readTenhouJson } from "./read/tenhou-json.ts"
import { readTenhouXml } from "./read/tenhou-xml.ts"

/** The games of one file, by what stands in it. Throws an `Error` that names the file where it is of no known format. */
export const readGames = (raw: Buffer, path: string): readonly LogGame[] => {
  const text = (raw[0] === 0x1f && raw[1] === 0x8b ? gunzipSync(raw) : raw).toString("utf8").trim()
  const id = basename(path)
  if (text.startsWith("<mjloggm")) return [readTenhouXml(text, id)]
  try {
    const lines = text.split("\n")
    const first = JSON.parse(lines[0]!) as object
    if ("rounds" in first) return lines.filter(Boolean).map((line) => JSON.parse(line) as LogGame)
    if ("type" in first)
      return [
        readMjai(
          lines.filter(Boolean).map((line) => JSON.parse(line) as never),
          id
        )
      ]
    if ("qijia" in first) return [readMajiang(first as never, id)]
    if ("log" in first) return [readTenhouJson(first as never, id)]
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error })
  }
  throw new Error(`${path}: neither a game of the neutral format nor a log of Tenhou, mjai or majiang`)
}
