import {
  type Action,
  type Event as GameEvent,
  kindOf,
  type Labels,
  type Locale,
  randomSeed,
  type RuleSet,
  type Seat,
  type Tile,
  type View
} from "@feljong/core"
import { bots } from "@feljong/core/bots"
import { html, LitElement, nothing, type PropertyValues } from "lit"
import { guard } from "lit/directives/guard.js"
import { announce, prepareAnnouncer } from "../announcer.ts"
import { sprite } from "../art/sprite.ts"
import type { Game, Moment } from "../game/game.ts"
import { LocalGame } from "../game/local-game.ts"
import { open, type Opened } from "../game/open.ts"
import { momentOf } from "../game/watched.ts"
import { localeOf } from "../labels/locale.ts"
import { type Words, wordsIn } from "../labels/words.ts"
import type { Options } from "../rules/compose.ts"
import { roundName } from "../table/centre.ts"
import { discardOf, refusalOf } from "../table/hand.ts"
import type { Hands, Page, Scene, Touch } from "../table/scene.ts"
import { tableView } from "../table/table.ts"
import { tableStyles } from "../styles/table.ts"
import { langAt } from "./define.ts"
import { tell } from "./events.ts"
import { FocusKeeper } from "./focus-keeper.ts"
import { makeScene } from "./make-scene.ts"
import { Story } from "./story.ts"
import { rove, TableKeys } from "./table-keys.ts"

type Strength = "weak" | "middle" | "strong"

/** Nothing half done. */
const untaken = { declaring: null, armed: null, asked: null, sure: null }
const untouched: Touch = { ...untaken, pointed: null }
const botNames = ["", "Bia", "Caio", "Davi"]

/** Options as an attribute holds them; what cannot be read is left out, and said where the table opens. */
const readOptions = (text: string | null): Options | null => {
  if (text === null || text.trim() === "") return null
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Options) : unreadable(text)
  } catch {
    return unreadable(text)
  }
}

/** A text that is no list of options becomes options of a layer of that name, which nobody has. */
const unreadable = (text: string): Options => ({ [text]: {} })

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
 * @csspart reserve - Points that belong to nobody, where the rules lay some out
 * @csspart error - Why what was asked for cannot be played
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
    layers: {},
    options: { converter: { fromAttribute: readOptions } },
    rules: { attribute: false },
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
  /** Id of a course or of a published set: `first-match` goes up one level each hand, `sanma` is played for three. */
  declare course: string
  /** Ids of published sets and of rule layers, to be put together: `level-4 kan furiten`. */
  declare layers: string
  /** What is chosen in them, by layer: `{"kan":{"inRiichi":"same-waits"}}` as an attribute, or an object. */
  declare options: Options | null
  /** A rule set that was compiled elsewhere. */
  declare rules: RuleSet | null
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
  #opened: Opened | null = null
  #heard: (() => void) | null = null
  #spent: Moment | null = null
  #watched: Moment | null = null
  #said = ""
  #words: { words: Words; labels: Labels } | null = null
  readonly #story = new Story()
  readonly #focus = new FocusKeeper()
  readonly #keys: TableKeys
  readonly #hands: Hands = {
    act: (action, source) => void this.#act(action, source),
    choose: (tile) => this.#choose(tile, "click"),
    declare: (what) => this.#touchWith({ ...untaken, declaring: what }),
    ask: (id) => this.#touchWith({ asked: id }),
    warn: (id) => this.#touchWith({ ...untaken, sure: id }),
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
    this.layers = ""
    this.options = null
    this.rules = null
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
    this.#keys = new TableKeys({
      root: () => this.renderRoot as ShadowRoot,
      scene: () => this.#scene(),
      hands: this.#hands,
      choose: (tile) => this.#choose(tile, "key"),
      back: () => {
        if (this._looked !== null) this._looked = null
        else this.#touchWith(untaken)
      }
    })
  }

  /** Starts another match: of the same seed where one is given. */
  newMatch(): void {
    this.#drop()
    this.#own = null
    this._begun = false
    this.requestUpdate()
  }

  /** Puts the focus on what comes next: the main button, the hand, or the table as a whole. */
  override focus(options?: FocusOptions): void {
    const next = '[data-main], .hand [tabindex="0"], .base'
    const found = [...this.renderRoot.querySelectorAll<HTMLElement>(next)].filter(
      (el) => el.closest("[inert]") === null
    )
    const main = found.find((el) => el.dataset["main"] !== undefined)
    ;(main ?? found.at(-1))?.focus(options)
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
    const choice = (["course", "level", "layers", "options", "rules", "seed"] as const).some((name) =>
      changed.has(name)
    )
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
    rove(this.renderRoot as ShadowRoot)
    this.#speak()
  }

  get #game(): Game | null {
    return this.game ?? (this.view === null ? this.#own : null)
  }

  get #moment(): Moment {
    return this.#game?.moment ?? this.#watch(this.view!)
  }

  #watch(view: View): Moment {
    if (this.#watched?.view !== view) this.#watched = momentOf(view)
    return this.#watched
  }

  get #locale(): Locale {
    return localeOf(this.lang || langAt(this))
  }

  get #hintsShown(): boolean {
    if (this.assist === "off") return false
    if (this._hints !== null) return this._hints
    return this.assist === "on" || this.#moment.early
  }

  #open(): LocalGame {
    const { level, course, rules } = this
    const layers = this.layers.split(/\s+/u).filter((id) => id !== "")
    const opened = open({ rules, layers, level, course, options: this.options ?? {} })
    this.#opened = opened
    for (const problem of opened.problems) tell(this, "feljong-error", { message: problem[this.#locale] })
    const options = {
      ...opened,
      seat: 0,
      names: botNames,
      bots: () => bots[this.bots] ?? bots.middle,
      pace: () => this.speed
    }
    try {
      return new LocalGame({ ...options, seed: this.seed || randomSeed() })
    } catch (error) {
      tell(this, "feljong-error", { message: (error as Error).message })
      return new LocalGame({ ...options, seed: randomSeed() })
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
    this.#story.clear()
    this._looked = null
    this._touch = untouched
  }

  #hearNews(events: readonly GameEvent[]): void {
    if (!this.isConnected) return
    this.#story.hear(events)
    this.#touchWith(untaken)
    this._beat++
    tell(this, "feljong-change", { view: this.#moment.view, events })
  }

  async #act(action: Action, source: string): Promise<void> {
    const moment = this.#moment
    if (this.#spent === moment || !this.isConnected) return
    if (!tell(this, "feljong-action", { action, source })) return
    const game = this.#game
    if (game === null) return
    this.#spent = moment
    this.#story.answer()
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
      this.#touchWith({ asked: why === "" ? null : `!${why}`, armed: null, sure: null })
      return
    }
    if (this.#confirms(source) && scene.armed !== tile) {
      this.#touchWith({ armed: tile, asked: null, sure: null })
      return
    }
    void this.#act(action, source)
  }

  #confirms(source: "click" | "key"): boolean {
    if (this.confirm === "always") return true
    if (this.confirm === "never" || source === "key") return false
    return this.#moment.early && matchMedia("(pointer: coarse)").matches
  }

  #begin(): void {
    this._begun = true
    this.#hear()
  }

  #speak(): void {
    const text = this.#scene().status
    if (text === this.#said || !this._begun) return
    this.#said = text
    const { state, seat, legal } = this.#moment.view
    const mine = legal.length > 0 && (state.phase.at !== "turn" || state.phase.seat === seat)
    if (mine || state.phase.at === "over") announce(text)
  }

  #wordsNow(): Words {
    const locale = this.#locale
    const { labels } = this.#moment
    if (this.#words?.words.locale !== locale || this.#words.labels !== labels)
      this.#words = { words: wordsIn(locale, labels), labels }
    return this.#words.words
  }

  #scene(): Scene {
    const mine = this.game === null && this.view === null
    return makeScene({
      moment: this.#moment,
      game: this.#game,
      words: this.#wordsNow(),
      viewpoint: this.viewpoint,
      page: this.#pageNow,
      touch: this._touch,
      hints: this.#hintsShown,
      hintsOffered: this.assist !== "off",
      looked: this._looked,
      problems: mine ? (this.#opened?.problems ?? []) : [],
      story: this.#story,
      hands: this.#hands
    })
  }

  get #pageNow(): Page {
    if (!this._begun) return "intro"
    return this._page === "play" && this._looked !== null ? "look" : this._page
  }

  override render() {
    const scene = this.#scene()
    const { words } = scene
    return html`<section
      class="base"
      part="base"
      lang=${words.locale}
      tabindex="-1"
      aria-label=${words.t("table", { where: roundName(scene), status: "" })}
      @keydown=${this.#keys.press}
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

declare global {
  interface HTMLElementTagNameMap {
    "feljong-table": FeljongTable
  }
}
