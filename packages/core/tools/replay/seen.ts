/** Follows a round as one seat saw it, and compares what the server offered with what the engine finds legal. */
import { type Course, rulesAt } from "../../src/engine/course.ts"
import { legal } from "../../src/engine/legal.ts"
import { gathered, reduce } from "../../src/engine/reduce.ts"
import { newState } from "../../src/engine/state.ts"
import { HIDDEN, kindOf, type Tile } from "../../src/kernel/tile.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import type { Event } from "../../src/seams/event.ts"
import { addsTo, type State } from "../../src/seams/state.ts"
import { bare, type LogRound, offersIn } from "./log.ts"
import { endingUntold, finished, shownIn } from "./seen-end.ts"
import { find, splitTiles } from "./tiles.ts"
import type { Played } from "./write/round.ts"

export interface Seen {
  /** decisions at which something was offered or found */
  readonly offers: number
  readonly unlike: readonly string[]
  /** the round to its end, or as far as the log tells it */
  readonly played: Played
  /** what it hides of the end */
  readonly untold: string | null
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

/** The match as the round begins, before it is dealt. */
const beginning = (rules: RuleSet, { round, dealer, scores, sticks, honba }: LogRound): State => {
  const seats = scores.length
  const number = Number(round[1])
  const wind = "ESWN".indexOf(round[0]!)
  return {
    ...newState(rules, (dealer - (number - 1) + seats) % seats),
    points: scores,
    pot: 1_000 * sticks,
    round: wind,
    turns: wind * seats + number - 1,
    facets: { honba: { now: 0, next: honba } }
  }
}

const isSet = (tiles: readonly Tile[]): boolean => new Set(tiles.map(kindOf)).size === 1

const isRun = (tiles: readonly Tile[]): boolean => {
  const [low, middle, high] = tiles.map(kindOf).toSorted((a, b) => a - b)
  return middle === low! + 1 && high === low! + 2 && low! < 27 && low! % 9 < 7
}

/** Who draws once nobody took what was let go: its owner who set it aside, else the next. */
const turnAfter = ({ from, on }: Extract<State["phase"], { at: "window" }>, { seats }: State): number =>
  on === "discard" ? (from + 1) % seats.length : from

export const seenRound = (course: Course, round: LogRound, write: (tile: Tile) => string): Seen => {
  const me = round.haipai.findIndex((hand) => hand !== null)
  if (me < 0) throw new Error("every hand is hidden")
  const rules = course.stages[0]!.rules
  const names = new Names(rules.slots.tiles.all, write)
  const events: Event[] = []
  let state = beginning(rules, round)
  const emit = (event: Event): void => {
    events.push(event)
    state = reduce(course, state, event)
  }
  const own = splitTiles(round.haipai[me]!).map((text) => names.take(text))
  const hands = round.haipai.map((_, seat) => (seat === me ? own : new Array<Tile>(13).fill(HIDDEN)))
  emit({ _tag: "Dealt", deal: 1, dealer: round.dealer, round: state.round, hands, commitment: "" })
  emit({ _tag: "Revealed", as: "indicator", tile: names.take(round.doraIndicator) })

  const unlike: string[] = []
  let offers = 0
  const compare = (at: number, what: string, offered: readonly string[], asked: readonly string[]): void => {
    const actions = legal(course, state, me)
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

  /** Tiles that a seat lays: its own by identity, those of others as they come to be known. */
  const taken = (seat: number, texts: readonly string[]): readonly Tile[] => {
    const held = [...gathered(state, me)]
    return texts.map((text) => {
      if (seat !== me) return names.take(text)
      const tile = find(held, text, rules.isRed)
      if (tile === undefined) throw new Error(`seat ${seat} has no ${text}`)
      held.splice(held.indexOf(tile), 1)
      return tile
    })
  }

  const onTurn = (at: number, seat: number): Extract<State["phase"], { at: "turn" }> => {
    const { phase } = state
    if (phase.at === "turn" && phase.seat === seat) return phase
    throw new Error(`event ${at}: it is not the turn of seat ${seat}`)
  }

  let declares: string | null = null
  let after: string | null = null
  for (const [at, event] of round.events.entries()) {
    const [what, seat, ...rest] = bare(event) as [string, number, ...unknown[]]
    const offered = offersIn(event)?.offered ?? []
    switch (what) {
      case "draw": {
        const { phase } = state
        const due = phase.at === "turn" ? phase.seat : phase.at === "window" ? turnAfter(phase, state) : -1
        if (seat !== due) throw new Error(`event ${at}: seat ${seat} draws, it is the turn of seat ${due}`)
        emit({ _tag: "Drew", seat, tile: seat === me ? names.take(rest[0] as string) : HIDDEN, after })
        after = null
        if (seat === me) compare(at, "draw", offered, ["tsumo", "riichi", "kyuushu"])
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
        const phase = onTurn(at, seat)
        const drawn = rest[1] === "tsumogiri"
        const isRed = rulesAt(course, state).isRed
        const own = find(state.seats[me]!.concealed, text, isRed) ?? find(gathered(state, me), text, isRed)
        const tile = seat !== me ? names.take(text) : drawn && phase.drawn !== null ? phase.drawn : own
        if (tile === undefined) throw new Error(`event ${at}: seat ${seat} has no ${text}`)
        emit({ _tag: "Discarded", seat, tile, drawn: drawn || phase.drawn === tile, declares })
        declares = null
        if (seat !== me) compare(at, "discard", offered, ["chi", "pon", "minkan", "ron"])
        break
      }
      case "chi":
      case "pon":
      case "minkan": {
        const tiles = taken(seat, rest[2] as readonly string[])
        const id = what === "minkan" ? "kan-open" : what
        const { phase } = state
        if (phase.at !== "window" || phase.from === seat || (what === "chi" && turnAfter(phase, state) !== seat))
          throw new Error(`event ${at}: seat ${seat} has nothing to claim`)
        if (what === "chi" ? !isRun([phase.tile, ...tiles]) : !isSet([phase.tile, ...tiles]))
          throw new Error(`event ${at}: ${[write(phase.tile), ...tiles.map(write)].join()} are no ${what}`)
        emit({ _tag: "Claimed", seat, what: id, tile: phase.tile, from: phase.from, tiles })
        if (what === "minkan") after = id
        break
      }
      case "ankan":
      case "kakan":
      case "kita": {
        const texts = what === "ankan" ? (rest[0] as readonly string[]) : [what === "kita" ? "4z" : (rest[0] as string)]
        const tiles = taken(seat, texts)
        onTurn(at, seat)
        if (what === "kakan" && !state.seats[seat]!.melds.some((meld) => addsTo(meld, tiles[0]!)))
          throw new Error(`event ${at}: seat ${seat} has called no pon of ${texts.join()}`)
        if (what === "ankan" && !isSet(tiles)) throw new Error(`event ${at}: ${texts.join()} are no kan`)
        after = { ankan: "kan-closed", kakan: "kan-added", kita: "kita" }[what]
        emit({ _tag: "SetAside", seat, what: after, tiles })
        if (seat !== me && what !== "ankan") compare(at, what, offered, ["ron"])
        break
      }
      default:
        throw new Error(`unknown event ${what}`)
    }
  }
  const untold = endingUntold(round)
  if (untold !== null) return { offers, unlike, untold, played: { events, state } }
  const shown = shownIn(round)
  // what a seat shows replaces what was not seen of it, so that it can be counted
  const seats = state.seats.map((seat, at) => {
    const hand = shown.get(at)
    if (hand === undefined || at === me) return seat
    return { ...seat, concealed: splitTiles(hand).map((text) => names.take(text)) }
  })
  return {
    offers,
    unlike,
    untold,
    played: finished(course, { ...state, seats }, round, events, (text) => names.take(text))
  }
}
