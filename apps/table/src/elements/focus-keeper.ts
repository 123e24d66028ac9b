/** Remembers what was focused before a rendering, and finds the next sensible thing when it is gone. */
export class FocusKeeper {
  #key: string | null = null
  #card = -1

  /** Before the rendering. */
  note(root: ShadowRoot | HTMLElement | DocumentFragment): void {
    const active = root instanceof ShadowRoot ? root.activeElement : null
    this.#key = active instanceof HTMLElement ? (active.dataset["key"] ?? "") : null
    this.#card = active === null ? -1 : cardsIn(root).indexOf(active as HTMLElement)
  }

  /** After it: only when focus was inside before, so that it is never taken from elsewhere. */
  restore(root: ShadowRoot): void {
    if (this.#key === null) return
    const active = root.activeElement
    if (active !== null && active.closest("[inert]") === null) return
    this.#find(root)?.focus()
  }

  #find(root: ShadowRoot): HTMLElement | null {
    const main = root.querySelector<HTMLElement>("[data-main]")
    if (main !== null) return main
    const same = this.#key === "" ? null : root.querySelector<HTMLElement>(`[data-key="${this.#key}"]`)
    if (same !== null && same.closest("[inert]") === null) return same
    const cards = cardsIn(root)
    if (cards.length > 0) return cards[Math.min(Math.max(this.#card, 0), cards.length - 1)]!
    return root.querySelector<HTMLElement>("[data-key]") ?? root.querySelector<HTMLElement>(".base")
  }
}

export const cardsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(".hand button.card")]
