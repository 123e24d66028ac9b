/** Follows a round as one seat saw it, and compares what the server offered with what the engine finds legal. */
import { type Course, rulesAt } from "../../src/engine/course.ts"
import { legal } from "../../src/engine/legal.ts"
import { gathered, reduce } from "../../src/engine/reduce.ts"
import { newState } from "../../src/engine/state.ts"
import { HIDDEN, type Tile } from "../../src/kernel/tile.ts"
import type { Event } from "../../src/seams/event.ts"
import type { State } from "../../src/seams/state.ts"
import type { LogRound } from "./log.ts"
import { find, readTiles } from "./tiles.ts"

export interface Offered {
  readonly offers: number
  readonly unlike: readonly string[]
}

/** Hands out identities: a tile that was never named before gets the next copy that its owner does not hold. */
class Names {
  readonly free: Map<string, Tile[]>
  constructor(all: readonly Tile[], write: (tile: Tile) => string) {
    this.free = Map.groupBy<string, Tile>(all, write)
  }
  take(text: string): Tile {
    const tile = this.free.get(text)?.shift()
    if (tile === undefined) throw new Error(`too many ${text}`)
    return tile
  }
}

const ME = 0

export const offersOf = (course: Course, round: LogRound, write: (tile: Tile) => string): Offered => {
  const rules = course.stages[0]!.rules
  const names = new Names(rules.slots.tiles.all, write)
  const seats = round.scores.length
  const number = Number(round.round[1])
  const wind = "ESWN".indexOf(round.round[0]!)
  let state: State = {
    ...newState(rules, (round.dealer - (number - 1) + seats) % seats),
    points: round.scores,
    pot: 1_000 * round.sticks,
    turns: wind * seats + number - 1
  }
  const emit = (event: Event): void => {
    state = reduce(course, state, event)
  }
  const own = readTiles(round.haipai[ME]!, rules.slots.tiles.red.length > 0).map((tile) => names.take(write(tile)))
  const hands = round.haipai.map((_, seat) => (seat === ME ? own : new Array<Tile>(13).fill(HIDDEN)))
  emit({ _tag: "Dealt", deal: 1, dealer: round.dealer, round: wind, hands, commitment: "" })
  emit({ _tag: "Revealed", as: "indicator", tile: names.take(round.doraIndicator) })

  const unlike: string[] = []
  let offers = 0
  const compare = (at: number, what: string, offered: readonly string[], asked: readonly string[]): void => {
    const actions = legal(course, state, ME)
    const mine = new Set(
      actions.flatMap((action) =>
        action._tag === "win"
          ? [state.phase.at === "turn" ? "tsumo" : "ron"]
          : action._tag === "claim"
            ? [action.what === "kan-open" ? "minkan" : action.what]
            : action._tag === "discard" && action.declare === "riichi"
              ? ["riichi"]
              : action._tag === "declare"
                ? ["kyuushu"]
                : []
      )
    )
    for (const name of asked) {
      if (mine.has(name) || offered.includes(name)) offers++
      if (mine.has(name) !== offered.includes(name))
        unlike.push(`event ${at} (${what}): ${name} ${mine.has(name) ? "found, not offered" : "offered, not found"}`)
    }
  }

  let declares: string | null = null
  let after: string | null = null
  for (const [at, event] of round.events.entries()) {
    const [what, seat, ...rest] = event as [string, number, ...unknown[]]
    const last = event.at(-1)
    const offered = typeof last === "object" && last !== null && "offered" in last ? (last.offered ?? []) : []
    switch (what) {
      case "draw": {
        emit({ _tag: "Drew", seat, tile: seat === ME ? names.take(rest[0] as string) : HIDDEN, after })
        after = null
        if (seat === ME) compare(at, "draw", offered, ["tsumo", "riichi", "kyuushu"])
        break
      }
      case "riichi":
        declares = "riichi"
        emit({ _tag: "Declared", seat, what: "riichi" })
        break
      case "riichi-accepted":
        emit({ _tag: "Staked", seat, points: 1_000, what: "riichi" })
        break
      case "dora":
        emit({ _tag: "Revealed", as: "indicator", tile: names.take(seat as unknown as string) })
        break
      case "discard": {
        const text = rest[0] as string
        const { phase } = state
        const mine = gathered(state, ME)
        const drawn = rest[1] === "tsumogiri"
        const isRed = rulesAt(course, state).isRed
        const tile =
          seat !== ME
            ? names.take(text)
            : drawn && phase.at === "turn" && phase.drawn !== null
              ? phase.drawn
              : (find(state.seats[ME]!.concealed, text, isRed) ?? find(mine, text, isRed)!)
        emit({ _tag: "Discarded", seat, tile, drawn: drawn || (phase.at === "turn" && phase.drawn === tile), declares })
        declares = null
        if (seat !== ME) compare(at, "discard", offered, ["chi", "pon", "minkan", "ron"])
        break
      }
      case "chi":
      case "pon":
      case "minkan": {
        const held = [...state.seats[seat]!.concealed]
        const tiles = (rest[2] as readonly string[]).map((text) => {
          if (seat !== ME) return names.take(text)
          const tile = find(held, text, rulesAt(course, state).isRed)!
          held.splice(held.indexOf(tile), 1)
          return tile
        })
        const from = rest[0] as number
        const id = what === "minkan" ? "kan-open" : what
        const { phase } = state
        if (phase.at !== "window") throw new Error("no discard to claim")
        emit({ _tag: "Claimed", seat, what: id, tile: phase.tile, from, tiles })
        if (what === "minkan") after = id
        break
      }
      case "ankan":
      case "kakan": {
        const texts = what === "ankan" ? (rest[0] as readonly string[]) : [rest[0] as string]
        const held = [...gathered(state, ME)]
        const tiles = texts.map((text) => {
          if (seat !== ME) return names.take(text)
          const tile = find(held, text, rulesAt(course, state).isRed)!
          held.splice(held.indexOf(tile), 1)
          return tile
        })
        after = what === "ankan" ? "kan-closed" : "kan-added"
        emit({ _tag: "SetAside", seat, what: after, tiles })
        if (seat !== ME && what === "kakan") compare(at, "kakan", offered, ["ron"])
        break
      }
      default:
        throw new Error(`unknown event ${what}`)
    }
  }
  return { offers, unlike }
}
