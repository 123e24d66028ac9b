/**
 * Holds what is legal against @kobalab/majiang-core: `npm run legality [-- HANDS]`, 20,000 hands by default. The peer
 * plays whole games, half of them between greedy players and half at random; each is stepped through this engine, and at
 * every decision of every seat the two lists of what may be done must be equal.
 */
import Majiang from "@kobalab/majiang-core"
import * as Result from "effect/Result"
import { steady } from "../../src/engine/course.ts"
import { legal } from "../../src/engine/legal.ts"
import type { Table } from "../../src/engine/table.ts"
import { compile } from "../../src/rules/compile.ts"
import type { Action } from "../../src/seams/action.ts"
import { sets } from "../../src/variants/riichi/sets.ts"
import { readMajiang, type MajiangLog } from "../replay/read/majiang.ts"
import { replayRound } from "../replay/round.ts"
import { writeTile } from "../replay/tiles.ts"
import { wallOf } from "../replay/wall.ts"
import { type Chooser, keyOf, type Offers, Scribe } from "./legality-peer.ts"

const [hands = 20_000] = process.argv.slice(2).map(Number)
const { layers, options } = sets.find(({ id }) => id === "riichi/tenhou")!
const course = steady(Result.getOrThrow(compile(layers, options)))
/** The peer's house rules where they are not Tenhou's. */
const house = Majiang.rule({ ダブル役満あり: false })

const pick = <A>(among: readonly A[]): A => among[Math.floor(Math.random() * among.length)]!

/** Anything, but declines a win half of the time, so that hands go on in furiten. */
const anyhow: Chooser = (offered) => pick(offered)

/** Wins, declares, sets aside, takes what it may, and discards towards tenpai. */
const greedy: Chooser = (offered, { distance }) => {
  const first = ["tsumo", "ron", "riichi", "kan", "pon", "chi"].find((word) =>
    offered.some((one) => one.startsWith(word))
  )
  if (first !== undefined && Math.random() < 0.8) return pick(offered.filter((one) => one.startsWith(first)))
  const discards = offered.filter((one) => one.startsWith("discard"))
  if (discards.length === 0) return offered.includes("pass") ? "pass" : pick(offered)
  const far = discards.map(distance)
  const least = Math.min(...far)
  return pick(discards.filter((_, at) => far[at] === least))
}

const { isRed } = course.stages[0]!.rules
const write = (tile: number): string => writeTile(tile, isRed)
const nameOf = (action: Action, turn: boolean): string => {
  switch (action._tag) {
    case "win":
      return turn ? "tsumo" : "ron"
    case "discard":
      return `${action.declare ?? "discard"} ${write(action.tile)}`
    case "claim":
      return `${action.what} ${action.tiles.map(write).toSorted().join(" ")}`
    case "setAside": {
      const text = write(action.tiles[0]!)
      return `${action.what} ${action.what === "kan-closed" ? text.replace("0", "5") : text}`
    }
    case "declare":
      return action.what
    default:
      return action._tag
  }
}

const total = { games: 0, hands: 0, decisions: 0, actions: 0, unlike: 0, refused: 0 }
const seen: Record<string, number> = {}

/** What a seat may do besides passing; nothing where the engine has gone on to the next draw, as nobody could answer. */
const choices = ({ state }: Table, seat: number, ofTurn: boolean): readonly string[] => {
  const turn = state.phase.at === "turn"
  if (turn !== ofTurn) return []
  const names = new Set(legal(course, state, seat).map((action) => nameOf(action, turn)))
  return names.size === 1 && names.has("pass") ? [] : [...names].toSorted()
}

const compare = (
  table: Table,
  offers: Offers,
  { round, happened, dealer, ofTurn }: { round: number; happened: number; dealer: number; ofTurn: boolean }
): readonly string[] => {
  if (table.state.outcome !== null) return []
  return [0, 1, 2, 3].flatMap((fromDealer) => {
    const offered = offers.get(keyOf(round, happened, fromDealer))
    if (offered === undefined) return []
    const seat = (dealer + fromDealer) % 4
    const mine = choices(table, seat, ofTurn)
    if (offered.length > 0 || mine.length > 0) total.decisions++
    for (const one of mine) {
      total.actions++
      const word = one.split(" ")[0]!
      seen[word] = (seen[word] ?? 0) + 1
    }
    if (mine.join() === offered.join()) return []
    total.unlike++
    const extra = mine.filter((one) => !offered.includes(one))
    const missing = offered.filter((one) => !mine.includes(one))
    return [`seat ${seat}: only here ${extra.join(", ") || "-"}; only there ${missing.join(", ") || "-"}`]
  })
}

while (total.hands < hands) {
  const offers: Offers = new Map()
  const choose = total.games % 2 === 0 ? greedy : anyhow
  const played = new Majiang.Game(
    [0, 1, 2, 3].map(() => new Scribe(offers, choose)),
    null,
    house
  )
  played.do_sync()
  total.games++
  const game = readMajiang(played._paipu as MajiangLog, `game ${total.games}`)
  for (const [nth, round] of game.rounds.entries()) {
    total.hands++
    const wall = wallOf(round, game.rules)!
    const found: string[] = []
    let happened = 0
    const { problem } = replayRound(course, { ...round, wall }, true, (at, table) => {
      const what = round.events[at]![0]
      if (what === "dora" || what === "riichi" || what === "riichi-accepted") return
      happened++
      const ofTurn = what === "draw" || what === "chi" || what === "pon"
      for (const one of compare(table, offers, { round: nth, happened, dealer: round.dealer, ofTurn }))
        found.push(`after ${at} (${what as string}) ${one}`)
    })
    if (problem !== null) {
      total.refused++
      found.push(`event ${problem.at}: ${problem.what} ${problem.reasons.map(({ clause }) => clause).join()}`)
    }
    for (const one of found) console.log(`${game.id} ${round.round}.${round.honba} ${one}`)
  }
}
console.log(
  Object.entries(seen)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, n]) => `${word} ${n}`)
    .join(", ")
)
console.log(
  Object.entries(total)
    .map(([word, n]) => `${word} ${n}`)
    .join(", ")
)
process.exitCode = total.unlike + total.refused === 0 ? 0 : 1
