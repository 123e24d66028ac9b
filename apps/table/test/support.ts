import type { Event } from "@feljong/core"
import type { FeljongTable, Game, Listener } from "../src/index.ts"
import "../src/index.ts"

export const seed = "00112233445566778899aabbccddeeff"

/** A table on the page whose others move at once. */
export const mount = async (attributes: Readonly<Record<string, string>> = {}): Promise<FeljongTable> => {
  document.body.replaceChildren()
  const table = document.createElement("feljong-table")
  for (const [name, value] of Object.entries({ seed, speed: "0", lang: "pt-BR", confirm: "never", ...attributes }))
    table.setAttribute(name, value)
  document.body.append(table)
  await table.updateComplete
  return table
}

export const all = (table: Element, selector: string): HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(selector)
]
export const one = (table: Element, selector: string): HTMLElement => {
  const found = table.shadowRoot!.querySelector<HTMLElement>(selector)
  if (found === null) throw new Error(`nothing is ${selector}`)
  return found
}
export const focused = (table: Element): HTMLElement | null => table.shadowRoot!.activeElement as HTMLElement | null
export const key = (table: FeljongTable, name: string): void => {
  const target = focused(table) ?? one(table, ".base")
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true, cancelable: true }))
}

export const begin = async (table: FeljongTable): Promise<void> => {
  one(table, '[data-key="begin"]').click()
  await settled(table)
}

export const settled = async (table: FeljongTable): Promise<void> => {
  for (let i = 0; i < 4; i++) {
    await table.updateComplete
    await Promise.resolve()
  }
}

/** Passes, discards the last card and goes on, until something holds. */
export const playUntil = async (
  table: FeljongTable,
  holds: () => boolean,
  choose: () => HTMLElement | undefined = () => undefined
): Promise<void> => {
  for (let i = 0; i < 500; i++) {
    if (holds()) return
    const chosen = choose() ?? all(table, '[data-main], [data-key="pass"]:not(.refused)')[0]
    ;(chosen ?? all(table, ".hand .playable").at(-1))?.click()
    await settled(table)
  }
  throw new Error("it never comes to that")
}

/** A game that stands still at a moment of another and tells what it is made to tell. */
export const stillOf = (game: Game): { readonly game: Game; readonly tell: (events: readonly Event[]) => void } => {
  const listeners = new Set<Listener>()
  return {
    game: {
      moment: game.moment,
      labels: game.labels,
      names: game.names,
      act: () => Promise.resolve([]),
      waitsWithout: () => [],
      listen: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      wake: () => {},
      rest: () => {}
    },
    tell: (events) => {
      for (const listener of listeners) listener(events)
    }
  }
}
