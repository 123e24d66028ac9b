/** What a log says of a win or a draw, against what the engine counts. A field that the log does not have is not asked. */
import type { LogDraw, LogMeld, LogRound, LogWin } from "../log.ts"
import { nameOf, type Winds } from "../names.ts"
import { inOrder, splitTiles } from "../tiles.ts"

type Told = string | number | null | undefined

/** `what` is `engine`, not `log`; nothing where both say the same. */
const unlike = (what: string, engine: Told, log: Told): readonly string[] =>
  engine === log ? [] : [`${what} ${engine ?? "none"}, not ${log ?? "none"}`]

/** The same, for what the log may leave open. */
const unlikeIfTold = (what: string, engine: Told, log: Told): readonly string[] =>
  log === undefined || log === null ? [] : unlike(what, engine, log)

const hand = (text: string): string => inOrder(splitTiles(text)).join("")
const row = (list: readonly (string | number)[] | null | undefined): string | undefined => list?.join()

const counts = (counted: Readonly<Record<string, number>>): string =>
  Object.entries(counted)
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, n]) => `${id} ${n}`)
    .join(", ")

const named = (counted: Readonly<Record<string, number>>, winds: Winds): Readonly<Record<string, number>> => {
  const all: Record<string, number> = {}
  for (const [name, n] of Object.entries(counted)) all[nameOf(name, winds)] = (all[nameOf(name, winds)] ?? 0) + n
  return all
}

/** Yakuman are counted one by one, by their han, or each once: where one is of a rarer form, that is worth one more. */
const unlikeYakuman = (
  engine: Readonly<Record<string, number>>,
  log: Readonly<Record<string, number>>
): readonly string[] => {
  const { "rare-form": rare = 0, ...all } = engine
  const names = (of: Readonly<Record<string, number>>): string => Object.keys(of).toSorted().join(", ")
  const worths = Object.values(log)
  const total = worths.reduce((sum, worth) => sum + (worth % 13 === 0 ? worth / 13 : worth), 0)
  const once = Object.values(all).reduce((sum, worth) => sum + worth, 0)
  const agrees = total === once + rare || (rare > 0 && total === once)
  return [...unlike("yakuman", names(all), names(log)), ...(agrees ? [] : [`${once + rare} yakuman, not ${total}`])]
}

const unlikeScore = (engine: LogWin["expected"], log: LogWin["expected"], winds: Winds): readonly string[] => {
  const isYakuman = engine.han === null
  const yaku = log.yaku == null ? undefined : counts(named(log.yaku, winds))
  const han = isYakuman && (log.han === 0 || (log.han ?? 1) % 13 === 0) ? undefined : log.han
  return [
    ...unlikeIfTold("yaku", counts(engine.yaku!), isYakuman ? undefined : yaku),
    ...(log.yakuman == null || (isYakuman && Object.keys(log.yakuman).length === 0)
      ? []
      : unlikeYakuman(engine.yakuman!, named(log.yakuman, winds))),
    ...(han === undefined ? [] : unlike("han", engine.han, han)),
    // some logs give fu beside a yakuman, which no rule counts
    ...unlikeIfTold("fu", engine.fu, isYakuman ? undefined : log.fu),
    ...(log.limit === undefined
      ? []
      : unlike("limit", engine.limit, log.limit?.replace(/^.*yakuman$/u, "yakuman") ?? null)),
    ...unlikeIfTold("worth", engine.points, log.points)
  ]
}

const unlikeMelds = (engine: readonly LogMeld[], log: readonly LogMeld[]): readonly string[] => {
  const text = ({ type, tiles }: LogMeld): string => `${type} ${hand(tiles)}`
  const all = (melds: readonly LogMeld[]): string => melds.map(text).toSorted().join(", ")
  const differences = (own: LogMeld, meld: LogMeld): readonly string[] =>
    (["called", "from", "added"] as const).flatMap((what) =>
      unlikeIfTold(`${text(meld)} ${what}`, own[what], meld[what])
    )
  return [
    ...unlike("melds", all(engine), all(log)),
    ...log.flatMap((meld) => {
      // two runs may be of the same tiles, called by another of them
      const found = engine.filter((own) => text(own) === text(meld)).map((own) => differences(own, meld))
      return found.toSorted((a, b) => a.length - b.length)[0] ?? []
    })
  ]
}

const unlikeFlags = (engine: LogWin, log: LogWin): readonly string[] => {
  // beside a yakuman nothing else is counted
  if (log.flags == null || engine.expected.han === null) return []
  const raised = ({ flags }: LogWin): string =>
    Object.entries(flags ?? {})
      .filter(([flag, is]) => is === true && flag in KNOWN_FLAGS)
      // a double riichi is one too
      .filter(([flag]) => flag !== "riichi" || flags?.["doubleRiichi"] !== true)
      .map(([flag]) => flag)
      .toSorted()
      .join()
  return unlike("flags", raised(engine), raised(log))
}
const KNOWN_FLAGS = { riichi: 0, doubleRiichi: 0, ippatsu: 0, haitei: 0, houtei: 0, rinshan: 0, chankan: 0 }

const unlikeWin = (engine: LogWin, log: LogWin, winds: Winds): readonly string[] =>
  [
    ...unlikeIfTold("pays", row(engine.expected.deltas), row(log.expected.deltas)),
    ...unlike("won from", engine.from, log.from),
    ...unlikeIfTold("won by", engine.win, log.win),
    ...unlikeIfTold("winning tile", engine.winTile, log.winTile),
    ...(log.concealed == null ? [] : unlike("hand", hand(engine.concealed!), hand(log.concealed))),
    ...(log.melds == null ? [] : unlikeMelds(engine.melds!, log.melds)),
    ...unlikeIfTold("indicators", row(engine.doraIndicators), row(log.doraIndicators)),
    ...unlikeIfTold("indicators under", row(engine.uraIndicators), row(log.uraIndicators)),
    ...unlikeFlags(engine, log),
    ...(engine.kita === undefined ? [] : unlikeIfTold("norths", engine.kita, log.kita)),
    ...(typeof log.pao === "number" && log.pao !== log.from ? unlike("liable", engine.pao as Told, log.pao) : []),
    ...unlikeScore(engine.expected, log.expected, winds)
  ].map((line) => `seat ${log.seat}: ${line}`)

/** What the table shows of the end beside the result. */
export interface Ending {
  /** what each seat held */
  readonly hands: readonly string[]
  /** the seat whose own log it is, which is not shown its own hand */
  readonly recorder: number | null
}

const unlikeDraw = (engine: LogDraw, log: LogDraw, { hands, recorder }: Ending): readonly string[] => [
  ...unlikeIfTold("drawn for", engine.reason, log.reason),
  ...unlikeIfTold("draw pays", row(engine.deltas), row(log.deltas)),
  ...(log.shown ?? []).flatMap((shown, seat) => {
    const own = engine.shown![seat] ?? null
    // before the end of the wall, houses differ in who shows a hand
    if (shown === null)
      return own !== null && seat !== recorder && log.reason === "exhaustive"
        ? [`seat ${seat} shows ${own}, not none`]
        : []
    if (own === null && log.reason === "exhaustive") return [`seat ${seat} shows none, not ${shown}`]
    return unlike(`seat ${seat} holds`, hand(hands[seat]!), hand(shown))
  })
]

const unlikeBefore = (engine: LogRound["result"]["before"], log: LogRound["result"]["before"]): readonly string[] => [
  ...unlikeIfTold("points before", row(engine!.scores), row(log?.scores)),
  ...unlikeIfTold("honba", engine!.honba, log?.honba),
  ...unlikeIfTold("sticks", engine!.sticks, log?.sticks)
]

type Wins = { readonly wins: readonly LogWin[] }

/** Some logs say with the first winner what all are paid together. */
const asSplit = (engine: Wins, log: Wins): readonly LogWin[] => {
  const [first, ...others] = log.wins
  const isTogether = others.length > 0 && others.every(({ expected }) => expected.deltas?.every((delta) => delta === 0))
  if (!isTogether) return engine.wins
  const all = engine.wins.reduce<readonly number[]>(
    (sum, { expected }) => expected.deltas!.map((delta, seat) => delta + (sum[seat] ?? 0)),
    []
  )
  const none = all.map(() => 0)
  return engine.wins.map((win) => ({
    ...win,
    expected: { ...win.expected, deltas: win.seat === first!.seat ? all : none }
  }))
}

const winners = ({ wins }: Wins): string =>
  wins
    .map(({ seat }) => `${seat}`)
    .toSorted()
    .join()

export const unlikeResult = (round: LogRound, engine: LogRound["result"], ending: Ending): readonly string[] => {
  const winds = (seat: number): Winds => ({
    round: "ESWN".indexOf(round.round[0]!),
    own: (seat - round.dealer + round.scores.length) % round.scores.length
  })
  const log = round.result
  const before = unlikeBefore(engine.before, log.before)
  if (engine.type === "draw")
    return log.type === "draw" ? [...unlikeDraw(engine, log, ending), ...before] : ["nobody won"]
  if (log.type === "draw") return ["won, not drawn"]
  return [
    ...unlike("winners", winners(engine), winners(log)),
    ...log.wins.flatMap((win) => {
      const own = asSplit(engine, log).find(({ seat }) => seat === win.seat)
      return own === undefined ? [] : unlikeWin(own, win, winds(win.seat))
    }),
    ...before
  ]
}
