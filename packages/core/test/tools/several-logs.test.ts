/** A file may hold several logs: none of them is dropped. */
import { describe, expect, it } from "vitest"
import { readGames } from "../../tools/replay/read.ts"
import { writeMjai } from "../../tools/replay/write/mjai.ts"
import { writeTenhouJson } from "../../tools/replay/write/tenhou-json.ts"
import { played, replayed } from "./played-log.ts"
import { majiang, xml } from "./small-logs.ts"

const game = played("tenhou", "404142434445464748494a4b4c4d4e4f", "tonpuu")
const inLines = (...logs: readonly string[]): string => logs.join("\n")
const idsIn = (text: string): readonly string[] => readGames(Buffer.from(text), "several").games.map(({ id }) => id)

describe.each([
  ["neutral", JSON.stringify(game), [game.id, game.id]],
  ["mjai", writeMjai(game), ["several#1", "several#2"]],
  ["Tenhou's JSON", writeTenhouJson(game), ["several#1", "several#2"]],
  ["Tenhou's XML", xml, ["several#1", "several#2"]],
  ["majiang", majiang, ["several#1", "several#2"]]
])("two logs in one file: %s", (_, log, ids) => {
  it("are both compared, each under a name of its own", () => {
    const one = replayed(log).tally
    const both = replayed(inLines(log, log)).tally
    expect(one).toMatchObject({ games: 1, refused: 0, wrong: 0, lines: [] })
    expect(both).toEqual({ ...one, games: 2, rounds: 2 * one.rounds, wins: 2 * one.wins })
    expect(idsIn(inLines(log, log))).toEqual(ids)
  })
})

it("a list of logs is read as one of them in every line", () => {
  expect(replayed(`[${majiang},\n${majiang}]`).tally).toEqual(replayed(inLines(majiang, majiang)).tally)
  expect(replayed(JSON.stringify([JSON.parse(majiang)], null, 2)).tally).toEqual(replayed(majiang).tally)
  expect(() => replayed("[]")).toThrow(/neither a game/u)
})

it("a line that is no log is told with its number, and the others are read", () => {
  const log = writeTenhouJson(game)
  const { tally, unread } = replayed(inLines(log, "{}", "5", log.slice(0, 500)))
  expect(tally).toMatchObject({ games: 1, lines: [] })
  expect(unread).toEqual([
    "match: game 2 is damaged: of no known format",
    "match: game 3 is damaged: it is no object",
    expect.stringMatching(/^match: game 4 is damaged: .*JSON/u)
  ])
})
