import { describe, expect, it } from "vitest"
import { compareGame, newTally, type Tally } from "../../tools/replay/compare/game.ts"
import type { LogGame } from "../../tools/replay/log.ts"
import { readGames, readLog } from "../../tools/replay/read.ts"
import { writeMjai } from "../../tools/replay/write/mjai.ts"
import { fromFirstDealer } from "../../tools/replay/write/seats.ts"
import { writeTenhouJson } from "../../tools/replay/write/tenhou-json.ts"
import { played, read } from "./played-log.ts"

const tallyOf = (game: LogGame): Tally => {
  const tally = newTally()
  compareGame(tally, game)
  return tally
}

describe.each([
  ["tenhou", "000102030405060708090a0b0c0d0e0f"],
  ["tenhou-sanma", "101112131415161718191a1b1c1d1e1f"]
] as const)("logs of %s", (house, seed) => {
  const game = played(house, seed)
  const wins = game.rounds.reduce((sum, { result }) => sum + (result.type === "win" ? result.wins.length : 0), 0)
  const agrees = { rounds: game.rounds.length, refused: 0, wins, wrong: 0, unlike: 0 }

  it("replay a match of this engine as it was", () => {
    expect(wins).toBeGreaterThan(0)
    expect(tallyOf(read(JSON.stringify(game)))).toMatchObject({ ...agrees, lines: [] })
  })

  it("say the same written as mjai and read again", () => {
    const again = read(writeMjai(game))
    expect(again.rounds.map((round) => round.events)).toEqual(game.rounds.map((round) => round.events))
    expect(tallyOf(again)).toMatchObject({ ...agrees, lines: [] })
  })

  it("say the same written as Tenhou's JSON and read again", () => {
    const again = read(writeTenhouJson(game))
    const moves = ({ rounds }: LogGame) =>
      rounds.map(({ events }) => events.filter(([what]) => what !== "dora" && what !== "riichi-accepted"))
    expect(moves(again)).toEqual(moves(fromFirstDealer(game)))
    expect(tallyOf(again)).toMatchObject({ ...agrees, lines: [] })
  })

  it("differ where a payment was changed, and are refused where a discard was", () => {
    const at = game.rounds.findIndex(({ result }) => result.type === "win")
    const changed = structuredClone(game) as unknown as {
      rounds: { result: { wins: { expected: { deltas: number[] } }[] } }[]
    }
    changed.rounds[at]!.result.wins[0]!.expected.deltas[0]! += 100
    expect(tallyOf(changed as unknown as LogGame)).toMatchObject({ refused: 0, wrong: 1 })

    const moved = structuredClone(game) as unknown as { rounds: { events: unknown[][] }[] }
    const last = moved.rounds[0]!.events.findLast(([what]) => what === "discard")!
    last.splice(2, 2, "1f")
    const tally = tallyOf(moved as unknown as LogGame)
    expect(tally.refused).toBe(1)
    expect(tally.lines[0]).toMatch(/has no 1f/u)
  })
})

it("a round that cannot be followed is refused, and the others go on", () => {
  const game = structuredClone(played("tenhou", "202122232425262728292a2b2c2d2e2f")) as unknown as {
    rounds: { haipai: string[] }[]
  }
  game.rounds[0]!.haipai[0] = "111119m123456p11z"
  const tally = tallyOf(game as unknown as LogGame)
  expect(tally).toMatchObject({ rounds: game.rounds.length, refused: 1, wrong: 0 })
  expect(tally.lines).toEqual([expect.stringContaining("one 1m too many")])
})

it("a file of no known format is named", () => {
  expect(() => readGames(Buffer.from("{}"), "odd.json")).toThrow(/odd\.json: neither a game/u)
  expect(() => readGames(Buffer.from("nonsense"), "odd.txt")).toThrow(/odd\.txt: neither a game/u)
  expect(() => readGames(Buffer.alloc(0), "empty.json")).toThrow(/empty\.json: neither a game/u)
  expect(() => readGames(Buffer.from('{"log": ['), "cut.json")).toThrow(/cut\.json: broken off/u)
  expect(() => readGames(Buffer.from("<mjloggm><SHUFFLE/>"), "cut.mjlog")).toThrow(/cut\.mjlog: no round/u)
  expect(() => readLog(import.meta.dirname)).toThrow(/a folder: name the files in it/u)
  expect(() => readLog("nowhere.json")).toThrow(/nowhere\.json: no such file/u)
})
