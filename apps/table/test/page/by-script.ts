import type { Page } from "playwright"

/**
 * Plays inside the page, without the mouse: begins, wins, sets aside, passes, discards what is drawn. Stops where the
 * selector finds something, and tells how wide the page has been.
 */
export const playByScript = (
  page: Page,
  until: string
): Promise<{ readonly found: boolean; readonly widest: number }> =>
  page.evaluate(async (until) => {
    const table = document.querySelector<HTMLElement & { updateComplete: Promise<boolean> }>("feljong-table")!
    const root = table.shadowRoot!
    const order = [
      "[data-main]",
      '[data-key="win"]:not(.refused)',
      '[data-key^="kita"]:not(.refused)',
      '[data-key^="kan"]:not(.refused)',
      '[data-key="pass"]',
      ".hand .playable.drawn",
      ".hand .playable"
    ]
    let widest = 0
    for (let step = 0; step < 1000; step++) {
      widest = Math.max(widest, document.documentElement.scrollWidth)
      if (root.querySelector(until) !== null) return { found: true, widest }
      for (const selector of order) {
        const next = root.querySelector<HTMLElement>(selector)
        if (next === null) continue
        next.click()
        break
      }
      await table.updateComplete
      await Promise.resolve()
    }
    return { found: false, widest }
  }, until)
