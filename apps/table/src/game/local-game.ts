import {
  type Action,
  advise,
  type Course,
  type Event,
  explainReasons,
  type ExplainedReason,
  type Labels,
  offers,
  type Reason,
  reasonsAgainst,
  redact,
  reduce,
  rulesAt,
  type Seat,
  start,
  type State,
  step,
  type Table,
  type Tile,
  view,
  type View,
  waitingFor,
  waitsAfterDiscard,
  why
} from "@feljong/core"
import type { Bot } from "@feljong/core/bots"
import type { Told } from "../rules/told.ts"
import type { Game, Listener, Moment, Refused } from "./game.ts"
import { lookOf } from "./look.ts"
import { mostTelling } from "./reasons.ts"
import { afterDiscard, type Wait, waitsWithReasons } from "./wait.ts"

export interface LocalGameOptions {
  readonly course: Course
  readonly labels: Labels
  readonly told?: Told | null
  readonly early?: (stage: number) => boolean
  /** who plays the other seats; asked before each move, so that it may change on the way */
  readonly bots: () => Bot
  /** 32 or more hexadecimal digits */
  readonly seed: string
  /** the reader's seat */
  readonly seat: Seat
  readonly names: readonly string[]
  /** milliseconds between two moves of others; at 0 they happen at once */
  readonly pace: () => number
}

/** A card that the reader could not win with, and why. */
interface Passing {
  readonly tile: Tile
  readonly reasons: readonly Reason[]
}

/** A match in this page, against bots. */
export class LocalGame implements Game {
  readonly names: readonly string[]
  readonly #options: LocalGameOptions
  readonly #listeners = new Set<Listener>()
  readonly #random: () => number
  #table: Table
  #moment: Moment | undefined
  #labels: Labels
  #told: Told | null
  #missed: Passing | null = null
  #awake = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #news: Event[] = []

  constructor(options: LocalGameOptions) {
    this.#options = options
    this.names = options.names
    this.#labels = options.labels
    this.#told = options.told ?? null
    this.#random = mulberry(Number.parseInt(options.seed.slice(0, 8), 16))
    const first = start(options.course, { seed: options.seed })
    if (first._tag === "Failure") throw new Error(first.failure.message)
    this.#table = first.success.table
    this.#note(first.success.events)
  }

  get labels(): Labels {
    return this.#labels
  }

  get moment(): Moment {
    return (this.#moment ??= this.#look())
  }

  /** Goes on in other words, such as those of another language. */
  retell({ labels, told = null }: Pick<LocalGameOptions, "labels" | "told">): void {
    this.#labels = labels
    this.#told = told
    this.#moment = undefined
  }

  act(action: Action): Promise<readonly ExplainedReason[]> {
    const reasons = this.#do(this.#options.seat, action)
    if (reasons.length === 0) this.#tell()
    return Promise.resolve(reasons)
  }

  waitsWithout(tile: Tile): readonly Wait[] {
    const { course, seat } = this.#options
    const { state } = this.moment.view
    const waits = waitsAfterDiscard(course, state, seat, tile)
    return waitsWithReasons(course, this.labels, afterDiscard(course, state, seat, tile), seat, waits)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  wake(): void {
    if (this.#awake) return
    this.#awake = true
    this.#tell()
  }

  rest(): void {
    this.#awake = false
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #do(seat: Seat, action: Action): readonly ExplainedReason[] {
    const done = step(this.#table, seat, action)
    if (done._tag === "Failure") return explainReasons(this.labels, done.failure.reasons)
    this.#follow(this.#table.state, done.success.events)
    this.#table = done.success.table
    this.#moment = undefined
    return []
  }

  /** Keeps what happened, and whether a card went by that the reader could not win with. */
  #follow(before: State, events: readonly Event[]): void {
    const { course, seat } = this.#options
    let state = before
    for (const event of events) {
      state = reduce(course, state, event)
      if (event._tag === "Dealt" || (event._tag === "Drew" && event.seat === seat)) this.#missed = null
      const shown = event._tag === "Discarded" || event._tag === "SetAside"
      if (shown && event.seat !== seat && state.phase.at === "window") this.#missed = this.#missedAt(state)
    }
    this.#note(events)
  }

  /** What the reader may know of what happened. */
  #note(events: readonly Event[]): void {
    for (const event of events) {
      const told = redact(event, this.#options.seat)
      if (told !== null) this.#news.push(told)
    }
  }

  #missedAt(state: State): Passing | null {
    const { course, seat } = this.#options
    if (state.phase.at !== "window" || !offers(course, state, seat).some((action) => action._tag === "win"))
      return this.#missed
    const reasons = reasonsAgainst(course, state, seat, { _tag: "win" })
    return reasons.length === 0 ? null : { tile: state.phase.tile, reasons }
  }

  /** Tells what happened, then lets the bots move: at once, or one at a time. */
  #tell(): void {
    if (!this.#awake) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    const pace = this.#options.pace()
    if (pace <= 0) while (this.#botMoves());
    const news = this.#news
    this.#news = []
    for (const listener of Array.from(this.#listeners)) listener(news)
    if (pace > 0 && this.#botsTurn() && this.#awake) {
      const answering = this.#table.state.phase.at === "window"
      this.#timer = setTimeout(
        () => {
          if (answering) this.#botsAnswer()
          else this.#botMoves()
          this.#tell()
        },
        // mostly nothing to look at
        answering ? pace / 2 : pace
      )
    }
  }

  /** Others who are to move before the reader can; their answers to one discard come together. */
  #botsTurn(): boolean {
    const { phase } = this.#table.state
    if (phase.at !== "turn" && phase.at !== "window") return false
    return waitingFor(this.#table).some((seat) => seat !== this.#options.seat)
  }

  #botsAnswer(): void {
    while (this.#table.state.phase.at === "window" && this.#botMoves());
  }

  #botMoves(): boolean {
    if (!this.#botsTurn()) return false
    const { course, seat: reader } = this.#options
    const bots = this.#options.bots()
    const bot = waitingFor(this.#table).find((seat) => seat !== reader)!
    const action = bots.act(course, view(this.#table, bot), this.#random)
    if (this.#do(bot, action).length > 0)
      throw new Error(`the bot ${bots.id} chose ${JSON.stringify(action)}, which is refused`)
    return true
  }

  #look(): Moment {
    const { course, seat } = this.#options
    const seen = view(this.#table, seat)
    const { state } = seen
    const rules = rulesAt(course, state)
    const look = lookOf(rules, state)
    const lost = look.uncounted.some((one) => one.seat === seat)
    const playing = state.phase.at === "turn" || state.phase.at === "window"
    const advice = playing ? advise(course, state, seat) : null
    return {
      ...look,
      view: seen,
      labels: this.labels,
      refused: seen.legal.length === 0 ? [] : this.#refused(seen, lost),
      missed: this.#missed && { ...this.#missed, reasons: explainReasons(this.labels, this.#missed.reasons) },
      coming: state.phase.at === "between" ? course.choices(state).map((i) => course.stages[i]!.id) : [],
      told: this.#told,
      early: this.#options.early?.(state.stage) ?? false,
      advice,
      waits: waitsWithReasons(course, this.labels, state, seat, advice?.waits ?? [])
    }
  }

  /** A hand that counts nothing has nothing to gain by a declaration: it is not told why there is none. */
  #refused({ state, legal }: View, lost: boolean): readonly Refused[] {
    const { course, seat } = this.#options
    const rules = rulesAt(course, state)
    const refuse = (action: Action): Refused => ({
      action,
      reasons: mostTelling(explainReasons(this.labels, why(this.#table, seat, action)))
    })
    const out = offers(course, state, seat).map(refuse)
    const { phase } = state
    if (phase.at !== "turn" || phase.seat !== seat || lost) return out.filter((r) => r.reasons.length > 0)
    // a declaration that the hand is far from is worth a reason too
    for (const declaration of rules.parts.declarations) {
      if (declaration.with !== "discard" || legal.some((a) => a._tag === "discard" && a.declare === declaration.id))
        continue
      for (const action of legal)
        if (action._tag === "discard" && action.declare === undefined)
          out.push(refuse({ ...action, declare: declaration.id }))
    }
    return out.filter((r) => r.reasons.length > 0)
  }
}

/** A small generator of numbers from 0 to 1 for the bots' whims; walls come from the seed itself. */
const mulberry = (seed: number) => {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
