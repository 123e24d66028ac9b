import type { Event, Seat, Tile, Transfer } from "@feljong/core"
import type { Dealt } from "../table/scene.ts"

const KEPT = 40

/** What happened lately: all of it for the list of plays, and what is new since the reader last acted. */
export class Story {
  log: readonly Event[] = []
  news: readonly Event[] = []
  /** hands that were shown in this deal, as they stood then */
  laidOpen: ReadonlyMap<Seat, readonly Tile[]> = new Map()
  /** who dealt the hand that is played or scored, and in which round */
  dealt: Dealt | null = null
  /** what each player has laid out in it */
  staked: ReadonlyMap<Seat, number> = new Map()
  #answered = true
  #over = false

  hear(events: readonly Event[]): void {
    const telling = events.filter((event) => this.#tells(event))
    this.log = [...this.log, ...telling].slice(-KEPT)
    this.news = this.#answered ? telling : [...this.news, ...telling]
    this.#answered = false
  }

  /** Follows what lies open and what is laid out, and leaves out hands that are shown once a deal is over: the score shows them. */
  #tells(event: Event): boolean {
    if (event._tag === "Won" || event._tag === "NoWinner") this.#over = true
    if (event._tag === "Dealt") {
      this.#over = false
      this.dealt = event
      this.staked = new Map()
    }
    if (event._tag === "Staked")
      this.staked = new Map(this.staked).set(event.seat, (this.staked.get(event.seat) ?? 0) + event.points)
    if (event._tag === "Dealt" || this.#over) this.laidOpen = new Map()
    if (event._tag !== "Exposed") return true
    if (!this.#over) this.laidOpen = new Map(this.laidOpen).set(event.seat, event.tiles)
    return !this.#over
  }

  /** The reader has acted: what comes next starts a new story. */
  answer(): void {
    this.#answered = true
  }

  clear(): void {
    this.log = []
    this.news = []
    this.laidOpen = new Map()
    this.dealt = null
    this.staked = new Map()
  }

  /** Whether the dealer has just kept the seat. */
  get kept(): boolean {
    const last = this.log.findLast((event) => event._tag === "Rotated" || event._tag === "Dealt")
    return last?._tag === "Rotated" && last.kept
  }

  /** What moved once the match was over. */
  get closing(): readonly Transfer[] {
    return this.log.flatMap((event) => (event._tag === "Ended" ? event.transfers : []))
  }
}
