/** Plays matches for the laws: every event is folded one at a time and held against what must never break. */
import * as Result from "effect/Result"
import { type Bot, middle, weak } from "../../src/bots/index.ts"
import { type Course, rulesAt } from "../../src/engine/course.ts"
import { offers } from "../../src/engine/legal.ts"
import { reduce } from "../../src/engine/reduce.ts"
import type { Source } from "../../src/engine/source.ts"
import { newState } from "../../src/engine/state.ts"
import { start, type Step, step, waitingFor, why } from "../../src/engine/step.ts"
import type { Table } from "../../src/engine/table.ts"
import { view } from "../../src/engine/view.ts"
import type { RuleSet } from "../../src/rules/rule-set.ts"
import type { Action } from "../../src/seams/action.ts"
import type { Event } from "../../src/seams/event.ts"
import type { State } from "../../src/seams/state.ts"

/** How often each ban, element and ending came up. */
export type Tally = Map<string, number>
export const count = (tally: Tally, what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1)

/** Numbers from 0 up to 1 that follow from a seed. */
export const numbersFrom = (seed: string): (() => number) => {
  let a = Number.parseInt(seed.slice(0, 8), 16) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Takes any legal action, a win two times in three. */
export const anyhow: Pick<Bot, "act"> = {
  act: (_, { legal }, random) => {
    const win = legal.find((action) => action._tag === "win")
    if (win !== undefined && random() < 0.67) return win
    const declares = legal.filter((action) => action._tag === "discard" && action.declare !== undefined)
    const from = declares.length > 0 && random() < 0.5 ? declares : legal
    return from[Math.floor(random() * from.length)]!
  }
}
export const players: Readonly<Record<string, Pick<Bot, "act">>> = { anyhow, weak, middle }

const fail = (what: string, state: State, event: Event): never => {
  throw new Error(`${what} after ${JSON.stringify(event)} in ${JSON.stringify(state.phase)}`)
}

/** Every tile once, every point accounted for, every hand of the right size. */
export const check = (course: Course, state: State, event: Event): void => {
  const rules = rulesAt(course, state)
  const { tiles, wall, points } = rules.slots
  const seen = new Uint8Array(144)
  let known = 0
  const see = (tile: number): void => {
    if (tile < 0 || seen[tile] === 1) fail(`tile ${tile} is there twice or unknown`, state, event)
    seen[tile] = 1
    known++
  }
  for (const [seat, own] of state.seats.entries()) {
    for (const tile of own.concealed) see(tile)
    for (const meld of own.melds) for (const tile of meld.tiles) see(tile)
    for (const tile of own.aside) see(tile)
    for (const discard of own.river) if (discard.claimedBy === null) see(discard.tile)
    if (state.deal > 0 && event._tag !== "LevelChosen") checkSize(rules, state, seat, event)
  }
  if (state.phase.at === "turn" && state.phase.drawn !== null) see(state.phase.drawn)
  for (const tile of state.indicators) see(tile)
  for (const tile of state.under) see(tile)
  if (state.deal > 0) {
    const dead = wall.dead - state.indicators.length - state.under.length
    if (known + state.live + dead !== tiles.all.length) fail(`${known} + ${state.live} + ${dead} tiles`, state, event)
  }
  const held = state.points.reduce((sum, p) => sum + p, 0) + state.pot + state.reserve
  if (held !== points.start * state.seats.length + points.reserve) fail(`${held} points`, state, event)
  for (const debt of state.debts) if (debt.points <= 0 || debt.from === debt.to) fail("a debt of nothing", state, event)
  // only a table that lets who has no marker declare, or that keeps accounts, can take somebody below zero
  const keepsAccounts = rules.slots.solvency.pays(1, 0, 0).pays === 1
  const lenient = keepsAccounts || rules.options["feljong/riichi"]?.["needsMarker"] === false
  if (!lenient && state.points.some((p) => p < 0)) fail("markers below zero", state, event)
}

/** Thirteen tiles at rest; one more on one's turn, and in a hand that won or was shown with its last tile. */
const checkSize = (rules: RuleSet, state: State, seat: number, event: Event): void => {
  const own = state.seats[seat]!
  const { phase } = state
  const turn = phase.at === "turn" && phase.seat === seat
  const size = own.concealed.length + 3 * own.melds.length + (turn && phase.drawn !== null ? 1 : 0)
  const claim = turn && phase.after !== null && "claim" in phase.after ? phase.after.claim : null
  // a claim that draws its replacement holds 13 until then
  const claimed = claim !== null && !rules.parts.claims.some((c) => c.id === claim && c.replaced)
  const won = state.outcome?.wins.some((win) => win.seat === seat && win.by === "self-draw") === true
  // what is shown at the deal is about to be replaced
  const atDeal = event._tag === "SetAside" && event.seat === seat && phase.at === "turn"
  const due = (turn && (phase.drawn !== null || claimed)) || won ? 14 : atDeal ? 12 : 13
  const waits = phase.at === "window" && phase.on !== "discard" && phase.from === seat
  // a deal may end without a winner on somebody's turn
  const cut = size === 14 && state.outcome !== null && state.outcome.why !== null
  if (size !== due && !cut && !(waits && size === due))
    fail(`seat ${seat} holds ${size} tiles where ${due} are due`, state, event)
}

export interface Played {
  readonly table: Table
  readonly events: readonly Event[]
  readonly actions: readonly { readonly seat: number; readonly action: Action }[]
  readonly deals: number
}

export interface Watch {
  readonly tally?: Tally
  /** called at every step with what it did */
  readonly each?: (before: Table, step: Step, seat: number, action: Action) => void
  /** how often, from 0 to 1, what is offered and refused is counted */
  readonly curious?: number
  /** leaves the match after so many deals */
  readonly most?: number
}

/** Plays a match to its end, checking after every event. */
export const playMatch = (
  course: Course,
  source: Source,
  seats: readonly Pick<Bot, "act">[],
  random: () => number,
  { tally, each, curious = 0, most = 30 }: Watch = {}
): Played => {
  const opened = Result.getOrThrow(start(course, source))
  let { table } = opened
  const events: Event[] = []
  const actions: { seat: number; action: Action }[] = []
  let state = newState(rulesAt(course, table.state), table.state.firstDealer, course.first)
  const take = (more: readonly Event[]): void => {
    for (const event of more) {
      state = reduce(course, state, event)
      check(course, state, event)
      events.push(event)
      if (tally !== undefined) countEvent(tally, event)
    }
    if (state.live !== table.state.live || state.pot !== table.state.pot)
      throw new Error("folding events gives another state")
  }
  take(opened.events)
  while (table.state.phase.at !== "over" && (table.state.phase.at !== "between" || table.state.deal < most)) {
    const waiting = waitingFor(table)
    const seat = waiting[Math.floor(random() * waiting.length)]!
    if (tally !== undefined && random() < curious)
      countRefusals(tally, table, Math.floor(random() * table.state.seats.length))
    const action = seats[seat]!.act(course, view(table, seat), random)
    const next = step(table, seat, action)
    if (Result.isFailure(next)) throw new Error(`refused: ${JSON.stringify(next.failure)}`)
    each?.(table, next.success, seat, action)
    table = next.success.table
    actions.push({ seat, action })
    take(next.success.events)
  }
  return { table, events, actions, deals: table.state.deal }
}

export const countEvent = (tally: Tally, event: Event): void => {
  if (event._tag === "Won")
    count(tally, `ending: ${event.wins.length > 1 ? `${event.wins.length} winners` : event.wins[0]!.by}`)
  if (event._tag === "NoWinner") count(tally, `ending: ${event.why}`)
  if (event._tag === "Ended") {
    count(tally, `match: ${event.why}`)
    for (const transfer of event.transfers) count(tally, `transfer: ${transfer.why}`)
  }
  if (event._tag === "Claimed") count(tally, `claim: ${event.what}`)
  if (event._tag === "SetAside") count(tally, `set aside: ${event.what}`)
  if (event._tag === "Settled") {
    for (const score of event.scores) for (const line of score.lines) count(tally, `element: ${line.element}`)
    for (const transfer of event.transfers) count(tally, `transfer: ${transfer.why}`)
  }
}

/** Counts why things are refused: of what is offered, and of a declaration tried with every tile. */
export const countRefusals = (tally: Tally, table: Table, seat: number): void => {
  const { state, course } = table
  const rules = rulesAt(course, state)
  const tried: Action[] = [...offers(course, state, seat)]
  if (state.phase.at === "turn" && state.phase.seat === seat)
    for (const tile of state.seats[seat]!.concealed) tried.push({ _tag: "discard", tile })
  for (const { id, with: how } of rules.parts.declarations)
    for (const tile of state.seats[seat]!.concealed)
      tried.push(how === "discard" ? { _tag: "discard", tile, declare: id } : { _tag: "declare", what: id })
  const found = new Set<string>()
  for (const action of tried) for (const reason of why(table, seat, action)) found.add(reason.id)
  for (const id of found) count(tally, `refused: ${id}`)
}
