import type { Action, Event as GameEvent, ExplainedReason, View } from "@feljong/core"

export interface FeljongEvents {
  /** the reader wants to do this; cancel it to keep it from the game */
  "feljong-action": { readonly action: Action; readonly source: string }
  "feljong-acted": { readonly action: Action }
  "feljong-rejected": { readonly action: Action; readonly reasons: readonly ExplainedReason[] }
  "feljong-error": { readonly message: string; readonly index?: number }
  /** a card of a hand was chosen (cancelable) */
  "feljong-select": { readonly tile: number; readonly index: number }
  /** the table is another; what the reader may not see is not in it */
  "feljong-change": { readonly view: View; readonly events: readonly GameEvent[] }
}

/** An event that leaves every shadow root. */
export const tell = <K extends keyof FeljongEvents>(from: HTMLElement, name: K, detail: FeljongEvents[K]): boolean =>
  from.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === "feljong-action" || name === "feljong-select"
    })
  )

declare global {
  interface HTMLElementEventMap {
    "feljong-action": CustomEvent<FeljongEvents["feljong-action"]>
    "feljong-acted": CustomEvent<FeljongEvents["feljong-acted"]>
    "feljong-rejected": CustomEvent<FeljongEvents["feljong-rejected"]>
    "feljong-select": CustomEvent<FeljongEvents["feljong-select"]>
    "feljong-error": CustomEvent<FeljongEvents["feljong-error"]>
    "feljong-change": CustomEvent<FeljongEvents["feljong-change"]>
  }
}
