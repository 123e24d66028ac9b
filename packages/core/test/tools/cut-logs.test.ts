/** A log that stops short of its end says where, and the rounds before are compared. */
import { expect, it } from "vitest"
import { writeMjai } from "../../tools/replay/write/mjai.ts"
import { played, replayed } from "./played-log.ts"
import { xml } from "./small-logs.ts"

const messages = writeMjai(played("tenhou", "404142434445464748494a4b4c4d4e4f", "tonpuu")).split("\n")
const firstEnd = messages.findIndex((line) => line.includes("end_kyoku"))
const secondStart = firstEnd + 1
const upTo = (end: number): string => messages.slice(0, end).join("\n")

it.each([
  ["behind a round", upTo(firstEnd + 1), /^match: game 1 breaks off behind E1\.0$/u],
  ["in a round", upTo(secondStart + 9), /^match: game 1 breaks off in E\d\.\d$/u],
  ["in a line", upTo(secondStart + 9).slice(0, -4), /^match: game 1 breaks off in E\d\.\d: line \d+ is damaged$/u],
  ["before who else won is told", `${upTo(firstEnd + 1)}\n${messages.slice(1, firstEnd).join("\n")}`, /in E1\.0$/u]
])("mjai's messages cut %s", (_, text, line) => {
  const { tally, unread } = replayed(text)
  expect(unread).toEqual([expect.stringMatching(line)])
  expect(tally).toMatchObject({ games: 1, rounds: 1, refused: 0, wrong: 0, lines: [] })
})

it("a game of mjai's that breaks off before another one begins is named", () => {
  const { tally, unread } = replayed(`${upTo(firstEnd + 1)}\n${messages.join("\n")}`)
  expect(unread).toEqual(["match: game 1 breaks off behind E1.0"])
  expect(tally).toMatchObject({ games: 2, refused: 0, wrong: 0, lines: [] })
})

it("mjai's rounds by themselves, of which no game is said to begin, need no end of a game", () => {
  const { tally, unread } = replayed(messages.slice(1, firstEnd + 1).join("\n"))
  expect(unread).toEqual([])
  expect(tally).toMatchObject({ rounds: 1, refused: 0, wrong: 0, lines: [] })
})

it.each([
  ["in a tag", xml.slice(0, xml.indexOf("<RYUUKYOKU") + 20), "in E1.1"],
  ["behind a tag", xml.slice(0, xml.indexOf("<RYUUKYOKU")), "in E1.1"],
  ["behind a round", xml.slice(0, xml.lastIndexOf("<INIT")), "in E1.0"],
  ["in a round's beginning", xml.slice(0, xml.lastIndexOf("<INIT") + 30), "in E1.0"],
  ["before its closing tag", xml.slice(0, xml.indexOf("</mjloggm>")), "behind E1.1"]
])("Tenhou's XML cut %s", (_, text, where) => {
  const whole = `${xml}\n${text}`
  const { tally, unread } = replayed(whole)
  expect(unread).toEqual([`match: game 2 breaks off ${where}`])
  expect(tally).toMatchObject({ games: 2, refused: 0, wrong: 0, lines: [] })
})

it("a tag that Tenhou does not have is told", () => {
  const { tally, unread } = replayed(xml.replace("<TAIKYOKU", `<Bonus who="1"/><BYE who="2"/><TAIKYOKU`))
  expect(unread).toEqual([])
  expect(tally.lines).toEqual([`match not compared: Tenhou has no tag "Bonus"`])
})
