/** A game as Tenhou's JSON: what each seat took and gave, with calls written where a draw or a discard would stand. */
import { completed } from "../complete.ts"
import { bare, type LogGame, type LogRound, type LogWin } from "../log.ts"
import { limitByTitle } from "../read/tenhou-json.ts"
import { drawTitles, titleOf } from "../read/titles.ts"
import { splitTiles } from "../tiles.ts"
import { fromFirstDealer } from "./seats.ts"
import { checkSeats, replaySaysMore, Unwritable } from "./unwritable.ts"

type Entry = number | string

const codeOf = (tile: string): number => {
  const suit = "mpsz".indexOf(tile[1]!)
  return tile[0] === "0" ? 51 + suit : 10 * (suit + 1) + Number(tile[0])
}
const plain = (tile: string): string => tile.replace("0", "5")

const LETTERS: Readonly<Record<string, string>> = { chi: "c", pon: "p", minkan: "m" }

/** How many of the hand's own tiles stand before the one called: none from the left, one from across, all from the right. */
const placeOf = (seat: number, from: number, own: number): number => [own, 1, 0][((from - seat + 4) % 4) - 1]!

const call = (letter: string, before: number, tile: string, consumed: readonly string[]): string => {
  const codes = consumed.map(codeOf)
  return [...codes.slice(0, before), `${letter}${codeOf(tile)}`, ...codes.slice(before)].join("")
}

const takesAndGives = (round: LogRound): readonly (readonly [Entry[], Entry[]])[] => {
  const lines = round.scores.map((): [Entry[], Entry[]] => [[], []])
  const calls = new Map<
    string,
    { readonly from: number; readonly tile: string; readonly consumed: readonly string[] }
  >()
  let declared = ""
  for (const event of round.events) {
    const [what, seat, tile] = bare(event) as readonly [string, number, string]
    if (what === "riichi") declared = "r"
    if (what === "dora" || what.startsWith("riichi")) continue
    const line = lines[seat]
    if (line === undefined) throw new Unwritable(round, `there is no seat ${seat}`, replaySaysMore)
    const [takes, gives] = line
    if (what === "draw") takes.push(codeOf(tile))
    else if (what === "discard") {
      const code = event[3] === "tsumogiri" ? 60 : codeOf(tile)
      gives.push(declared === "" ? code : `${declared}${code}`)
      declared = ""
    } else if (what === "ankan") {
      const tiles = event[2] as unknown as readonly string[]
      if (tiles.length !== 4) throw new Unwritable(round, `a kan of ${tiles.length} tiles`, replaySaysMore)
      gives.push(call("a", 3, tiles[3]!, tiles.slice(0, 3)))
    } else if (what === "kita") gives.push("f44")
    else if (what === "kakan") {
      const pon = calls.get(`${seat} ${plain(tile)}`)
      if (pon === undefined)
        throw new Unwritable(round, `seat ${seat} adds ${tile} to a pon that it has not called`, replaySaysMore)
      const { from, tile: first, consumed } = pon
      // the tile added stands before the one that was called
      const codes = consumed.map(codeOf)
      const before = placeOf(seat, from, 2)
      gives.push([...codes.slice(0, before), `k${codeOf(tile)}`, codeOf(first), ...codes.slice(before)].join(""))
    } else {
      const [, , from, called, consumed] = event as readonly [string, number, number, string, readonly string[]]
      takes.push(call(LETTERS[what]!, placeOf(seat, from, consumed.length), called, consumed))
      if (what === "minkan") gives.push(0)
      if (what === "pon") calls.set(`${seat} ${plain(called)}`, { from, tile: called, consumed })
    }
  }
  return lines
}

const titleOfLimit = Object.fromEntries(Object.entries(limitByTitle).map(([title, name]) => [name, title]))

/** What the hand is worth, as it is paid: `7700`, `1000-2000`, `4000` from all; nothing where it cannot be told. */
const pointsText = ({ seat, from, pao, expected: { points, deltas } }: LogWin, { dealer, honba }: LogRound): string => {
  if (points == null) return ""
  if (seat !== from) return `${points}点`
  if (deltas == null || pao != null) return ""
  const paid = deltas.map((delta) => -delta - 100 * honba)
  const least = paid.find((_, payer) => payer !== seat && payer !== dealer)!
  return seat === dealer ? `${least}点∀` : `${least}-${paid[dealer]!}点`
}

const winLine = (win: LogWin, round: LogRound): readonly unknown[] => {
  const { seat, from, pao, expected } = win
  const { fu, han, limit } = expected
  const yakuman = Object.keys(expected.yakuman ?? {})
  const counted = `${fu == null ? "" : `${fu}符`}${han == null ? "" : `${han}飜`}`
  const title = limit == null ? undefined : (titleOfLimit[limit] ?? titleOfLimit["yakuman"])
  return [
    seat,
    from,
    typeof pao === "number" ? pao : seat,
    (yakuman.length > 0 ? "役満" : (title ?? counted)) + pointsText(win, round),
    ...yakuman.map((name) => `${titleOf(name)}(役満)`),
    ...(yakuman.length > 0
      ? []
      : Object.entries(expected.yaku ?? {}).map(([name, han]) => `${titleOf(name)}(${han}飜)`))
  ]
}

/** Hidden tiles have no code: every hand and draw is told, or nothing can be. */
const checkTold = (round: LogRound): void => {
  const seat = round.haipai.indexOf(null)
  const draw = round.events.find(([what, , tile]) => what === "draw" && tile === null)
  if (seat >= 0 || draw !== undefined)
    throw new Unwritable(
      round,
      seat >= 0 ? `the hand of seat ${seat} is hidden` : `a draw of seat ${draw![1] as number} is hidden`,
      "Tenhou's JSON tells every tile; write it as mjai or neutral"
    )
}

const roundOf = (round: LogRound): readonly unknown[] => {
  checkTold(round)
  const seats = round.scores.length
  const { result } = round
  const wins = result.type === "win" ? result.wins : []
  const under = wins.find(({ uraIndicators }) => (uraIndicators ?? []).length > 0)?.uraIndicators ?? []
  const dora = [
    round.doraIndicator,
    ...round.events.filter(([what]) => what === "dora").map((event) => event[1] as string)
  ]
  const pad = (list: readonly number[] = []): readonly number[] => [...list, 0, 0, 0, 0].slice(0, 4)
  const lines = takesAndGives(round)
  return [
    [4 * "ESWN".indexOf(round.round[0]!) + Number(round.round[1]) - 1, round.honba, round.sticks],
    pad(round.scores),
    dora.map(codeOf),
    under.map(codeOf),
    ...[0, 1, 2, 3].flatMap((seat) =>
      seat < seats ? [splitTiles(round.haipai[seat]!).map(codeOf), ...lines[seat]!] : [[], [], []]
    ),
    result.type === "win"
      ? ["和了", ...result.wins.flatMap((win) => [pad(win.expected.deltas ?? []), winLine(win, round)])]
      : [
          drawTitles[result.reason ?? "exhaustive"] ?? result.reason,
          ...(result.deltas == null ? [] : [pad(result.deltas)])
        ]
  ]
}

export const writeTenhouJson = (game: LogGame): string => {
  checkSeats(game)
  const { id, server, rules, rounds, final } = fromFirstDealer(completed(game))
  return JSON.stringify({
    ver: 2.3,
    ref: id,
    log: rounds.map(roundOf),
    ...(final?.scores != null && {
      sc: final.scores.flatMap((points, seat) => [points, final.points?.[seat] ?? 0])
    }),
    // of a table with rates of its own only so much is known
    ...(rules.ownRates === true && { lobby: 1 }),
    rule: {
      disp: `${server === "majsoul" ? "雀魂" : ""}${rules.players === 3 ? "三" : ""}${rules.length === "tonpuu" ? "東" : "南"}${rules.openTanyao ? "喰" : ""}${rules.redFives ? "赤" : ""}`,
      aka: rules.redFives ? 1 : 0
    }
  })
}
