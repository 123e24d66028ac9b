/** Tenhou's XML logs: tags in order of play, tiles as numbers of 136, melds packed into 16 bits. */
import type { LogEvent, LogGame, LogMeld, LogRound, LogWin } from "../log.ts"
import { joinTiles } from "../tiles.ts"
import { brokenOffAt } from "./broken-off.ts"
import { yakuByNumber } from "./tenhou-yaku.ts"

type Attributes = Readonly<Record<string, string>>

/** 52 is a red five of dots where red fives are played. */
const nameOf = (tile: number, redFives: boolean): string => {
  const kind = tile >> 2
  const red = redFives && tile % 4 === 0 && kind < 27 && kind % 9 === 4
  return `${red ? 0 : (kind % 9) + 1}${"mpsz"[Math.floor(kind / 9)]}`
}

const numbers = (text = ""): readonly number[] => (text === "" ? [] : text.split(",").map(Number))

/** A meld's bits: the lowest two say from whom, the next ones which sort, the rest which tiles and which was called. */
const meldOf = (bits: number, seat: number, name: (tile: number) => string): LogEvent => {
  const from = (seat + (bits & 3)) % 4
  if (bits & 4) {
    const index = bits >> 10
    const lowest = Math.floor(index / 3)
    const kind = Math.floor(lowest / 7) * 9 + (lowest % 7)
    const tiles = [3, 5, 7].map((shift, nth) => 4 * (kind + nth) + ((bits >> shift) & 3))
    const [called] = tiles.splice(index % 3, 1)
    return ["chi", seat, from, name(called!), tiles.map(name)]
  }
  if (bits & 0b11000) {
    const index = bits >> 9
    const kind = Math.floor(index / 3)
    const fourth = 4 * kind + ((bits >> 5) & 3)
    if (bits & 16) return ["kakan", seat, name(fourth)]
    const tiles = [0, 1, 2, 3].map((copy) => 4 * kind + copy).filter((tile) => tile !== fourth)
    const [called] = tiles.splice(index % 3, 1)
    return ["pon", seat, from, name(called!), tiles.map(name)]
  }
  if (bits & 32) return ["kita", seat]
  const called = bits >> 8
  const tiles = [0, 1, 2, 3].map((copy) => (called & ~3) + copy)
  if (from === seat) return ["ankan", seat, tiles.map(name)]
  return ["minkan", seat, from, name(called), tiles.filter((tile) => tile !== called).map(name)]
}

const isAdded = (bits: number): boolean => (bits & 4) === 0 && (bits & 0b11000) === 16

const drawReasons: Readonly<Record<string, string>> = {
  yao9: "kyuushu-kyuuhai",
  kaze4: "suufon-renda",
  reach4: "suucha-riichi",
  ron3: "sanchahou",
  kan4: "suukaikan",
  nm: "nagashi-mangan"
}

const deltasOf = (text: string | undefined, players: number): readonly number[] =>
  numbers(text)
    .filter((_, at) => at % 2 === 1)
    .slice(0, players)
    .map((hundreds) => 100 * hundreds)

/** Hundreds of points, seat by seat, each with what was added to it. */
const scoresOf = (text: string | undefined, players: number): readonly number[] =>
  numbers(text)
    .filter((_, at) => at % 2 === 0)
    .slice(0, players)
    .map((hundreds) => 100 * hundreds)

/** What stood on the table when the round ended. */
const beforeOf = ({ ba, sc }: Attributes, players: number): LogRound["result"]["before"] => {
  const [honba, sticks] = numbers(ba)
  return { honba, sticks, ...(sc !== undefined && { scores: scoresOf(sc, players) }) }
}

const limits = [null, "mangan", "haneman", "baiman", "sanbaiman", "yakuman"]

const laidOf = (bits: number, seat: number, name: (tile: number) => string): readonly LogMeld[] => {
  const [type, , ...rest] = meldOf(bits, seat, name) as readonly [string, number, ...unknown[]]
  if (type === "kita") return []
  if (type === "ankan") return [{ type, tiles: joinTiles(rest[0] as readonly string[]) }]
  // of an added kan the bits do not say whence it was called
  if (type === "kakan") return []
  const [from, called, own] = rest as [number, string, readonly string[]]
  return [{ type, tiles: joinTiles([called, ...own]), called, from }]
}

const winOf = (said: Attributes, players: number, name: (tile: number) => string): LogWin => {
  const [fu, points, limit] = numbers(said["ten"])
  const pairs = numbers(said["yaku"])
  const yaku: Record<string, number> = {}
  for (let at = 0; at < pairs.length; at += 2) yaku[yakuByNumber[pairs[at]!]!] = pairs[at + 1]!
  const yakuman = numbers(said["yakuman"])
  const seat = Number(said["who"])
  const machi = Number(said["machi"])
  const melds = numbers(said["m"]).flatMap((bits) => laidOf(bits, seat, name))
  return {
    seat,
    from: Number(said["fromWho"]),
    winTile: name(machi),
    ...(said["hai"] !== undefined && {
      concealed: joinTiles(
        numbers(said["hai"])
          .filter((tile) => tile !== machi)
          .map(name)
      )
    }),
    ...(numbers(said["m"]).every((bits) => !isAdded(bits)) && { melds }),
    ...(said["paoWho"] !== undefined && { pao: Number(said["paoWho"]) }),
    doraIndicators: numbers(said["doraHai"]).map(name),
    uraIndicators: numbers(said["doraHaiUra"]).map(name),
    expected: {
      han: yakuman.length > 0 ? null : Object.values(yaku).reduce((sum, han) => sum + han, 0),
      fu: fu!,
      ...(limit !== undefined && limits[limit] !== undefined && { limit: limits[limit] }),
      ...(points !== undefined && { points }),
      yaku,
      yakuman: yakuman.length === 0 ? {} : Object.fromEntries(yakuman.map((one) => [yakuByNumber[one]!, 1])),
      ...(said["sc"] !== undefined && { deltas: deltasOf(said["sc"], players) })
    }
  }
}

/** The hands that are shown, by seat. */
const handsOf = (said: Attributes, players: number, name: (tile: number) => string): readonly (string | null)[] =>
  Array.from({ length: players }, (_, seat) => {
    const hand = said[`hai${seat}`]
    return hand === undefined ? null : joinTiles(numbers(hand).map(name))
  })

/** Tags that are no events of a round. */
const OTHERS = new Set("mjloggm SHUFFLE GO UN TAIKYOKU BYE INIT".split(" "))
const isKnown = (tag: string): boolean => OTHERS.has(tag) || /^(?:[D-GT-WN]|DORA|REACH|AGARI|RYUUKYOKU)$/u.test(tag)

export const readTenhouXml = (text: string, id: string): LogGame => {
  const tags = [...text.matchAll(/<([A-Za-z]+)(\d*)\s*([^>]*?)\/?>/gu)].map(([, tag, tile, said]) => ({
    tag: tag!,
    tile: Number(tile),
    said: Object.fromEntries([...said!.matchAll(/(\w+)="([^"]*)"/gu)].map(([, key, value]) => [key!, value!]))
  }))
  const { type: bits = "9", lobby = "0" } = tags.find(({ tag }) => tag === "GO")?.said ?? {}
  const type = Number(bits)
  const players = type & 16 ? 3 : 4
  const redFives = !(type & 2)
  const name = (tile: number): string => nameOf(tile, redFives)
  const rounds: LogRound[] = []
  let open: {
    head: Omit<LogRound, "events" | "result">
    events: LogEvent[]
    wins: LogWin[]
    before?: LogRound["result"]["before"]
  } | null = null
  let final: LogGame["final"]
  const unknown = new Set(tags.map(({ tag }) => tag).filter((tag) => !isKnown(tag)))
  const leftOut = [...unknown].map((tag) => `Tenhou has no tag "${tag}"`)
  let drawn = -1
  const close = (result: LogRound["result"]): void => {
    rounds.push({ ...open!.head, events: open!.events, result })
    open = null
  }
  for (const { tag, tile, said } of tags) {
    if (open !== null && open.wins.length > 0 && tag !== "AGARI")
      close({ type: "win", wins: open.wins, before: open.before })
    if (said["owari"] !== undefined) {
      const points = numbers(said["owari"]).filter((_, at) => at % 2 === 1)
      final = { scores: scoresOf(said["owari"], players), points: points.slice(0, players) }
    }
    if (tag === "INIT" && open !== null) leftOut.push(`${open.head.round}.${open.head.honba} is not told to its end`)
    if (tag === "INIT") {
      const [turn, honba, sticks, , , indicator] = numbers(said["seed"])
      const dealer = Number(said["oya"])
      open = {
        head: {
          round: `${"ESWN"[Math.floor(turn! / 4)]}${(turn! % 4) + 1}`,
          honba: honba!,
          sticks: sticks!,
          dealer,
          scores: numbers(said["ten"])
            .slice(0, players)
            .map((hundreds) => 100 * hundreds),
          doraIndicator: name(indicator!),
          haipai: Array.from({ length: players }, (_, seat) => numbers(said[`hai${seat}`]).map(name).join(""))
        },
        events: [],
        wins: []
      }
    }
    if (open === null) continue
    if (/^[TUVW]$/u.test(tag)) {
      drawn = tile
      open.events.push(["draw", "TUVW".indexOf(tag), name(tile)])
    } else if (/^[DEFG]$/u.test(tag))
      open.events.push([
        "discard",
        "DEFG".indexOf(tag),
        name(tile),
        ...(tile === drawn ? (["tsumogiri"] as const) : [])
      ])
    else if (tag === "N") open.events.push(meldOf(Number(said["m"]), Number(said["who"]), name))
    else if (tag === "DORA") open.events.push(["dora", name(Number(said["hai"]))])
    else if (tag === "REACH")
      open.events.push([said["step"] === "1" ? "riichi" : "riichi-accepted", Number(said["who"])])
    else if (tag === "AGARI") {
      open.before ??= beforeOf(said, players)
      open.wins.push(winOf(said, players, name))
    } else if (tag === "RYUUKYOKU")
      close({
        type: "draw",
        reason: drawReasons[said["type"] ?? ""] ?? "exhaustive",
        ...(said["sc"] !== undefined && { deltas: deltasOf(said["sc"], players) }),
        shown: handsOf(said, players, name),
        before: beforeOf(said, players)
      })
  }
  const isCut = !text.trimEnd().endsWith("</mjloggm>")
  // where somebody won last, another may have won beside, but for the last win of all
  if (open !== null && open.wins.length > 0 && (!isCut || final !== undefined))
    close({ type: "win", wins: open.wins, before: open.before })
  const brokenOff = brokenOffAt(open?.head ?? null, rounds)
  if (open !== null && !isCut) leftOut.push(`${open.head.round}.${open.head.honba} is not told to its end`)
  return {
    id,
    server: "tenhou",
    rules: {
      players,
      redFives,
      openTanyao: !(type & 4),
      length: type & 8 ? "hanchan" : "tonpuu",
      goType: type,
      ...(lobby !== "0" && { ownRates: true })
    },
    rounds,
    ...(final != null && { final }),
    ...(leftOut.length > 0 && { leftOut }),
    ...(isCut && { brokenOff })
  }
}
