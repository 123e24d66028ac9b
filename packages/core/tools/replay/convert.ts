/** Logs in another format: `npm run convert -- mjai|tenhou|neutral FILE...`, to standard output, one game after another. */
import type { LogGame } from "./log.ts"
import { readLog, Unreadable } from "./read.ts"
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
for (const path of paths)
  try {
    for (const game of readLog(path)) console.log(write(game))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
