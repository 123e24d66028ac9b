/** A game as Tenhou's JSON: what each seat took and gave, with calls written where a draw or a discard would stand. */
import type { LogGame, LogRound, LogWin } from "../log.ts"
import { fromFirstDealer } from "./seats.ts"
import { drawTitles, titleOf } from "../read/titles.ts"
import { splitTiles } from "../tiles.ts"

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
    const [what, seat, tile] = event as readonly [string, number, string]
    if (what === "riichi") declared = "r"
    if (what === "dora" || what.startsWith("riichi")) continue
    const [takes, gives] = lines[seat]!
    if (what === "draw") takes.push(codeOf(tile))
    else if (what === "discard") {
      const code = event[3] === "tsumogiri" ? 60 : codeOf(tile)
      gives.push(declared === "" ? code : `${declared}${code}`)
      declared = ""
    } else if (what === "ankan") {
      const tiles = event[2] as unknown as readonly string[]
      gives.push(call("a", 3, tiles[3]!, tiles.slice(0, 3)))
    } else if (what === "kita") gives.push("f44")
    else if (what === "kakan") {
      const { from, tile: first, consumed } = calls.get(`${seat} ${plain(tile)}`)!
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

const winLine = ({ seat, from, expected }: LogWin): readonly unknown[] => {
  const { fu, han, yaku = {}, yakuman } = expected
  const all = Object.entries(yakuman ?? {})
  return [
    seat,
    from,
    seat,
    all.length > 0 ? "役満" : `${fu === undefined ? "" : `${fu}符`}${han ?? 0}飜`,
    ...all.map(([name]) => `${titleOf(name)}(役満)`),
    ...Object.entries(yaku).map(([name, worth]) => `${titleOf(name)}(${worth}飜)`)
  ]
}

const roundOf = (round: LogRound): readonly unknown[] => {
  const seats = round.scores.length
  const { result } = round
  const wins = result.type === "win" ? result.wins : []
  const dora = [
    round.doraIndicator,
    ...round.events.filter(([what]) => what === "dora").map((event) => event[1] as string)
  ]
  const pad = <A>(list: readonly A[], rest: A): readonly A[] => [...list, ...new Array<A>(4 - seats).fill(rest)]
  const lines = takesAndGives(round)
  return [
    [4 * "ESWN".indexOf(round.round[0]!) + Number(round.round[1]) - 1, round.honba, round.sticks],
    pad(round.scores, 0),
    dora.map(codeOf),
    (wins.find(({ uraIndicators = [] }) => uraIndicators.length > 0)?.uraIndicators ?? []).map(codeOf),
    ...[0, 1, 2, 3].flatMap((seat) =>
      seat < seats ? [splitTiles(round.haipai[seat]!).map(codeOf), ...lines[seat]!] : [[], [], []]
    ),
    result.type === "win"
      ? ["和了", ...result.wins.flatMap((win) => [pad(win.expected.deltas, 0), winLine(win)])]
      : [drawTitles[result.reason ?? "exhaustive"]!, pad(result.deltas, 0)]
  ]
}

export const writeTenhouJson = (game: LogGame): string => {
  const { id, rules, rounds } = fromFirstDealer(game)
  return JSON.stringify({
    ver: 2.3,
    ref: id,
    log: rounds.map(roundOf),
    rule: {
      disp: `${rules.players === 3 ? "三" : ""}${rules.length === "tonpuu" ? "東" : "南"}${rules.openTanyao ? "喰" : ""}${rules.redFives ? "赤" : ""}`,
      aka: rules.redFives ? 1 : 0
    }
  })
}
