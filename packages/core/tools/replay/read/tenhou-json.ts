/**
 * Tenhou's JSON logs: for each seat its hand, what it took and what it gave, turn by turn. Whose turn comes next is not
 * written: it follows from who called what.
 */
import type { LogEvent, LogGame, LogRound, LogWin } from "../log.ts"
import { drawReasons, titled } from "./titles.ts"

type Entry = number | string
type Line = readonly unknown[]
interface Log {
  readonly log: readonly Line[]
  /** points and what they are worth, seat by seat */
  readonly sc?: readonly number[]
  readonly lobby?: number
  readonly rule?: { readonly disp?: string; readonly aka?: number; readonly aka51?: number }
}

const TSUMOGIRI = 60

/** 25 is five of dots, 52 the red one, 41 East. */
const nameOf = (number: number): string =>
  number > 50 ? `0${"mps"[number - 51]}` : `${number % 10}${"mpsz"[Math.floor(number / 10) - 1]}`

/** A call such as `47p4747`: the letter stands before the tile called, and how far in says from whom. */
interface Call {
  readonly what: string
  readonly from: number
  readonly tile: string
  readonly consumed: readonly string[]
}
const callOf = (text: string, seat: number): Call => {
  const at = text.search(/[a-z]/u)
  const digits = text.replace(/[a-z]/u, "")
  const tiles = [...digits.matchAll(/\d\d/gu)].map(([two]) => nameOf(Number(two)))
  const [tile] = tiles.splice(at / 2, 1)
  // before all: from the left; after one: from across; after more: from the right
  const back = at === 0 ? 3 : at === 2 ? 2 : 1
  return { what: text[at]!, from: (seat + back) % 4, tile: tile!, consumed: tiles }
}

const calls: Readonly<Record<string, string>> = { c: "chi", p: "pon", m: "minkan" }

/** The events of a round, seat by seat in the order in which they must have come. */
const eventsOf = (line: Line, players: number, dealer: number): readonly LogEvent[] => {
  const takes = Array.from({ length: players }, (_, seat) => [...(line[5 + 3 * seat] as readonly Entry[])])
  const gives = Array.from({ length: players }, (_, seat) => [...(line[6 + 3 * seat] as readonly Entry[])])
  const events: LogEvent[] = []
  let seat = dealer
  let drawn = ""

  const take = (): void => {
    const entry = takes[seat]!.shift()!
    if (typeof entry === "number") {
      drawn = nameOf(entry)
      events.push(["draw", seat, drawn])
      return
    }
    const { what, from, tile, consumed } = callOf(entry, seat)
    events.push([calls[what]!, seat, from, tile, consumed])
    drawn = ""
  }
  /** Who takes next once a tile was given away. */
  const afterDiscard = (tile: string): number => {
    const called = (one: number): boolean => {
      const [entry] = takes[one]!
      if (typeof entry !== "string") return false
      const call = callOf(entry, one)
      return call.from === seat && call.tile === tile
    }
    const others = Array.from({ length: players }, (_, one) => one).filter((one) => one !== seat)
    const callers = others.filter(called)
    // a pon goes before a chi
    return callers.find((one) => !String(takes[one]![0]).startsWith("c")) ?? callers[0] ?? (seat + 1) % players
  }

  while (takes[seat]!.length > 0) {
    take()
    const entry = gives[seat]!.shift()
    if (entry === undefined) break
    // an open kan leaves a gap where its discard would stand
    if (entry === 0) continue
    if (typeof entry === "string" && /[ak]/u.test(entry)) {
      const { what, tile, consumed } = callOf(entry, seat)
      events.push(what === "a" ? ["ankan", seat, [...consumed, tile]] : ["kakan", seat, tile])
      continue
    }
    if (typeof entry === "string" && entry.startsWith("f")) {
      events.push(["kita", seat])
      continue
    }
    const riichi = typeof entry === "string"
    const given = riichi ? Number(entry.slice(1)) : entry
    const tile = given === TSUMOGIRI ? drawn : nameOf(given)
    if (riichi) events.push(["riichi", seat])
    events.push(["discard", seat, tile, ...(given === TSUMOGIRI ? (["tsumogiri"] as const) : [])])
    seat = afterDiscard(tile)
  }
  return events
}

/** Limits by their titles. */
export const limitByTitle: Readonly<Record<string, string>> = {
  満貫: "mangan",
  跳満: "haneman",
  倍満: "baiman",
  三倍満: "sanbaiman",
  役満: "yakuman",
  数え役満: "yakuman"
}

/** `30符4飜7700点`, `満貫8000点`, of a self-draw `1000-2000点` or `4000点∀`: what of it is told. */
const worthIn = (text: string, players: number): Omit<LogWin["expected"], "deltas" | "yaku" | "yakuman"> => {
  const [, fu] = /(\d+)符/u.exec(text) ?? []
  const [, han] = /(\d+)飜/u.exec(text) ?? []
  const [, limit] = /^(\D*満貫?)/u.exec(text) ?? []
  const [, least, most, all] = /(?:^|\D)(\d+)(?:-(\d+))?点(∀)?/u.exec(text) ?? []
  const shares = all === undefined ? 1 : players - 1
  const points = most === undefined ? shares * Number(least) : (players - 2) * Number(least) + Number(most)
  return {
    ...(fu !== undefined && { fu: Number(fu) }),
    ...(han !== undefined && { han: Number(han) }),
    ...(limit === undefined
      ? fu !== undefined && { limit: null }
      : limitByTitle[limit] !== undefined && { limit: limitByTitle[limit] }),
    ...(least !== undefined && { points })
  }
}

const winOf = (deltas: readonly number[], said: readonly (number | string)[], line: Line): LogWin => {
  const [seat, from, liable, worth, ...titles] = said as [number, number, number, string, ...string[]]
  const list = titles.map((title) => {
    const [, name, yakuWorth] = /^(.+)\((.+)\)$/u.exec(title)!
    return [name!, yakuWorth!.replace("飜", "")] as const
  })
  const counted = titled(list)
  const { yaku = {} } = counted
  return {
    seat,
    from,
    doraIndicators: (line[2] as readonly number[]).map(nameOf),
    // one row for all winners, of whom only those in riichi look
    ...(("riichi" in (yaku ?? {}) || "double-riichi" in (yaku ?? {})) && {
      uraIndicators: (line[3] as readonly number[]).map(nameOf)
    }),
    ...(liable !== seat && { pao: liable }),
    expected: { ...counted, ...worthIn(worth, deltas.length), ...(counted.han === null && { han: null }), deltas }
  }
}

const roundOf = (line: Line, players: number): LogRound => {
  const [[turn, honba, sticks], scores, dora] = line as [[number, number, number], number[], number[]]
  const [title, ...said] = line.at(-1) as [string, ...unknown[]]
  const dealer = turn % 4
  const wins: LogWin[] = []
  if (title === "和了")
    for (let at = 0; at + 1 < said.length; at += 2)
      wins.push(winOf((said[at] as number[]).slice(0, players), said[at + 1] as (number | string)[], line))
  return {
    round: `${"ESWN"[Math.floor(turn / 4)]}${dealer + 1}`,
    honba,
    sticks,
    dealer,
    scores: scores.slice(0, players),
    doraIndicator: nameOf(dora[0]!),
    haipai: Array.from({ length: players }, (_, seat) =>
      (line[4 + 3 * seat] as readonly number[]).map(nameOf).join("")
    ),
    // the later indicators are told when they lay, not when they were shown: the wall has them all the same
    events: [...eventsOf(line, players, dealer), ...dora.slice(1).map((tile): LogEvent => ["dora", nameOf(tile)])],
    result:
      wins.length > 0
        ? { type: "win", wins }
        : {
            type: "draw",
            reason: drawReasons[title] ?? title,
            ...(said[0] !== undefined && { deltas: (said[0] as readonly number[]).slice(0, players) })
          }
  }
}

const everyOther = (list: readonly number[], from: number): readonly number[] => list.filter((_, at) => at % 2 === from)

/** What the ranked rooms of the house are called: a room, a length, whether open tanyao, red fives, speed. */
const RANKED = /^三?[般上特鳳若銀琥孔]?[東南]喰?赤?速?$/u

/** Where all points are worth nothing, only the points are told. */
const finalOf = (sc: readonly number[], players: number): LogGame["final"] => {
  const scores = everyOther(sc, 0).slice(0, players)
  const points = everyOther(sc, 1).slice(0, players)
  return { scores, ...(points.some((worth) => worth !== 0) && { points }) }
}

export const readTenhouJson = ({ log, rule, sc, lobby = 0 }: Log, id: string): LogGame => {
  const players = (log[0]![13] as readonly unknown[]).length > 0 ? 4 : 3
  const disp = rule?.disp ?? "南喰赤"
  return {
    id,
    server: /雀魂|の間/u.test(disp) ? "majsoul" : "tenhou",
    rules: {
      players,
      length: disp.includes("東") ? "tonpuu" : "hanchan",
      redFives: disp.includes("赤") || (rule?.aka ?? rule?.aka51 ?? 0) > 0,
      openTanyao: disp.includes("喰"),
      ...((lobby !== 0 || !RANKED.test(disp)) && { ownRates: true })
    },
    rounds: log.map((line) => roundOf(line, players)),
    ...(sc !== undefined && { final: finalOf(sc, players) })
  }
}
