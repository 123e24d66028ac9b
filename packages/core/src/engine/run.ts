import type { Tile } from "../kernel/tile.ts"
import type { RuleSet } from "../rules/rule-set.ts"
import type { Action } from "../seams/action.ts"
import type { Event, HandScore, Win } from "../seams/event.ts"
import type { Here } from "../seams/parts.ts"
import { after, type Seat, others } from "../seams/seat.ts"
import type { State } from "../seams/state.ts"
import { type Course, rulesAt } from "./course.ts"
import { isReady } from "./hand.ts"
import { beforeDraw } from "./late.ts"
import { mayAnswer } from "./legal.ts"
import { moving } from "./moving.ts"
import { readOf } from "./read.ts"
import { gathered, reduce } from "./reduce.ts"
import { afterDeal } from "./rotate.ts"
import { scoreRest } from "./score-rest.ts"
import { scoreWin } from "./score.ts"
import { dealEnd, plays, settle, withOptions } from "./settle.ts"
import { commitmentOf, revealOf, type Source } from "./source.ts"
import type { Table } from "./table.ts"
import { nextPlace, undrawn } from "./wall.ts"

/** What a step did: the table after it, and the events in order. Events hold what seats may not see: `redact` them. */
export interface Step {
  readonly table: Table
  readonly events: readonly Event[]
}

interface Taken {
  readonly seat: Seat
  readonly claim: Extract<Action, { _tag: "claim" }>
}

const nothingSaid: ReadonlyMap<Seat, Action> = new Map()

/** A step under way: a table that changes until it is done. */
export class Run {
  readonly events: Event[] = []
  readonly course: Course
  readonly source: Source
  state: State
  wall: readonly Tile[]
  front: number
  back: number
  asked: readonly Seat[]
  said: ReadonlyMap<Seat, Action>
  /** the id of the ending that an event brought about */
  ending: string | null = null

  constructor(table: Table) {
    this.course = table.course
    this.source = table.source
    this.state = table.state
    this.wall = table.wall
    this.front = table.front
    this.back = table.back
    this.asked = table.asked
    this.said = table.said
  }

  get rules(): RuleSet {
    return rulesAt(this.course, this.state)
  }

  done(): Step {
    const { course, source, state, wall, front, back, asked, said, events } = this
    return { table: { course, source, state, wall, front, back, asked, said }, events }
  }

  /** The one way anything happens: an event, then what rules turn over because of it, then whether it ends the deal. */
  emit(event: Event): void {
    this.events.push(event)
    this.state = reduce(this.course, this.state, event)
    const { rules } = this
    const reveals = rules.revealsOn[event._tag]
    const endings = rules.endingsOn[event._tag]
    if (reveals === undefined && endings === undefined) return
    for (const part of reveals ?? []) {
      const count = part.count(event, this.seenBy(part))
      for (let i = 0; i < count; i++) this.turnOver(part.as)
    }
    if (this.ending !== null) return
    const end = endings?.find((part) => part.holds(event, this.seenBy(part)))
    if (end !== undefined) this.ending = end.id
  }

  seenBy(part: { readonly o: unknown }): Here<never, never> {
    return { o: part.o as never, read: readOf(this.state), state: this.state }
  }

  turnOver(as: "indicator" | "under"): void {
    const { indicators, under } = this.state
    const at = this.rules.slots.wall.turned(as, indicators.length, under.length, this.wall.length)
    this.emit({ _tag: "Revealed", as, tile: this.wall[at]! })
  }

  deal(wall: readonly Tile[]): void {
    const { packets } = this.rules.slots.deal
    const { dealer, round, seats, deal } = this.state
    this.wall = wall
    this.front = 0
    this.back = 0
    const hands = seats.map((): Tile[] => [])
    for (const size of packets)
      for (const seat of [dealer, ...others(dealer, seats.length)]) {
        hands[seat]!.push(...wall.slice(this.front, this.front + size))
        this.front += size
      }
    this.emit({ _tag: "Dealt", deal: deal + 1, dealer, round, hands, commitment: commitmentOf(this.source) })
    const first = this.takeTile(dealer, null)
    this.replaceAtDeal()
    this.drawn(dealer, first)
  }

  /** What the hands are dealt with and must be set aside is replaced at once, seat by seat from the dealer on. */
  replaceAtDeal(): void {
    const sets = this.rules.parts.setAsides.filter((set) => set.atDeal === true)
    if (sets.length === 0) return
    const { dealer, seats } = this.state
    const next = (seat: Seat): Pick<Extract<Action, { _tag: "setAside" }>, "what" | "tiles"> | undefined => {
      for (const set of sets) {
        const here = moving(this.rules, this.state, seat)
        here.o = set.o as never
        const [tiles] = set.offers(here)
        if (tiles !== undefined) return { what: set.id, tiles }
      }
      return undefined
    }
    for (const seat of [dealer, ...others(dealer, seats.length)])
      for (let found = next(seat); found !== undefined && this.state.live > 0; found = next(seat)) {
        this.emit({ _tag: "SetAside", seat, ...found })
        this.takeTile(seat, found.what)
      }
  }

  /** Draws for the seat, or ends the deal when nothing is left. */
  draw(seat: Seat, replaces: string | null): void {
    if (this.state.live === 0) return this.finish([], this.exhausted())
    this.drawn(seat, this.takeTile(seat, replaces))
  }

  takeTile(seat: Seat, replaces: string | null): Tile {
    const { front, back, at } = nextPlace(this.rules.slots.wall, this.wall.length, this, replaces !== null)
    this.front = front
    this.back = back
    const tile = this.wall[at]!
    this.emit({ _tag: "Drew", seat, tile, after: replaces })
    return tile
  }

  drawn(seat: Seat, tile: Tile): void {
    if (this.ending !== null) return this.finish([], this.ending)
    if (this.rules.slots.seats.dummies.includes(seat)) this.discard(seat, tile, null)
  }

  /** Why nobody won when the wall ran out. */
  exhausted(): string {
    const { state, rules } = this
    const here = { read: readOf(state), state, plays: (seat: Seat) => plays(rules, seat) }
    return rules.parts.exhaustions.find((part) => part.holds({ ...here, o: part.o as never }))?.id ?? "exhausted"
  }

  take(seat: Seat, action: Exclude<Action, { _tag: "next" }>): void {
    const { phase } = this.state
    if (phase.at === "window") {
      this.said = new Map(this.said).set(seat, action)
      if (this.said.size === this.asked.length) this.closeWindow()
      return
    }
    if (phase.at !== "turn") throw new Error(`no action is taken ${phase.at} deals`)
    if (phase.seat !== seat) return this.takeLate(seat, action)
    switch (action._tag) {
      case "win":
        return this.finish([{ seat, tile: phase.drawn!, by: "self-draw", from: null }], null)
      case "discard":
        return this.discard(seat, action.tile, action.declare ?? null)
      case "setAside":
        this.emit({ _tag: "SetAside", seat, what: action.what, tiles: action.tiles })
        return this.openWindow()
      case "declare":
        this.declare(seat, action.what)
        return this.ending === null ? undefined : this.finish([], this.ending)
      case "claim":
      case "pass":
        throw new Error(`${action._tag} is not an action of one's own turn`)
    }
  }

  /** A claim of the discard from before the draw: the drawn tile goes back to where it will be drawn from next. */
  takeLate(seat: Seat, action: Action): void {
    const earlier = beforeDraw(this.rules, this.state, seat)!
    const { front, back } = undrawn(this.rules.slots.wall, this.wall.length, this)
    this.front = front
    this.back = back
    this.state = earlier
    const { phase } = earlier
    if (action._tag === "claim") return this.claim(seat, action)
    this.finish([{ seat, tile: phase.tile, by: "discard", from: phase.from }], null)
  }

  claim(seat: Seat, { what, tiles }: Extract<Action, { _tag: "claim" }>): void {
    const { phase } = this.state
    if (phase.at !== "window") throw new Error("nothing to claim")
    this.emit({ _tag: "Claimed", seat, what, tile: phase.tile, from: phase.from, tiles })
    if (this.ending !== null) return this.finish([], this.ending)
    if (this.rules.parts.claims.find((c) => c.id === what)!.replaced) this.draw(seat, what)
  }

  /** Something said alone: it may show the hand, and end the deal. */
  declare(seat: Seat, what: string): void {
    this.emit({ _tag: "Declared", seat, what })
    const { ends = null, exposes } = this.rules.parts.declarations.find((d) => d.id === what)!
    if (exposes === true) this.emit({ _tag: "Exposed", seat, tiles: gathered(this.state, seat) })
    this.ending ??= ends
  }

  discard(seat: Seat, tile: Tile, declares: string | null): void {
    const { phase } = this.state
    const drawn = phase.at === "turn" && phase.drawn === tile
    if (declares !== null) this.emit({ _tag: "Declared", seat, what: declares })
    this.emit({ _tag: "Discarded", seat, tile, drawn, declares })
    this.openWindow()
  }

  openWindow(): void {
    if (this.ending !== null) return this.finish([], this.ending)
    const { phase, seats } = this.state
    if (phase.at !== "window") throw new Error("no window to open")
    const { dummies } = this.rules.slots.seats
    this.said = nothingSaid
    this.asked = others(phase.from, seats.length).filter(
      (seat) => !dummies.includes(seat) && mayAnswer(this.course, this.state, seat)
    )
    if (this.asked.length === 0) this.stand(null)
  }

  /** Everybody who was asked has answered. */
  closeWindow(): void {
    const { phase } = this.state
    if (phase.at !== "window") throw new Error("no window to close")
    const { asked, said, rules } = this
    this.asked = []
    this.said = nothingSaid
    for (const seat of asked) {
      const answer = said.get(seat)!
      if (answer._tag === "declare") this.declare(seat, answer.what)
    }
    const claiming = asked.filter((seat) => said.get(seat)!._tag === "win")
    const { atMost, drawnAt } = rules.slots.winners
    if (drawnAt !== undefined && claiming.length >= drawnAt.count) return this.finish([], drawnAt.why)
    const winners = claiming.slice(0, atMost)
    if (winners.length > 0) {
      const by = phase.on === "discard" ? "discard" : "robbed"
      return this.finish(
        winners.map((seat) => ({ seat, tile: phase.tile, by, from: phase.from })),
        null
      )
    }
    for (const seat of asked) if (said.get(seat)!._tag === "pass") this.emit({ _tag: "Passed", seat })
    this.stand(this.strongestClaim(asked, said))
  }

  /** What lies open has not been won with: it stands, and is claimed or not. */
  stand(taken: Taken | null): void {
    const { phase, seats } = this.state
    if (phase.at !== "window") throw new Error("nothing lies open")
    this.stake(phase.from)
    this.letPass()
    if (this.ending !== null) return this.finish([], this.ending)
    if (phase.on !== "discard") return this.draw(phase.from, phase.on.set)
    if (taken === null) return this.draw(after(phase.from, seats.length), null)
    this.claim(taken.seat, taken.claim)
  }

  /** Whether the deal ends because nobody won with what was discarded or set aside. */
  letPass(): void {
    const end = this.rules.endingsOn.Unclaimed?.find((part) => part.holds(null, this.seenBy(part)))
    if (end !== undefined) this.ending ??= end.id
  }

  /** A declaration made with a discard stands, and its stake is laid, once nobody won with that discard. */
  stake(seat: Seat): void {
    const discard = this.state.seats[seat]!.river.at(-1)
    if (this.state.phase.at !== "window" || this.state.phase.on !== "discard" || discard?.declares == null) return
    const declaration = this.rules.parts.declarations.find((d) => d.id === discard.declares)!
    if (declaration.stake === undefined) return
    this.emit({ _tag: "Staked", seat, points: declaration.stake(declaration.o as never), what: declaration.id })
  }

  /** Of several claims the one of the higher tier, then the nearest. */
  strongestClaim(asked: readonly Seat[], said: ReadonlyMap<Seat, Action>): Taken | null {
    for (const tier of ["same", "run"] as const)
      for (const seat of asked) {
        const claim = said.get(seat)!
        if (claim._tag !== "claim") continue
        if (this.rules.parts.claims.find((c) => c.id === claim.what)!.tier === tier) return { seat, claim }
      }
    return null
  }

  finish(wins: readonly Win[], why: string | null): void {
    const { rules } = this
    const winning = wins.map((win) => scoreWin(rules, this.state, win)!)
    const before = this.state
    const ready = (seat: Seat): boolean => {
      const { concealed, melds } = before.seats[seat]!
      return isReady(rules, concealed, melds)
    }
    this.emit(wins.length > 0 ? { _tag: "Won", wins } : { _tag: "NoWinner", why: why! })
    const scores: readonly HandScore[] = wins.length > 0 ? this.scoreAll(wins, winning) : []
    const end = dealEnd(rules, this.state, wins, why, scores, ready)
    for (const seat of this.exposed(end)) this.emit({ _tag: "Exposed", seat, tiles: gathered(this.state, seat) })
    const { transfers, debts } = settle(rules, { ...end, state: this.state })
    this.ending = null
    this.emit({ _tag: "Settled", scores, transfers, debts })
    this.emit(afterDeal(rules, { ...end, state: this.state }, revealOf(this.source)))
  }

  /** Winners once more, with whatever the win turned over; then, where the rules count them, everybody else. */
  scoreAll(wins: readonly Win[], first: readonly HandScore[]): readonly HandScore[] {
    const { rules, state } = this
    const winners = state.under.length > 0 ? wins.map((win) => scoreWin(rules, state, win)!) : first
    return [...winners, ...scoreRest(rules, state, wins)]
  }

  exposed(end: ReturnType<typeof dealEnd>): readonly Seat[] {
    const shown = this.rules.parts.exposes.flatMap((part) => part.of(withOptions(end, part)))
    return [...new Set([...end.wins.map((win) => win.seat), ...shown])]
  }
}
