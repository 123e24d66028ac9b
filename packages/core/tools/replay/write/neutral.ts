/** A match of riichi as a game in the neutral format. */
import type { Event } from "../../../src/seams/event.ts"
import type { Tile } from "../../../src/kernel/tile.ts"
import type { LogEvent, LogGame, LogRound, LogWin } from "../log.ts"
import { asLogged, drawNames, logNames } from "../names.ts"

type Settled = Extract<Event, { _tag: "Settled" }>

const WHAT: Readonly<Record<string, string>> = { "kan-open": "minkan", "kan-closed": "ankan", "kan-added": "kakan" }
const reasons = Object.fromEntries(Object.entries(drawNames).map(([logged, why]) => [why, logged]))

/** Who paid and received what over the whole of a settlement, by seat. */
export const deltasOf = (settled: Settled, seats: number): readonly number[] => {
  const out = new Array<number>(seats).fill(0)
  for (const { from, to, points } of settled.transfers) {
    if (typeof from === "number") out[from]! -= points
    if (typeof to === "number") out[to]! += points
  }
  return out
}

const expectedOf = (settled: Settled, seat: number): Omit<LogWin["expected"], "deltas"> => {
  const score = settled.scores.find((one) => one.seat === seat)!
  const yakuman = (score.units["yakuman"] ?? 0) > 0
  const named: Record<string, number> = {}
  for (const { element, unit, amount } of score.lines) {
    if (unit === "fu") continue
    const own = asLogged[element] ?? element
    const name = logNames[own] ?? own
    named[name] = (named[name] ?? 0) + amount
  }
  if (yakuman) return { yaku: {}, yakuman: named }
  const raw = score.units["fu"] ?? 0
  return { han: score.units["han"]!, fu: raw === 25 ? 25 : Math.ceil(raw / 10) * 10, yaku: named, yakuman: null }
}

/** `rules` as the preset was compiled; `write` names a tile (`0p` for a red five). */
export const gameOf = (
  events: readonly Event[],
  { id, server, rules, scores }: Pick<LogGame, "id" | "server" | "rules"> & { readonly scores: readonly number[] },
  write: (tile: Tile) => string
): LogGame => {
  const rounds: LogRound[] = []
  let now = scores
  let head: Omit<LogRound, "events" | "result"> | null = null
  let log: LogEvent[] = []
  let ending: Event | null = null
  let honba = 0
  let turn = 0
  let dora: string[] = []
  let ura: string[] = []
  const pay = (deltas: readonly number[]): void => {
    now = now.map((points, seat) => points + deltas[seat]!)
  }
  for (const event of events)
    switch (event._tag) {
      case "Dealt": {
        const staked = scores.reduce((sum, points) => sum + points, 0) - now.reduce((sum, points) => sum + points, 0)
        head = {
          round: `${"ESWN"[event.round]}${(turn % rules.players) + 1}`,
          honba,
          sticks: staked / 1_000,
          dealer: event.dealer,
          scores: now,
          doraIndicator: "",
          haipai: event.hands.map((hand) => hand.map(write).join(""))
        }
        ;[log, dora, ura, ending] = [[], [], [], null]
        break
      }
      case "Drew":
        log.push(["draw", event.seat, write(event.tile)])
        break
      case "Discarded":
        if (event.declares !== null) log.push(["riichi", event.seat])
        log.push(["discard", event.seat, write(event.tile), ...(event.drawn ? (["tsumogiri"] as const) : [])])
        break
      case "Staked":
        log.push(["riichi-accepted", event.seat])
        pay(now.map((_, seat) => (seat === event.seat ? -event.points : 0)))
        break
      case "Claimed":
        log.push([WHAT[event.what] ?? event.what, event.seat, event.from, write(event.tile), event.tiles.map(write)])
        break
      case "SetAside":
        if (event.what === "kita") log.push(["kita", event.seat])
        else if (event.what === "kan-closed") log.push(["ankan", event.seat, event.tiles.map(write)])
        else log.push(["kakan", event.seat, write(event.tiles[0]!)])
        break
      case "Revealed":
        if (event.as === "under") ura.push(write(event.tile))
        else {
          if (dora.length > 0) log.push(["dora", write(event.tile)])
          dora.push(write(event.tile))
        }
        break
      case "Won":
      case "NoWinner":
        ending = event
        break
      case "Settled": {
        const deltas = deltasOf(event, rules.players)
        const none = deltas.map(() => 0)
        rounds.push({
          ...head!,
          doraIndicator: dora[0]!,
          events: log,
          result:
            ending?._tag === "Won"
              ? {
                  type: "win",
                  wins: ending.wins.map(({ seat, from, tile }, nth) => ({
                    seat,
                    from: from ?? seat,
                    winTile: write(tile),
                    doraIndicators: dora,
                    uraIndicators: ura,
                    // what several winners are paid together stands with the first
                    expected: { ...expectedOf(event, seat), deltas: nth === 0 ? deltas : none }
                  }))
                }
              : {
                  type: "draw",
                  reason: reasons[(ending as Extract<Event, { _tag: "NoWinner" }>).why] ?? "exhaustive",
                  deltas
                }
        })
        pay(deltas)
        break
      }
      case "Rotated":
        turn += event.kept ? 0 : 1
        honba = event.kept || ending?._tag === "NoWinner" ? honba + 1 : 0
        break
      default:
    }
  return { id, server, rules, rounds }
}
