/**
 * Steps logged games through the engine: `npm run replay -- FILE...`. Every refused event is printed with its ban and
 * clause, every win whose yaku, han, fu or payments differ, every draw that differs.
 */
import { readFileSync } from "node:fs"
import { compareGame, newTally } from "./compare.ts"
import { readGames } from "./read.ts"

const paths = process.argv.slice(2)
if (paths.length === 0) {
  console.error("usage: npm run replay -- FILE...")
  process.exit(2)
}
const total = newTally()
for (const path of paths) {
  for (const game of readGames(readFileSync(path), path)) compareGame(total, game)
  for (const line of total.lines.splice(0)) console.log(line)
}
const { lines: _, ...counts } = total
console.log(
  Object.entries(counts)
    .map(([name, n]) => `${name} ${n}`)
    .join(", ")
)
process.exitCode = total.refused + total.wrong + total.unlike === 0 ? 0 : 1
