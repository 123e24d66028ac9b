import {
  type Action,
  type Event as GameEvent,
  kindOf,
  type Labels,
  type Seat,
  type Text,
  type View
} from "@feljong/core"
import { bots } from "@feljong/core/bots"
import type { Registry } from "@feljong/core/variants/lazy"
import { html, nothing, type PropertyValues, type TemplateResult } from "lit"
import { guard } from "lit/directives/guard.js"
import { announce, prepareAnnouncer } from "../announcer.ts"
import { sprite } from "../art/sprite.ts"
import { familiesOf } from "../game/families.ts"
import type { Game, Moment } from "../game/game.ts"
import { idsIn, type Wanted } from "../game/open.ts"
import { momentOf } from "../game/watched.ts"
import { localeOf, unreachable } from "../labels/locale.ts"
import { type Words, wordsIn } from "../labels/words.ts"
import { homeFamily } from "../rules/ids.ts"
import { stepsOf } from "../rules/told.ts"
import { roundName } from "../table/centre.ts"
import type { Hands, Page, Scene, Touch } from "../table/scene.ts"
import { tableView } from "../table/table.ts"
import { tableStyles } from "../styles/table.ts"
import { faultsOf } from "./attributes.ts"
import { Complaints } from "./complaints.ts"
import { langAt } from "./define.ts"
import { tell } from "./events.ts"
import { FocusKeeper } from "./focus-keeper.ts"
import { makeScene } from "./make-scene.ts"
import { NeededRules } from "./needed-rules.ts"
import { OwnMatch } from "./own-match.ts"
import { Story } from "./story.ts"
import { TableAttributes } from "./table-attributes.ts"
import { rove, TableKeys } from "./table-keys.ts"
import { chooseCard, type Source, touched, untaken, untouched } from "./touching.ts"

/**
 * A mahjong table: a whole match against bots in the page, or any game that `game` brings.
 *
 * @fires feljong-action - The reader wants to act (cancelable). `detail`: `{ action, source }`
 * @fires feljong-acted - The game took the action. `detail`: `{ action }`
 * @fires feljong-rejected - The game refused it. `detail`: `{ action, reasons }`
 * @fires feljong-change - The table is another. `detail`: `{ view, events }`
 * @fires feljong-error - Something is wrong with what the table was given. `detail`: `{ message }`
 *
 * @slot caption - Below the table
 *
 * @csspart base - The whole element
 * @csspart table - The felt with everybody's cards
 * @csspart felt - The same
 * @csspart seat - A name plate
 * @csspart seat-active - That of whose turn it is
 * @csspart seat-empty - The place where nobody sits
 * @csspart score - The points on a name plate
 * @csspart center - Round, wall and dora
 * @csspart wall - How much is left to draw
 * @csspart dora - The indicators and what they point at
 * @csspart reserve - Points that belong to nobody, where the rules lay some out
 * @csspart river - A row of discards
 * @csspart discard - A card in it
 * @csspart discard-riichi - One that something was declared with
 * @csspart discard-tsumogiri - One that was discarded as it was drawn
 * @csspart discard-called - One that somebody claimed
 * @csspart meld - A group on the table
 * @csspart meld-called - The claimed card in it
 * @csspart hand - The reader's hand
 * @csspart card - A card in it
 * @csspart drawn - The card just drawn
 * @csspart actions - The row of buttons
 * @csspart action - One of them
 * @csspart action-primary - The one to win
 * @csspart result - The score at the end of a hand
 * @csspart error - Why something cannot be done or played
 *
 * @cssprop --feljong-felt - Colour of the felt
 * @cssprop --feljong-felt-ink - Text on the felt
 * @cssprop --feljong-accent - The one accent: turn, main button, marks
 * @cssprop --feljong-card-face - Paper of the cards
 * @cssprop --feljong-card-back - Colour of the backs
 * @cssprop --feljong-border-width - Width of the four borders, in hundredths of a card
 * @cssprop --feljong-border-strength - How strongly they show, 0 to 1
 * @cssprop --feljong-border-black - Colour of the black border
 * @cssprop --feljong-border-red - Colour of the red border
 * @cssprop --feljong-border-blue - Colour of the blue border
 * @cssprop --feljong-border-green - Colour of the green border
 * @cssprop --feljong-focus - Colour of the focus ring
 * @cssprop --feljong-font - Font of every text
 */
export class FeljongTable extends TableAttributes {
  static override properties = {
    _touch: { state: true },
    _page: { state: true },
    _begun: { state: true },
    _hints: { state: true },
    _looked: { state: true },
    _beat: { state: true }
  }
  static override styles = tableStyles

  declare private _touch: Touch
  declare private _page: Page
  declare private _begun: boolean
  declare private _hints: boolean | null
  declare private _looked: Seat | null
  declare private _beat: number

  readonly #own = new OwnMatch({
    seed: () => this.seed,
    bots: () => bots[this.bots] ?? bots.middle,
    pace: () => this.speed
  })
  readonly #rules = new NeededRules(() => this.requestUpdate())
  #faults: readonly Text[] = []
  readonly #complaints = new Complaints(this)
  #heard: (() => void) | null = null
  #spent: Moment | null = null
  #watched: { readonly moment: Moment; readonly registry: Registry } | null = null
  #said = ""
  #words: { words: Words; labels: Labels } | null = null
  readonly #story = new Story()
  readonly #focus = new FocusKeeper()
  readonly #hands: Hands = {
    act: (action, source) => void this.#act(action, source),
    choose: (tile) => chooseCard(this.#touched, tile, "click"),
    declare: (what) => this.#touch({ ...untaken, declaring: what }),
    ask: (id) => this.#touch({ asked: id }),
    warn: (id) => this.#touch({ ...untaken, sure: id }),
    point: (tile) => this.#touch({ pointed: tile === null ? null : kindOf(tile) }),
    go: (page) => (this._page = page),
    toggleHints: () => (this._hints = !this.#hintsShown),
    look: (seat) => (this._looked = seat),
    again: () => this.newMatch()
  }
  readonly #touched = {
    scene: () => this.#scene(),
    touch: (touch: Partial<Touch>) => this.#touch(touch),
    act: this.#hands.act,
    confirms: (source: Source) => this.#confirms(source)
  }
  readonly #keys = new TableKeys({
    root: () => this.renderRoot as ShadowRoot,
    scene: this.#touched.scene,
    hands: this.#hands,
    choose: (tile) => chooseCard(this.#touched, tile, "key"),
    back: () => {
      if (this._looked !== null) this._looked = null
      else this.#touch(untaken)
    }
  })

  constructor() {
    super()
    this._touch = untouched
    this._page = "play"
    this._begun = false
    this._hints = null
    this._looked = null
    this._beat = 0
  }

  /** The game that is being played, the table's own included. */
  get playing(): Game | null {
    return this.game ?? (this.view === null ? this.#own.game : null)
  }

  /** Starts another match: of the same seed where one is given. */
  newMatch(): void {
    this.#drop()
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
    this.#deafen()
  }

  /** Complete only once the rules are there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete()
    if (this.#rules.loading === null) return done
    await this.#rules.loading
    return this.getUpdateComplete()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated) this.#focus.note(this.renderRoot)
    const chosen = (["course", "level", "layers", "options", "rules", "seed"] as const).some((name) =>
      changed.has(name)
    )
    if (changed.has("game") || (chosen && this.#own.game !== null)) this.#drop()
    this.#prepare()
    if (!this.#ready) return
    if (this.playing === null) this._begun = true
    if (this.#heard === null) this.#hear()
    const { phase } = this.#moment.view.state
    const ended = phase.at === "between" || phase.at === "over"
    if (ended) this._looked = null
    if (!ended && this._page !== "play") this._page = "play"
    if (ended && this._page === "play") this._page = "score"
  }

  protected override updated(): void {
    if (!this.#ready) return
    this.#focus.restore(this.renderRoot as ShadowRoot)
    rove(this.renderRoot as ShadowRoot)
    this.#speak()
  }

  /** Opens the table's own match, or sees to it that what is looked at has its words; loads the rules for either. */
  #prepare(): void {
    const wanted = this.#wanted
    const own = this.game === null && this.view === null
    const shown = own ? idsIn(wanted) : this.game === null ? [this.view!.stage] : null
    const registry = this.#rules.need(shown === null ? [] : familiesOf(shown), localeOf(this.lang || langAt(this)))
    if (registry === null && this.#rules.unreachable) this.#report()
    if (registry === null) return
    if (own) this.#own.open(registry, wanted)
    const levels = stepsOf(registry, homeFamily).length
    this.#faults = faultsOf(this, { levels, seats: this.#moment.view.state.seats.length })
    this.#report()
  }

  get #wanted(): Wanted {
    const { rules, level, course } = this
    const layers = this.layers.split(/\s+/u).filter((id) => id !== "")
    return { rules, layers, level, course, options: this.options ?? {} }
  }

  /** Why nothing can be played: what was misread, else what is wrong with the match that was asked for. */
  get #problems(): readonly Text[] {
    if (this.#faults.length > 0) return this.#faults
    return this.game === null && this.view === null ? this.#own.problems : []
  }

  #report(): void {
    const problems = this.#rules.unreachable ? [unreachable] : this.#problems
    this.#complaints.hear(problems.map((problem) => ({ message: problem[this.#rules.locale] })))
  }

  /** Whether there is a moment to show. */
  get #ready(): boolean {
    return this.#rules.registry !== null && (this.playing !== null || this.view !== null)
  }

  get #moment(): Moment {
    return this.playing?.moment ?? this.#watch(this.view!, this.#rules.registry!)
  }

  #watch(view: View, registry: Registry): Moment {
    if (this.#watched?.moment.view !== view || this.#watched.registry !== registry)
      this.#watched = { moment: momentOf(registry, view), registry }
    return this.#watched.moment
  }

  get #hintsShown(): boolean {
    if (this.assist === "off") return false
    if (this._hints !== null) return this._hints
    return this.assist === "on" || this.#moment.early
  }

  /** Listens to the game while the element is on a page, and lets it go on once the reader has begun. */
  #hear(): void {
    const game = this.playing
    if (game === null || !this.isConnected) return
    this.#heard ??= game.listen((events) => this.#hearNews(events))
    // never while rendering: waking tells news at once
    if (this._begun) void this.updateComplete.then(() => this.isConnected && this.playing === game && game.wake())
  }

  #deafen(): void {
    this.#heard?.()
    this.#heard = null
    this.#own.game?.rest()
    this.#story.clear()
    this._looked = null
    this._touch = untouched
  }

  #drop(): void {
    this.#deafen()
    this.#own.end()
    this.#complaints.forget()
    this.#rules.retry()
    this._begun = false
  }

  #hearNews(events: readonly GameEvent[]): void {
    if (!this.isConnected) return
    this.#story.hear(events)
    this.#touch(untaken)
    this._beat++
    tell(this, "feljong-change", { view: this.#moment.view, events })
  }

  async #act(action: Action, source: string): Promise<void> {
    const moment = this.#moment
    if (this.#spent === moment || !this.isConnected) return
    if (!tell(this, "feljong-action", { action, source })) return
    const game = this.playing
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
    this.#touch({ asked: `!${reasons.map((r) => `${r.text[this.#rules.locale]} (${r.clause})`).join(" ")}` })
  }

  #touch(change: Partial<Touch>): void {
    this._touch = touched(this._touch, change)
  }

  #confirms(source: Source): boolean {
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
    const { locale } = this.#rules
    const { labels } = this.#moment
    if (this.#words?.words.locale !== locale || this.#words.labels !== labels)
      this.#words = { words: wordsIn(locale, labels), labels }
    return this.#words.words
  }

  #scene(): Scene {
    return makeScene({
      moment: this.#moment,
      game: this.playing,
      words: this.#wordsNow(),
      viewpoint: this.viewpoint,
      page: this.#pageNow,
      touch: this._touch,
      hints: this.#hintsShown,
      hintsOffered: this.assist !== "off",
      looked: this._looked,
      problems: this.#problems,
      misread: this.#faults.length > 0,
      story: this.#story,
      hands: this.#hands
    })
  }

  get #pageNow(): Page {
    if (!this._begun || this.#problems.length > 0) return "intro"
    return this._page === "play" && this._looked !== null ? "look" : this._page
  }

  /** What stands here until the rules are there, or because they cannot be had. */
  #placeholder(): TemplateResult {
    const { unreachable: failed, locale } = this.#rules
    return failed
      ? html`<section class="base" part="base">
          <p class="unreachable" part="error">${unreachable[locale]}</p>
        </section>`
      : html`<section class="base" part="base" aria-busy="true"></section>`
  }

  override render(): TemplateResult {
    if (!this.#ready) return this.#placeholder()
    const scene = this.#scene()
    const { words } = scene
    return html`<section
      class="base"
      part="base"
      lang=${words.locale}
      tabindex="-1"
      aria-label=${scene.problems.length > 0 ? nothing : words.t("table", { where: roundName(scene), status: "" })}
      @keydown=${this.#keys.press}
    >
      ${guard([words.windLetters], () => sprite(words.windLetters))} ${waves}
      ${tableView(scene, {
        waitsWithout: (tile) => this.playing?.waitsWithout(tile) ?? [],
        begin: () => this.#begin()
      })}
      <slot name="caption">${nothing}</slot>
    </section>`
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
