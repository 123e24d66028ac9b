/** Whatever is wrong with a log, replay and convert say so in a line: they do not fall over. */
import { describe, expect, it } from "vitest"
import { compareGame, newTally } from "../../tools/replay/compare/game.ts"
import type { LogGame } from "../../tools/replay/log.ts"
import { readGames, Unreadable } from "../../tools/replay/read.ts"
import { writeMjai } from "../../tools/replay/write/mjai.ts"
import { writeTenhouJson } from "../../tools/replay/write/tenhou-json.ts"
import { Unwritable } from "../../tools/replay/write/unwritable.ts"
import { numbersFrom } from "../laws/play.ts"
import { played, read, replayed } from "./played-log.ts"
import { majiang, xml } from "./small-logs.ts"

const short = (game: LogGame): LogGame => ({ ...game, rounds: game.rounds.slice(0, 2) })

/** The log as its first seat saw it, until hands are shown. */
const asSeen = (game: LogGame): LogGame => ({
  ...game,
  rounds: game.rounds.map((round) => ({
    ...round,
    haipai: round.haipai.map((hand, seat) => (seat === 0 ? hand : null)),
    events: round.events.map((event) => (event[0] === "draw" && event[1] !== 0 ? ["draw", event[1]!, null] : event))
  }))
})

const four = short(played("tenhou", "404142434445464748494a4b4c4d4e4f", "tonpuu"))
const three = short(played("tenhou-sanma", "505152535455565758595a5b5c5d5e5f", "tonpuu"))

it("a log of one hand is compared to its end", () => {
  const wins = four.rounds.flatMap(({ result }) => (result.type === "win" ? result.wins : []))
  for (const game of [four, three]) {
    const { tally } = replayed(JSON.stringify(asSeen(game)))
    expect(tally).toMatchObject({ rounds: 2, refused: 0, wrong: 0, lines: [] })
    if (game === four) expect(tally.wins).toBe(wins.length)
  }
})

const JUNK: readonly unknown[] = [null, -1, 99, 0.5, "", "x", "5m", "0z", [], {}, [null], true, "1".repeat(20), "役満"]

/** Takes a field away, or puts something of another kind in its place. */
const damagedTree = (value: object, random: () => number): object => {
  const copy = structuredClone(value)
  let at = copy as Record<string, unknown>
  for (;;) {
    const keys = Object.keys(at)
    const key = keys[Math.floor(random() * keys.length)]
    if (key === undefined) return copy
    const below = at[key]
    if (typeof below === "object" && below !== null && random() < 0.9) {
      at = below as Record<string, unknown>
      continue
    }
    if (random() < 0.7) at[key] = structuredClone(JUNK[Math.floor(random() * JUNK.length)])
    else if (Array.isArray(at)) at.splice(Number(key), 1)
    else delete at[key]
    return copy
  }
}

/** Cuts something out, or puts another character in its place. */
const damagedText = (text: string, random: () => number): string => {
  const at = Math.floor(random() * text.length)
  const rest = text.slice(at + Math.floor(random() * 30))
  return text.slice(0, at) + ["", "9", '"', "-"][Math.floor(random() * 4)]! + rest
}

/** A line of several, or the text where it is no JSON. */
const damaged = (text: string, random: () => number): string => {
  if (!text.startsWith("{") || random() < 0.2) return damagedText(text, random)
  const lines = text.split("\n")
  const at = Math.floor(random() * lines.length)
  return lines.with(at, JSON.stringify(damagedTree(JSON.parse(lines[at]!) as object, random))).join("\n")
}

const orSaid = (what: () => unknown): void => {
  try {
    what()
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof Unwritable)) throw error
    expect(error.message).toMatch(/^\S.*: \S/u)
  }
}

describe.each([
  ["neutral", JSON.stringify(four)],
  ["neutral, for three", JSON.stringify(three)],
  ["neutral, of one hand", JSON.stringify(asSeen(four))],
  ["mjai", writeMjai(four)],
  ["Tenhou's JSON", writeTenhouJson(three)],
  ["Tenhou's XML", xml],
  ["majiang", majiang]
])("a damaged log: %s", (_, text) => {
  it("is read, compared and written, or it is said why not", () => {
    expect(replayed(text).tally.lines).toEqual([])
    const random = numbersFrom("5eed5eed")
    for (let nth = 0; nth < 150; nth++)
      orSaid(() => {
        for (const game of readGames(Buffer.from(damaged(text, random)), "damaged").games) {
          compareGame(newTally(), game)
          orSaid(() => writeMjai(game))
          orSaid(() => writeTenhouJson(game))
        }
      })
  })
})

it("a list with too few seats is told, not taken for one that is not there", () => {
  const [, round] = read(xml).rounds
  const lacking = { ...four, rounds: [{ ...round!, result: { ...round!.result, deltas: [] } }] }
  expect(replayed(JSON.stringify(lacking)).tally).toMatchObject({
    refused: 1,
    lines: [expect.stringMatching(/deltas of 0 seats, there are 4$/u)]
  })
})

it("rows that are no games are told one by one, and the others are read", () => {
  const rows = [{ rounds: 5 }, four, { rounds: [{}] }, { ...three, rules: {} }]
  const { games, unread } = readGames(Buffer.from(rows.map((row) => JSON.stringify(row)).join("\n")), "rows.jsonl")
  expect(games).toEqual([four])
  expect(unread).toEqual([
    expect.stringMatching(/^rows\.jsonl: game 1 is damaged: .*"id"/u),
    expect.stringMatching(/^rows\.jsonl: game 3 is damaged: /u),
    expect.stringMatching(/^rows\.jsonl: game 4 is damaged: .*"rules"/u)
  ])
})

it("what a format has no words for is said with its place and what to do", () => {
  expect(() => writeTenhouJson(asSeen(four))).toThrow(/^E1\.0: the hand of seat 1 is hidden: .*mjai or neutral$/u)
  const [round] = four.rounds
  const lost: LogGame = { ...four, rounds: [{ ...round!, events: [["kakan", 0, "1m"]] }] }
  for (const write of [writeMjai, writeTenhouJson])
    expect(() => write(lost)).toThrow(/^E1\.0: seat 0 adds .* to a pon that it has not called: npm run replay/u)
})

it("a round without an end is said, and so is a message that mjai does not have", () => {
  const messages = writeMjai(four).split("\n")
  const { tally } = replayed([...messages.slice(0, -1), ...messages.slice(1, 9), messages.at(-1)!].join("\n"))
  expect(tally.lines).toContainEqual(expect.stringMatching(/E1\.0 is not told to its end$/u))
  expect(tally).toMatchObject({ rounds: 2, refused: 0, wrong: 0 })
  const chat = `${writeMjai(four)}\n${JSON.stringify({ type: "chat" })}`
  expect(replayed(chat).tally.lines).toEqual([expect.stringMatching(/no message "chat"/u)])
})

const withoutUnder = (game: LogGame): LogGame => ({
  ...game,
  rounds: game.rounds.map((round) => {
    const { result } = round
    if (result.type === "draw") return round
    const wins = result.wins.map((win) => ({ ...win, uraIndicators: null }))
    return { ...round, result: { ...result, wins } }
  })
})

it("a round of which the log hides too much is named, and counts as neither right nor wrong", () => {
  const seen = asSeen(four)
  const hidden = { ...seen, rounds: seen.rounds.map((round) => ({ ...round, haipai: [null, null, null, null] })) }
  const { tally } = replayed(JSON.stringify(hidden))
  expect(tally).toMatchObject({ rounds: 2, refused: 0, wrong: 0, wins: 0 })
  expect(tally.lines).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/not compared: every hand is hidden$/u) as unknown)
  )

  const match = played("tenhou", "000102030405060708090a0b0c0d0e0f", "tonpuu")
  const inRiichi = match.rounds.filter(
    ({ result }) => result.type === "win" && result.wins.some(({ flags }) => flags?.["riichi"] === true)
  )
  const under = replayed(JSON.stringify(withoutUnder(match))).tally
  expect(inRiichi.length).toBeGreaterThan(0)
  expect(under).toMatchObject({ refused: 0, wrong: 0 })
  expect(under.lines.filter((line) => /under the indicators is not told/u.test(line))).toHaveLength(inRiichi.length)
})

it("mjai and Tenhou's JSON tell the same wins, whatever they leave out", () => {
  const again = read(writeTenhouJson(read(writeMjai(four))))
  const wins = ({ rounds }: LogGame) =>
    rounds.flatMap(({ result }) => (result.type === "win" ? result.wins.map(({ expected }) => expected) : []))
  expect(wins(again).length).toBeGreaterThan(0)
  for (const [nth, { yaku, points, limit, deltas }] of wins(read(writeTenhouJson(four))).entries())
    expect(wins(again)[nth]).toMatchObject({ yaku, points, limit, deltas })
})
