/** The end of a round as one seat saw it, once the hands that count are shown. */
import { type Course, rulesAt } from "../../src/engine/course.ts"
import { isReady } from "../../src/engine/hand.ts"
import { readOf } from "../../src/engine/read.ts"
import { reduce } from "../../src/engine/reduce.ts"
import { afterDeal } from "../../src/engine/rotate.ts"
import { scoreWin } from "../../src/engine/score.ts"
import { dealEnd, settle, withOptions } from "../../src/engine/settle.ts"
import { HIDDEN, type Tile } from "../../src/kernel/tile.ts"
import type { Event, HandScore, Win } from "../../src/seams/event.ts"
import type { State } from "../../src/seams/state.ts"
import { riichiState } from "../../src/variants/common/riichi-state.ts"
import { type LogRound, type LogWin, underUntold } from "./log.ts"
import { drawNames } from "./names.ts"
import type { Played } from "./write/round.ts"

/** What the log hides without which the end of a round cannot be counted; null where it tells enough. */
export const endingUntold = (round: LogRound): string | null => {
  const { result, haipai } = round
  if (result.type === "draw")
    return result.reason === "exhaustive" && result.shown == null ? "who was ready is not told" : null
  const hidden = result.wins.find((win) => haipai[win.seat] === null && (win.concealed == null || win.winTile == null))
  return hidden === undefined ? underUntold(round) : `the hand of seat ${hidden.seat} is hidden`
}

/** The hands that are shown at the end, by seat. */
export const shownIn = ({ result }: LogRound): ReadonlyMap<number, string> =>
  new Map(
    result.type === "win"
      ? result.wins.map((win) => [win.seat, win.concealed!] as const)
      : (result.shown ?? []).flatMap((hand, seat) => (hand === null ? [] : [[seat, hand] as const]))
  )

const winOf = ({ phase }: State, { seat, from, winTile }: LogWin, take: (text: string) => Tile): Win => {
  if (seat === from) {
    if (phase.at !== "turn" || phase.seat !== seat || phase.drawn === null)
      throw new Error(`seat ${seat} wins by what it has not drawn`)
    return { seat, tile: phase.drawn === HIDDEN ? take(winTile!) : phase.drawn, by: "self-draw", from: null }
  }
  if (phase.at !== "window") throw new Error(`seat ${seat} wins on what nobody let go`)
  return { seat, tile: phase.tile, by: phase.on === "discard" ? "discard" : "robbed", from: phase.from }
}

/** Who wins first in turn order is first: sticks and honba are for that seat. */
const winsIn = (state: State, { result }: LogRound, take: (text: string) => Tile): readonly Win[] => {
  if (result.type === "draw") return []
  const count = state.seats.length
  return result.wins
    .map((win) => winOf(state, win, take))
    .toSorted((a, b) => ((a.seat - (a.from ?? 0) + count) % count) - ((b.seat - (b.from ?? 0) + count) % count))
}

const whyDrawn = (course: Course, state: State, { result }: LogRound): string => {
  const rules = rulesAt(course, state)
  if (state.live === 0) {
    const here = { read: readOf(state), state, plays: () => true }
    return rules.parts.exhaustions.find((part) => part.holds({ ...here, o: part.o as never }))?.id ?? "exhausted"
  }
  const why = drawNames[(result.type === "draw" && result.reason) || "exhaustive"]
  if (why === undefined || why === "exhausted" || why === "nagashi-mangan")
    throw new Error(`drawn with ${state.live} tiles left`)
  return why
}

export const finished = (
  course: Course,
  begun: State,
  round: LogRound,
  events: readonly Event[],
  take: (text: string) => Tile
): Played => {
  const rules = rulesAt(course, begun)
  const all = [...events]
  let state = begun
  const emit = (event: Event): void => {
    all.push(event)
    state = reduce(course, state, event)
  }
  const wins = winsIn(state, round, take)
  const why = wins.length > 0 ? null : whyDrawn(course, state, round)
  const [first] = wins
  if (first?.from === null && state.phase.at === "turn")
    state = { ...state, phase: { ...state.phase, drawn: first.tile } }
  const before = state
  const ready = (seat: number): boolean => {
    const { concealed, melds } = before.seats[seat]!
    return !concealed.includes(HIDDEN) && isReady(rules, concealed, melds)
  }
  emit(why === null ? { _tag: "Won", wins } : { _tag: "NoWinner", why })
  const under = round.result.type === "win" ? round.result.wins.map((win) => win.uraIndicators ?? []) : []
  const looked = under.find((tiles) => tiles.length > 0) ?? []
  const { stands } = state.facets[riichiState.id] as ReturnType<typeof riichiState.init>
  if (wins.some((win) => stands[win.seat]!) && looked.length !== state.indicators.length)
    throw new Error(`${looked.length} tiles lie under ${state.indicators.length} indicators`)
  for (const text of looked) emit({ _tag: "Revealed", as: "under", tile: take(text) })
  const scores = wins.map((win): HandScore => {
    const score = scoreWin(rules, state, win)
    if (score === null) throw new Error(`the hand of seat ${win.seat} is not complete`)
    return score
  })
  const end = dealEnd(rules, state, wins, why, scores, ready)
  const shown = rules.parts.exposes.flatMap((part) => part.of(withOptions(end, part)))
  for (const seat of new Set([...wins.map((win) => win.seat), ...shown]))
    emit({ _tag: "Exposed", seat, tiles: state.seats[seat]!.concealed })
  emit({ _tag: "Settled", scores, ...settle(rules, { ...end, state }) })
  emit(afterDeal(rules, { ...end, state }, ""))
  return { events: all, state }
}
