/**
 * Steps logged games through the engine: `npm run replay -- FILE...`. Every refused event is printed with its ban and
 * clause, and what the log says otherwise of a deal, a move, a win, a draw or the beginning of a round. Ends with 1 where something differs,
 * with 2 where a game cannot be read; the others are compared all the same.
 */
import { compareGame, newTally } from "./compare/game.ts"
import { readLog, Unreadable } from "./read.ts"

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error("usage: npm run replay -- FILE...")
  process.exit(2)
}
const total = newTally()
let unread = 0
for (const path of paths) {
  try {
    const { games, unread: damaged } = readLog(path)
    for (const line of damaged) console.error(line)
    unread += damaged.length
    for (const game of games) compareGame(total, game)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    console.error(error.message)
    unread++
  }
  for (const line of total.lines.splice(0)) console.log(line)
}
const { lines: _, ...counts } = total
console.log(
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(", ")
)
process.exitCode = unread > 0 ? 2 : total.refused + total.wrong + total.unlike > 0 ? 1 : 0
