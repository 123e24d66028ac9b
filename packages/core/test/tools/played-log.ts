/** Matches between bots as logs. */
import * as Result from "effect/Result"
import { middle } from "../../src/bots/index.ts"
import { steady } from "../../src/engine/course.ts"
import { compile } from "../../src/rules/compile.ts"
import { sets } from "../../src/variants/riichi/sets.ts"
import { compareGame, newTally, type Tally } from "../../tools/replay/compare/game.ts"
import type { LogGame } from "../../tools/replay/log.ts"
import { readGames } from "../../tools/replay/read.ts"
import { gameOf } from "../../tools/replay/write/neutral.ts"
import { numbersFrom, playMatch } from "../laws/play.ts"

/** A match under a house's rules, without its walls. */
export const played = (
  house: "tenhou" | "tenhou-sanma",
  seed: string,
  length: "hanchan" | "tonpuu" = "hanchan"
): LogGame => {
  const { layers, options = {} } = sets.find(({ id }) => id === `riichi/${house}`)!
  const match = { ...options["riichi/match"], rounds: length === "tonpuu" ? 1 : 2 }
  const course = steady(Result.getOrThrow(compile(layers, { ...options, "riichi/match": match })))
  const players = house === "tenhou" ? 4 : 3
  const bots = new Array<typeof middle>(players).fill(middle)
  const { events } = playMatch(course, { seed }, bots, numbersFrom(seed))
  return gameOf(course, events, {
    id: seed,
    server: "tenhou",
    rules: { players, length, redFives: true, openTanyao: true }
  })
}

/** What replay says of a text. */
export const replayed = (text: string): { readonly tally: Tally; readonly unread: readonly string[] } => {
  const { games, unread } = readGames(Buffer.from(text), "match")
  const tally = newTally()
  for (const game of games) compareGame(tally, game)
  return { tally, unread }
}

/** The games of a text. */
export const read = (text: string): LogGame => readGames(Buffer.from(text), "match").games[0]!
