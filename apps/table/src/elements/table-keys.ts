import type { Tile } from "@feljong/core"
import { choicesOf } from "../table/choices.ts"
import type { Hands, Scene } from "../table/scene.ts"
import { cardsIn } from "./focus-keeper.ts"
import { keyOf, moveIn } from "./keys.ts"

/** What the keys of a table need of it. */
export interface Keyed {
  readonly root: () => ShadowRoot
  readonly scene: () => Scene
  readonly hands: Hands
  readonly choose: (tile: Tile) => void
  /** takes back whatever is half done */
  readonly back: () => void
}

/** One tab stop in the hand: the focused card, else the drawn one, else the last. */
export const rove = (root: ShadowRoot): void => {
  const cards = cardsIn(root)
  const active = root.activeElement
  const stop =
    cards.find((card) => card === active) ?? cards.find((card) => card.classList.contains("drawn")) ?? cards.at(-1)
  for (const card of cards) card.tabIndex = card === stop ? 0 : -1
}

/** Everything by keyboard, while focus is inside. */
export class TableKeys {
  readonly #table: Keyed

  constructor(table: Keyed) {
    this.#table = table
  }

  readonly press = (event: KeyboardEvent): void => {
    const key = keyOf(event)
    if (key === null) return
    // a key that is held down acts once, and must not turn into clicks either
    if (event.repeat && !key.startsWith("Arrow")) {
      if (key === "Enter" || key === " ") event.preventDefault()
      return
    }
    const target = event.composedPath()[0] as HTMLElement
    if (this.#inHand(key, target) || this.#anywhere(key)) event.preventDefault()
  }

  #inHand(key: string, target: HTMLElement): boolean {
    const cards = cardsIn(this.#table.root())
    const at = cards.indexOf(target)
    if (at < 0) return false
    const to = moveIn(key, at, cards.length)
    if (to !== null) return this.#focus(cards[to]!)
    if (key !== "Enter" && key !== " ") return false
    this.#table.choose(Number(target.dataset["tile"]))
    return true
  }

  #focus(card: HTMLElement): boolean {
    card.focus()
    rove(this.#table.root())
    return true
  }

  #anywhere(key: string): boolean {
    const { hands, back, choose } = this.#table
    if (key === "Escape") {
      back()
      return true
    }
    const scene = this.#table.scene()
    if (scene.page !== "play") return false
    const cards = cardsIn(this.#table.root())
    if (/^\d$/u.test(key) && cards.length > 0)
      return this.#focus(cards[Math.min((Number(key) + 9) % 10, cards.length - 1)]!)
    if (key === "H" && scene.hintsOffered) {
      hands.toggleHints()
      return true
    }
    const { phase } = scene.state
    if (key === "T" && phase.at === "turn" && phase.seat === scene.bottom && phase.drawn !== null) {
      choose(phase.drawn)
      return true
    }
    return this.#letter(scene, key === "G" ? "W" : key)
  }

  /** Takes the choice of a letter; of several one after the other is focused, for the reader to look. */
  #letter(scene: Scene, letter: string): boolean {
    const all = choicesOf(scene).filter((choice) => choice.letter === letter)
    const can = all.filter(({ why }) => why === "")
    const choices = can.length > 0 ? can : all
    const first = choices[0]
    if (first === undefined) return false
    if (choices.length > 1) {
      const root = this.#table.root()
      const active = root.activeElement instanceof HTMLElement ? root.activeElement.dataset["key"] : undefined
      const next = choices[(choices.findIndex(({ id }) => id === active) + 1) % choices.length]!
      root.querySelector<HTMLElement>(`[data-key="${next.id}"]`)?.focus()
    } else if (first.why === "") first.run()
    else this.#table.hands.ask(first.id)
    return true
  }
}
