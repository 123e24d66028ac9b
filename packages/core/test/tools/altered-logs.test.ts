/** What of a log may be altered without replay saying so: nothing but what no table can tell. */
import { describe, expect, it } from "vitest"
import { wallOf } from "../../tools/replay/wall.ts"
import type { LogGame } from "../../tools/replay/log.ts"
import { Unreadable } from "../../tools/replay/read.ts"
import { writeMjai } from "../../tools/replay/write/mjai.ts"
import { writeTenhouJson } from "../../tools/replay/write/tenhou-json.ts"
import { played, replayed } from "./played-log.ts"
import { majiang, xml } from "./small-logs.ts"

type Path = readonly (string | number)[]

const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value !== "object" || value === null
    ? [path]
    : Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, Array.isArray(value) ? Number(key) : key]))

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], value)

const withValue = (value: unknown, path: Path, leaf: unknown): unknown => {
  const copy = structuredClone(value)
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>
  parent[path.at(-1)!] = leaf
  return copy
}

/** Another tile, seat, number or word in place of one; a tile becomes one that is far from it. */
const altered = (leaf: unknown): unknown => {
  if (typeof leaf === "number") return leaf >= 0 && leaf < 3 ? leaf + 1 : leaf > 99 || leaf < 0 ? leaf + 100 : leaf - 1
  if (typeof leaf === "boolean") return !leaf
  if (leaf === null) return "123m"
  const text = leaf as string
  if (text === "tonpuu") return "hanchan"
  if (/^(?:[mpsz]\d+)+$/u.test(text)) return text.replace(/\d/u, (digit) => `${(Number(digit) % 7) + 1}`)
  if (/^[ESW][1-4]$/u.test(text)) return text[0] + (text[1] === "1" ? "2" : "1")
  if (/^\d[mps]$/u.test(text)) return "7z"
  if (/^\dz$/u.test(text)) return "5m"
  if (/^(?:\d+[mpsz])+$/u.test(text)) return text.replace(/\d/u, (digit) => `${(Number(digit) % 7) + 1}`)
  return `${text}x`
}

/**
 * The fields of which an alteration was not reported: of each kind the first, the middle and the last are tried. Without
 * a wall some alterations make another log that is as possible: there it takes but one of them.
 */
const unreported = (
  log: unknown,
  nameOf: (path: Path) => string,
  write: (log: unknown) => string = JSON.stringify,
  takes: "all" | "one" = "one"
): readonly string[] =>
  [...Map.groupBy(leavesOf(log), nameOf)].flatMap(([name, paths]) => {
    const tried = new Set([paths[0]!, paths[paths.length >> 1]!, paths.at(-1)!])
    const missed = [...tried].filter((path) => !isReported(write(withValue(log, path, altered(valueAt(log, path))))))
    return missed.length > (takes === "all" ? 0 : tried.size - 1) ? [name] : []
  })

const isReported = (text: string): boolean => {
  try {
    const { tally, unread } = replayed(text)
    return unread.length > 0 || tally.lines.length > 0
  } catch (error) {
    if (error instanceof Unreadable) return true
    throw error
  }
}

const withWalls = (game: LogGame): LogGame => ({
  ...game,
  rounds: game.rounds.map((round) => ({ ...round, wall: wallOf(round, game.rules)! }))
})

/** `rounds.wins.seat` */
const plain = (path: Path): string => path.filter((key) => typeof key === "string").join(".")

/** In these matches nobody wins by an open tanyao, and mjai does not tell how a match ended. */
describe.each([
  ["tenhou", "000102030405060708090a0b0c0d0e0f"],
  ["tenhou-sanma", "303132333435363738393a3b3c3d3e3f"]
] as const)("an altered log of %s is reported", (house, seed) => {
  const game = withWalls(played(house, seed, "tonpuu"))

  it("in the neutral format, but for its name", () => {
    expect(replayed(JSON.stringify(game)).tally).toMatchObject({ refused: 0, wrong: 0, lines: [] })
    const nameOf = (path: Path): string => {
      const at = path.indexOf("events")
      return at < 0 ? plain(path) : `${(valueAt(game, path.slice(0, at + 2)) as string[])[0]} ${path[at + 2]}`
    }
    const missed = unreported(game, nameOf, JSON.stringify, "all")
    expect(missed).toEqual(["id", "rules.openTanyao"])
  })

  it("as mjai, but for names, and for the tile that a set-aside North always is", () => {
    const messages = writeMjai(game)
      .split("\n")
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    const nameOf = (path: Path): string => `${messages[path[0] as number]!["type"] as string} ${plain(path)}`
    const write = (log: unknown): string => (log as unknown[]).map((one) => JSON.stringify(one)).join("\n")
    const missed = unreported(messages, nameOf, write).filter((name) => name !== "nukidora pai")
    expect(missed).toEqual(["names", "rules.length", "rules.openTanyao"].map((name) => `start_game ${name}`))
  })

  it("as Tenhou's JSON, but for its name and the title of its rules", () => {
    const log = JSON.parse(writeTenhouJson(game)) as unknown
    expect(unreported(log, plain)).toEqual(["ver", "ref", "rule.disp", "rule.aka"])
  })
})

it("an altered log of majiang is reported, but for who sits where, an indicator that counts nothing and a yakuman's mark", () => {
  expect(unreported(JSON.parse(majiang), plain)).toEqual(["qijia", "log.qipai.baopai", "log.hule.hupai.fanshu"])
})

it("an altered log of Tenhou's XML is reported, but for its rooms, hands that nobody saw and the fu of a yakuman", () => {
  const missed = [...xml.matchAll(/(\w+)="([^"]*\d[^"]*)"/gu)].filter(({ 0: all, 2: said, index }) => {
    const other = said!.replace(/\d+/u, (number) => `${(Number(number) + 40) % 136}`)
    return !isReported(xml.slice(0, index) + all.replace(said!, other) + xml.slice(index + all.length))
  })
  const hidden = ["hai2", "hai3"]
  expect(missed.map(([, name]) => name)).toEqual(["ver", "type", "lobby", "oya", ...hidden, "ten", ...hidden])
})
