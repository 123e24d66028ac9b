import {
  type Action,
  type Event as GameEvent,
  kindOf,
  type Labels,
  type Locale,
  randomSeed,
  type Seat,
  type Tile,
  type View,
  windOf
} from "@feljong/core"
import { bots } from "@feljong/core/bots"
import { labels } from "@feljong/core/variants/feljong"
import { html, LitElement, nothing, type PropertyValues } from "lit"
import { guard } from "lit/directives/guard.js"
import { announce, prepareAnnouncer } from "../announcer.ts"
import { sprite } from "../art/sprite.ts"
import { courseOf } from "../game/courses.ts"
import type { Game, Moment } from "../game/game.ts"
import { LocalGame } from "../game/local-game.ts"
import { momentOf } from "../game/watched.ts"
import { localeOf } from "../labels/locale.ts"
import { type Words, wordsIn } from "../labels/words.ts"
import { choicesOf } from "../table/actions.ts"
import { discardOf, refusalOf } from "../table/hand.ts"
import { callsIn, narrate } from "../table/narrate.ts"
import type { Hands, Page, Scene, Touch } from "../table/scene.ts"
import { prompt } from "../table/status.ts"
import { tableView } from "../table/table.ts"
import { tableStyles } from "../styles/table.ts"
import { langAt } from "./define.ts"
import { tell } from "./events.ts"
import { cardsIn, FocusKeeper } from "./focus-keeper.ts"
import { keyOf, moveIn } from "./keys.ts"

type Strength = "weak" | "middle" | "strong"

const untouched: Touch = { declaring: null, armed: null, pointed: null, asked: null }
const botNames = ["", "Bia", "Caio", "Davi"]
const KEPT = 40

/**
 * A mahjong table: a whole match against bots in the page, or any game that `game` brings.
 *
 * @fires feljong-action - The reader wants to act (cancelable). `detail`: `{ action, source }`
 * @fires feljong-acted - The game took the action. `detail`: `{ action }`
 * @fires feljong-rejected - The game refused it. `detail`: `{ action, reasons }`
 * @fires feljong-change - The table is another. `detail`: `{ view, events }`
 * @fires feljong-error - Something is wrong with what the table was given. `detail`: `{ message }`
 *
 * @csspart base - The whole element
 * @csspart table - The felt with everybody's cards
 * @csspart seat - A name plate; `seat-active` for the one whose turn it is
 * @csspart center - Round, wall and dora
 * @csspart river - A row of discards; its cards are `discard`, `discard-riichi`, `discard-tsumogiri`, `discard-called`
 * @csspart meld - A group on the table
 * @csspart hand - The reader's hand; its cards are `card` and `drawn`
 * @csspart actions - The row of buttons; each is `action` or `action-primary`
 * @csspart result - The score at the end of a hand
 *
 * @cssprop --feljong-felt - Colour of the felt
 * @cssprop --feljong-felt-ink - Text on the felt
 * @cssprop --feljong-accent - The one accent: turn, main button, marks
 * @cssprop --feljong-card-face - Paper of the cards
 * @cssprop --feljong-card-back - Colour of the backs
 * @cssprop --feljong-border-width - Width of the four borders, in hundredths of a card
 * @cssprop --feljong-border-strength - How strongly they show, 0 to 1
 * @cssprop --feljong-focus - Colour of the focus ring
 * @cssprop --feljong-font - Font of every text
 */
export class FeljongTable extends LitElement {
  static override properties = {
    level: { type: Number },
    course: {},
    lang: { reflect: true },
    seed: {},
    bots: {},
    theme: { reflect: true },
    confirm: {},
    speed: { type: Number },
    viewpoint: {},
    assist: {},
    view: { attribute: false },
    game: { attribute: false },
    _touch: { state: true },
    _page: { state: true },
    _begun: { state: true },
    _hints: { state: true },
    _looked: { state: true },
    _beat: { state: true }
  }
  static override styles = tableStyles

  /** Play from this level, 1 to 4; without it the course decides. */
  declare level: number | null
  /** The course of levels: `first-match` goes up one level each hand. */
  declare course: string
  declare lang: string
  /** What the walls follow from: 32 or more hexadecimal digits; random when absent. */
  declare seed: string
  /** How well the others play. */
  declare bots: Strength
  /** `auto`, `light` or `dark`. */
  declare theme: string
  /** Whether a discard takes two taps: `always`, `never`, or `auto` for touch on the first two levels. */
  declare confirm: string
  /** Milliseconds between two moves of others. */
  declare speed: number
  /** The seat at the lower edge, for tables that are looked at. */
  declare viewpoint: string | null
  /** Hints: `auto` goes by the level, `on` or `off`. */
  declare assist: string
  /** What a seat may see, for a table without a game. */
  declare view: View | null
  /** The game that is played; without one, and without a view, the table plays its own. */
  declare game: Game | null

  declare private _touch: Touch
  declare private _page: Page
  declare private _begun: boolean
  declare private _hints: boolean | null
  declare private _looked: Seat | null
  declare private _beat: number

  #own: LocalGame | null = null
  #heard: (() => void) | null = null
  #spent: Moment | null = null
  #log: GameEvent[] = []
  #news: GameEvent[] = []
  #said = ""
  #words: { words: Words; labels: Labels } | null = null
  readonly #focus = new FocusKeeper()
  readonly #hands: Hands = {
    act: (action, source) => void this.#act(action, source),
    choose: (tile) => this.#choose(tile, "click"),
    declare: (what) => this.#touchWith({ declaring: what, armed: null, asked: null }),
    ask: (id) => this.#touchWith({ asked: id }),
    point: (tile) => this.#touchWith({ pointed: tile === null ? null : kindOf(tile) }),
    go: (page) => (this._page = page),
    toggleHints: () => (this._hints = !this.#hintsShown),
    look: (seat) => (this._looked = seat),
    again: () => this.newMatch()
  }

  constructor() {
    super()
    this.level = null
    this.course = "first-match"
    this.seed = ""
    this.bots = "middle"
    this.theme = "auto"
    this.confirm = "auto"
    this.speed = 700
    this.viewpoint = null
    this.assist = "auto"
    this.view = null
    this.game = null
    this._touch = untouched
    this._page = "play"
    this._begun = false
    this._hints = null
    this._looked = null
    this._beat = 0
  }

  /** Starts another match: of the same seed where one is given. */
  newMatch(): void {
    this.#drop()
    this.#own = null
    this._begun = false
    this.requestUpdate()
  }

  /** Puts the focus on the reader's hand. */
  focusHand(): void {
    this.renderRoot.querySelector<HTMLElement>('.hand [tabindex="0"]')?.focus()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    prepareAnnouncer()
    this.#hear()
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#drop()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated) this.#focus.note(this.renderRoot)
    const choice = (["course", "level", "seed"] as const).some((name) => changed.has(name))
    if (changed.has("game") || (choice && this.#own !== null)) {
      this.#drop()
      this.#own = null
      this._begun = false
    }
    if (this.game === null && this.view === null) this.#own ??= this.#open()
    if (this.#game === null) this._begun = true
    if (this.#heard === null) this.#hear()
    const { phase } = this.#moment.view.state
    const ended = phase.at === "between" || phase.at === "over"
    if (ended) this._looked = null
    if (!ended && this._page !== "play") this._page = "play"
    if (ended && this._page === "play") this._page = "score"
  }

  protected override updated(): void {
    this.#focus.restore(this.renderRoot as ShadowRoot)
    this.#rove()
    this.#speak()
  }

  get #game(): Game | null {
    return this.game ?? (this.view === null ? this.#own : null)
  }

  get #moment(): Moment {
    return this.#game?.moment ?? momentOf(this.view!, labels)
  }

  get #locale(): Locale {
    return localeOf(this.lang || langAt(this))
  }

  get #hintsShown(): boolean {
    if (this.assist === "off") return false
    if (this._hints !== null) return this._hints
    return this.assist === "on" || this.#moment.view.state.stage < 2
  }

  #open(): LocalGame {
    const options = {
      labels,
      seat: 0,
      names: botNames,
      bots: () => bots[this.bots] ?? bots.middle,
      pace: () => this.speed
    }
    const course = courseOf(this.course, this.level)
    try {
      return new LocalGame({ ...options, course, seed: this.seed || randomSeed() })
    } catch (error) {
      tell(this, "feljong-error", { message: (error as Error).message })
      return new LocalGame({ ...options, course, seed: randomSeed() })
    }
  }

  /** Listens to the game while the element is on a page, and lets it go on once the reader has begun. */
  #hear(): void {
    const game = this.#game
    if (game === null || !this.isConnected) return
    this.#heard ??= game.listen((events) => this.#hearNews(events))
    // never while rendering: waking tells news at once
    if (this._begun) void this.updateComplete.then(() => this.isConnected && this.#game === game && game.wake())
  }

  #drop(): void {
    this.#heard?.()
    this.#heard = null
    this.#own?.rest()
    this.#log = []
    this.#news = []
    this._looked = null
    this._touch = untouched
  }

  #hearNews(events: readonly GameEvent[]): void {
    if (!this.isConnected) return
    this.#log = [...this.#log, ...events].slice(-KEPT)
    this.#news = this.#answered ? [...events] : [...this.#news, ...events]
    this.#answered = false
    this.#touchWith({ declaring: null, armed: null, asked: null })
    this._beat++
    tell(this, "feljong-change", { view: this.#moment.view, events })
  }

  /** Whether the reader has acted since the last news: what comes next starts a new story. */
  #answered = true

  async #act(action: Action, source: string): Promise<void> {
    const moment = this.#moment
    if (this.#spent === moment || !this.isConnected) return
    if (!tell(this, "feljong-action", { action, source })) return
    const game = this.#game
    if (game === null) return
    this.#spent = moment
    this.#answered = true
    const reasons = await game.act(action)
    if (!this.isConnected) return
    if (reasons.length === 0) {
      tell(this, "feljong-acted", { action })
      return
    }
    this.#spent = null
    tell(this, "feljong-rejected", { action, reasons })
    this.#touchWith({ asked: `!${reasons.map((r) => `${r.text[this.#locale]} (${r.clause})`).join(" ")}` })
  }

  #touchWith(touch: Partial<Touch>): void {
    const changed = (Object.keys(touch) as (keyof Touch)[]).some((key) => touch[key] !== this._touch[key])
    if (changed) this._touch = { ...this._touch, ...touch }
  }

  #choose(tile: Tile, source: "click" | "key"): void {
    const scene = this.#scene()
    const action = discardOf(scene, tile)
    if (action === undefined) {
      const why = refusalOf(scene, tile)
      this.#touchWith({ asked: why === "" ? null : `!${why}`, armed: null })
      return
    }
    if (this.#confirms(source) && scene.armed !== tile) {
      this.#touchWith({ armed: tile, asked: null })
      return
    }
    void this.#act(action, source)
  }

  #confirms(source: "click" | "key"): boolean {
    if (this.confirm === "always") return true
    if (this.confirm === "never" || source === "key") return false
    return this.#moment.view.state.stage < 2 && matchMedia("(pointer: coarse)").matches
  }

  #begin(): void {
    this._begun = true
    this.#hear()
  }

  /** One tab stop in the hand: the focused card, else the drawn one, else the last. */
  #rove(): void {
    const cards = cardsIn(this.renderRoot)
    const active = (this.renderRoot as ShadowRoot).activeElement
    const stop =
      cards.find((card) => card === active) ?? cards.find((card) => card.classList.contains("drawn")) ?? cards.at(-1)
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1
  }

  #speak(): void {
    const text = this.#scene().status
    if (text === this.#said || !this._begun) return
    this.#said = text
    const { state, seat, legal } = this.#moment.view
    const mine = legal.length > 0 && (state.phase.at !== "turn" || state.phase.seat === seat)
    if (mine || state.phase.at === "over") announce(text)
  }

  readonly #key = (event: KeyboardEvent): void => {
    const key = keyOf(event)
    if (key === null) return
    // a key that is held down acts once, and must not turn into clicks either
    if (event.repeat && !key.startsWith("Arrow")) {
      if (key === "Enter" || key === " ") event.preventDefault()
      return
    }
    if (this.#pressed(key, event)) event.preventDefault()
  }

  #pressed(key: string, event: KeyboardEvent): boolean {
    const scene = this.#scene()
    const target = event.composedPath()[0] as HTMLElement
    const cards = cardsIn(this.renderRoot)
    const at = cards.indexOf(target)
    if (at >= 0) {
      const to = moveIn(key, at, cards.length)
      if (to !== null) {
        cards[to]!.focus()
        this.#rove()
        return true
      }
      if (key === "Enter" || key === " ") {
        this.#choose(Number(target.dataset["tile"]), "key")
        return true
      }
    }
    if (key === "Escape") {
      if (this._looked !== null) this._looked = null
      else this.#touchWith({ declaring: null, armed: null, asked: null })
      return true
    }
    if (scene.page !== "play") return false
    if (/^\d$/u.test(key) && cards.length > 0) {
      cards[Math.min((Number(key) + 9) % 10, cards.length - 1)]!.focus()
      this.#rove()
      return true
    }
    if (key === "H" && scene.hintsOffered) {
      this.#hands.toggleHints()
      return true
    }
    const { phase } = scene.state
    if (key === "T" && phase.at === "turn" && phase.seat === scene.bottom && phase.drawn !== null) {
      this.#choose(phase.drawn, "key")
      return true
    }
    return this.#letter(scene, key === "G" ? "W" : key)
  }

  /** Takes the choice of a letter; of several the first is focused, for the reader to look. */
  #letter(scene: Scene, letter: string): boolean {
    const choices = choicesOf(scene).filter((choice) => choice.key === letter)
    const first = choices.find(({ why }) => why === "") ?? choices[0]
    if (first === undefined) return false
    if (choices.length > 1) this.renderRoot.querySelector<HTMLElement>(`[data-key="${first.id}"]`)?.focus()
    else if (first.why === "") first.run()
    else this.#hands.ask(first.id)
    return true
  }

  #wordsNow(): Words {
    const locale = this.#locale
    const { labels } = this.#moment
    if (this.#words?.words.locale !== locale || this.#words.labels !== labels)
      this.#words = { words: wordsIn(locale, labels), labels }
    return this.#words.words
  }

  #scene(): Scene {
    const moment = this.#moment
    const { state, seat } = moment.view
    const words = this.#wordsNow()
    const bottom = seatNamed(this.viewpoint, state.seats.length, state.dealer) ?? Math.max(seat, 0)
    const given = this.#game?.names ?? []
    const names = state.seats.map((_, s) =>
      s === seat ? words.t("you") : given[s] || words.rule(`wind.${windOf(state, s)}`)
    )
    const telling = { words, names, red: moment.red }
    const scene: Scene = {
      ...this._touch,
      moment,
      state,
      words,
      bottom,
      plays: bottom === seat,
      names,
      page: !this._begun ? "intro" : this._page === "play" && this._looked !== null ? "look" : this._page,
      hints: this.#hintsShown,
      hintsOffered: this.assist !== "off",
      status: "",
      history: this.#log.map((event) => narrate(telling, event)).filter((text) => text !== ""),
      looked: this._looked,
      calls: callsIn(telling, this.#news),
      closing: this.#log.flatMap((event) => (event._tag === "Ended" ? event.transfers : [])),
      hands: this.#hands
    }
    const news = this.#news
      .filter((event) => event._tag !== "Dealt" && (!("seat" in event) || event.seat !== seat))
      .map((event) => narrate(telling, event))
    return { ...scene, status: [...news.filter((text) => text !== "").slice(-6), prompt(scene)].join(" ") }
  }

  override render() {
    const scene = this.#scene()
    const { words } = scene
    const where = words.t("wind.round", { wind: words.rule(`wind.${scene.state.round}`), n: scene.state.deal })
    return html`<section
      class="base"
      part="base"
      lang=${words.locale}
      tabindex="-1"
      aria-label=${words.t("table", { where, status: "" })}
      @keydown=${this.#key}
    >
      ${guard([words.windLetters], () => sprite(words.windLetters))} ${waves}
      ${tableView(scene, {
        waitsWithout: (tile) => this.#game?.waitsWithout(tile) ?? [],
        begin: () => this.#begin()
      })}
      <slot name="caption">${nothing}</slot>
    </section>`
  }

  /** The game that is being played, the table's own included. */
  get playing(): Game | null {
    return this.#game
  }
}

const waves = html`<svg class="waves" aria-hidden="true">
  <pattern id="sea" width="120" height="46" patternUnits="userSpaceOnUse">
    <path d="M-30 23q30-26 60 0t60 0 60 0" />
  </pattern>
  <rect width="100%" height="100%" fill="url(#sea)" />
</svg>`

const windNames = ["east", "south", "west", "north"]

const seatNamed = (name: string | null, count: number, dealer: Seat): Seat | null => {
  if (name === null || name === "") return null
  const wind = windNames.indexOf(name)
  if (wind >= 0) return (dealer + wind) % count
  const seat = Number(name)
  return Number.isInteger(seat) && seat >= 0 && seat < count ? seat : null
}

declare global {
  interface HTMLElementTagNameMap {
    "feljong-table": FeljongTable
  }
}
