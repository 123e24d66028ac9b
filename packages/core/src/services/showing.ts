import { redact } from "../engine/view.ts"
import { reduce } from "../engine/reduce.ts"
import type { Step } from "../engine/step.ts"
import type { Table } from "../engine/table.ts"
import type { Action } from "../seams/action.ts"
import type { Event } from "../seams/event.ts"
import type { Seat } from "../seams/seat.ts"

/** An event under its number in one viewer's own row. */
export interface Numbered {
  readonly seq: number
  readonly event: Event
}

/** Events that are shown together, and the table as it stands after them. */
interface Segment {
  readonly events: readonly Event[]
  readonly table: Table
}

/**
 * What of a match is shown already. The engine closes a claim window as soon as all who may answer have answered, at
 * once where nobody may: to a player with a clock that tells who holds what. Where `windowMs` is given, everything that
 * follows a discard or a set-aside is shown only when that time is over, whoever could have claimed it.
 */
export class Showing {
  /** everything that has happened and been shown, hidden tiles included */
  readonly events: Event[] = []
  /** how long a window lasts; 0 where it ends with the last answer */
  windowMs: number
  /** the table as the engine has it */
  truth: Table
  /** the table as everybody is shown it */
  shown: Table
  /** when the window that is shown ends; `null` where none has a fixed end */
  windowEnds: number | null = null
  #held: readonly Segment[] = []

  constructor(opened: Step, windowMs: number, now: number) {
    this.windowMs = windowMs
    this.truth = opened.table
    this.shown = opened.table
    this.#show(opened, now)
  }

  /** Whether something has happened that may not be shown yet. */
  get holds(): boolean {
    return this.#held.length > 0
  }

  /** Takes in what an action did, and shows what may be shown at once. */
  record(seat: Seat, action: Action, step: Step, now: number): void {
    const before = this.truth
    this.truth = step.table
    if (this.windowMs === 0) return this.#show(step, now)
    const segments = segmentsOf(before, step)
    if (before.state.phase.at !== "window") {
      this.#show(segments[0]!, now)
      this.#held = segments.slice(1)
      return
    }
    // an answer: its own seat sees that it was taken, and nobody sees more
    const said = new Map(this.shown.said).set(seat, action)
    this.shown = step.events.length === 0 ? step.table : { ...this.shown, said }
    if (step.events.length > 0) this.#held = segments
  }

  /** Shows what was held back for a window that is over. */
  release(now: number): boolean {
    const [next, ...rest] = this.#held
    if (next === undefined || this.windowEnds === null || now < this.windowEnds) return false
    this.#held = rest
    this.#show(next, now)
    return true
  }

  /** Gives the window that is open its whole time once more. */
  openAgain(now: number): void {
    this.windowEnds = this.windowMs > 0 && this.shown.state.phase.at === "window" ? now + this.windowMs : null
  }

  /** How many events the viewer has been shown. A seat's own passes are in its row only, so rows differ in nothing else. */
  version(viewer: Seat): number {
    let count = 0
    for (const event of this.events) if (event._tag !== "Passed" || event.seat === viewer) count += 1
    return count
  }

  /** The viewer's own row of events after the given number, as many as lie before `upTo` in the whole row. */
  row(viewer: Seat, after: number, from = 0, upTo = this.events.length): readonly Numbered[] {
    const out: Numbered[] = []
    let seq = after
    for (let i = from; i < upTo; i++) {
      const event = redact(this.events[i]!, viewer)
      if (event !== null) out.push({ seq: ++seq, event })
    }
    return out
  }

  #show({ events, table }: Segment, now: number): void {
    this.events.push(...events)
    this.shown = table
    this.openAgain(now)
  }
}

/** Cuts what a step did after each discard or set-aside, with the table as it stood while that could be claimed. */
const segmentsOf = (before: Table, { table, events }: Step): readonly Segment[] => {
  const out: Segment[] = []
  let state = before.state
  let own: Event[] = []
  let opened = false
  for (const event of events) {
    // tiles that a set-aside turns over are seen with it
    if (opened && event._tag !== "Revealed") {
      out.push({ events: own, table: { ...table, state, asked: [], said: new Map() } })
      own = []
      opened = false
    }
    own.push(event)
    const next = reduce(before.course, state, event)
    if (state.phase.at !== "window" && next.phase.at === "window") opened = true
    state = next
  }
  out.push({ events: own, table })
  return out
}
