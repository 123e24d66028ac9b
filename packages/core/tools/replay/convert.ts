/** Logs in another format: `npm run convert -- mjai|tenhou|neutral FILE...`, to standard output, one game after another. */
import type { LogGame } from "./log.ts"
import { readLog, Unreadable } from "./read.ts"
import { Unwritable } from "./write/unwritable.ts"
import { writeMjai } from "./write/mjai.ts"
import { writeTenhouJson } from "./write/tenhou-json.ts"

const writers: Readonly<Record<string, (game: LogGame) => string>> = {
  mjai: writeMjai,
  tenhou: writeTenhouJson,
  neutral: (game) => JSON.stringify(game)
}
const [format = "", ...paths] = process.argv.slice(2)
const write = writers[format]
if (write === undefined || paths.length === 0) {
  console.error(`usage: npm run convert -- ${Object.keys(writers).join("|")} FILE...`)
  process.exit(2)
}
const complain = (line: string): void => {
  console.error(line)
  process.exitCode = 2
}

/** A game that cannot be written in a format is named, and the others go on. */
const writeOrSay = (game: LogGame, path: string): string | null => {
  try {
    return write(game)
  } catch (error) {
    if (!(error instanceof Unwritable)) throw error
    complain(`${path}: ${game.id} ${error.message}`)
    return null
  }
}
for (const path of paths)
  try {
    const { games, unread } = readLog(path)
    unread.forEach(complain)
    for (const game of games) {
      const text = writeOrSay(game, path)
      if (text !== null) console.log(text)
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    complain(error.message)
  }
