/** A round that was played or followed to its end, as the neutral format tells it. */
import type { Tile } from "../../../src/kernel/tile.ts"
import type { Event, HandScore, Win } from "../../../src/seams/event.ts"
import type { Meld, State } from "../../../src/seams/state.ts"
import { riichiState } from "../../../src/variants/common/riichi-state.ts"
import type { LogEvent, LogMeld, LogRound, LogWin } from "../log.ts"
import { countedIn, drawNames, type Winds } from "../names.ts"
import { joinTiles } from "../tiles.ts"

type Settled = Extract<Event, { _tag: "Settled" }>
type Head = Pick<LogRound, "round" | "honba" | "sticks" | "dealer" | "scores">

/** The events of one round, and the table after them. */
export interface Played {
  readonly events: readonly Event[]
  readonly state: State
}

const kinds: Readonly<Record<string, string>> = { "kan-open": "minkan", "kan-closed": "ankan", "kan-added": "kakan" }
const kindOf = (what: string): string => kinds[what] ?? what
const reasons = Object.fromEntries(Object.entries(drawNames).map(([logged, why]) => [why, logged]))

/** What was done, event by event. */
export const eventsOf = (events: readonly Event[], write: (tile: Tile) => string): readonly LogEvent[] => {
  let shown = 0
  return events.flatMap((event): readonly LogEvent[] => {
    switch (event._tag) {
      case "Drew":
        return [["draw", event.seat, write(event.tile)]]
      case "Discarded": {
        const discard = ["discard", event.seat, write(event.tile), ...(event.drawn ? ["tsumogiri"] : [])]
        return event.declares === null ? [discard] : [["riichi", event.seat], discard]
      }
      case "Staked":
        return [["riichi-accepted", event.seat]]
      case "Claimed":
        return [[kindOf(event.what), event.seat, event.from, write(event.tile), event.tiles.map(write)]]
      case "SetAside":
        if (event.what === "kita") return [["kita", event.seat]]
        if (event.what === "kan-closed") return [["ankan", event.seat, event.tiles.map(write)]]
        return [["kakan", event.seat, write(event.tiles[0]!)]]
      case "Revealed":
        return event.as === "under" || shown++ === 0 ? [] : [["dora", write(event.tile)]]
      default:
        return []
    }
  })
}

/** Who paid and received what in a settlement, by seat: in all, or for one seat's win. */
const deltasOf = ({ transfers }: Settled, seats: number, winner?: number): readonly number[] => {
  const out = new Array<number>(seats).fill(0)
  for (const { from, to, points } of transfers) {
    if (winner !== undefined && to !== winner) continue
    if (typeof from === "number") out[from]! -= points
    if (typeof to === "number") out[to]! += points
  }
  return out
}

const settledIn = ({ events }: Played): Settled => events.findLast((event) => event._tag === "Settled")!

/** What stood on the table when the round ended, before anything was paid. */
export const standingOf = ({ scores, honba, sticks }: Head, { events }: Played) => {
  const staked = events.filter((event) => event._tag === "Staked")
  return {
    scores: scores.map((points, seat) => points - 1_000 * staked.filter((event) => event.seat === seat).length),
    honba,
    sticks: sticks + staked.length
  }
}

/** What each seat holds once the round is paid. */
export const scoresAfter = (head: Head, played: Played): readonly number[] => {
  const deltas = deltasOf(settledIn(played), head.scores.length)
  return standingOf(head, played).scores.map((points, seat) => points + deltas[seat]!)
}

/** Limits by what a player who is not the dealer wins from a discard. */
const LIMITS = [
  [32_000, "yakuman"],
  [24_000, "sanbaiman"],
  [16_000, "baiman"],
  [12_000, "haneman"],
  [8_000, "mangan"]
] as const

/** What is paid for the hand itself: honba and sticks go by other names. */
const OF_THE_HAND = new Set(["ron", "tsumo", "pao"])

const worthOf = ({ transfers }: Settled, winner: number): number =>
  transfers.reduce((sum, { to, why, points }) => sum + (to === winner && OF_THE_HAND.has(why) ? points : 0), 0)

const expectedOf = (score: HandScore, winds: Winds): Omit<LogWin["expected"], "deltas" | "points"> => {
  const counted = countedIn(score, winds)
  const limit = LIMITS.find(([least]) => score.base >= least)?.[1] ?? null
  if ((score.units["yakuman"] ?? 0) > 0) return { han: null, limit, yaku: {}, yakuman: counted }
  return { han: score.units["han"]!, fu: score.units["fu"] ?? 0, limit, yaku: counted, yakuman: {} }
}

const FLAGS: Readonly<Record<string, string>> = {
  riichi: "riichi",
  "double-riichi": "doubleRiichi",
  ippatsu: "ippatsu",
  haitei: "haitei",
  houtei: "houtei",
  rinshan: "rinshan",
  chankan: "chankan"
}

/** What of a win was a matter of its moment; a double riichi is one too. */
const flagsOf = (counted: Readonly<Record<string, number>>, stands: boolean): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    Object.entries(FLAGS)
      .filter(([name]) => (name === "riichi" ? stands && !("double-riichi" in counted) : name in counted))
      .map(([, flag]) => [flag, true])
  )

const meldOf = ({ what, tiles, claimed, from, added }: Meld, write: (tile: Tile) => string): LogMeld => ({
  type: kindOf(what),
  tiles: joinTiles(tiles.map(write)),
  ...(claimed !== null && { called: write(claimed) }),
  ...(from !== null && { from }),
  ...(added !== null && { added: write(added) })
})

/** Who let the set be claimed that a yakuman is paid for. */
const liableFor = ({ transfers }: Settled, { seat, from }: Win): number | undefined => {
  const payer = transfers.find((one) => one.why === "pao" && one.to === seat && one.from !== from)?.from
  return typeof payer === "number" ? payer : undefined
}

const winOf = (win: Win, head: Head, played: Played, write: (tile: Tile) => string): LogWin => {
  const { state } = played
  const { seat, from, tile } = win
  const settled = settledIn(played)
  const players = head.scores.length
  const score = settled.scores.find((one) => one.seat === seat)!
  const { concealed, melds, aside } = state.seats[seat]!
  const expected = expectedOf(score, {
    round: "ESWN".indexOf(head.round[0]!),
    own: (seat - head.dealer + players) % players
  })
  const stands = (state.facets[riichiState.id] as ReturnType<typeof riichiState.init>).stands[seat]!
  const liable = liableFor(settled, win)
  return {
    seat,
    from: from ?? seat,
    win: from === null ? "tsumo" : "ron",
    winTile: write(tile),
    concealed: joinTiles(concealed.filter((one) => one !== tile).map(write)),
    melds: melds.map((meld) => meldOf(meld, write)),
    doraIndicators: state.indicators.map(write),
    uraIndicators: stands ? state.under.map(write) : [],
    flags: flagsOf(expected.yaku!, stands),
    ...(players === 3 && { kita: aside.length }),
    ...(liable !== undefined && { pao: liable }),
    expected: {
      ...expected,
      points: worthOf(settled, seat),
      deltas: deltasOf(settled, players, seat)
    }
  }
}

/** How a round ended. */
export const resultOf = (head: Head, played: Played, write: (tile: Tile) => string): LogRound["result"] => {
  const { wins, why, exposed } = played.state.outcome!
  const before = standingOf(head, played)
  if (wins.length > 0) return { type: "win", wins: wins.map((win) => winOf(win, head, played, write)), before }
  return {
    type: "draw",
    reason: reasons[why!] ?? why!,
    deltas: deltasOf(settledIn(played), head.scores.length),
    shown: played.state.seats.map(({ concealed }, seat) =>
      exposed.includes(seat) ? joinTiles(concealed.map(write)) : null
    ),
    before
  }
}

/** The head of the round that follows, or null where the match is over. */
export const nextHead = (head: Head, played: Played): Head | null => {
  const rotated = played.events.findLast((event) => event._tag === "Rotated")
  if (rotated === undefined) return null
  const players = head.scores.length
  const turn = players * "ESWN".indexOf(head.round[0]!) + Number(head.round[1]) - 1 + (rotated.kept ? 0 : 1)
  const won = played.state.outcome!.wins.length > 0
  return {
    round: `${"ESWN"[Math.floor(turn / players)]}${(turn % players) + 1}`,
    honba: (played.state.facets["honba"] as { readonly next: number }).next,
    sticks: won ? 0 : standingOf(head, played).sticks,
    dealer: rotated.dealer,
    scores: scoresAfter(head, played)
  }
}
