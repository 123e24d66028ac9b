import type { Page } from "playwright"

/** What the page shows, read from the DOM alone. */
export interface Seen {
  readonly sheet: "intro" | "score" | "level" | "ranking" | null
  /** keys of the buttons that can be used, and of those that say why not */
  readonly can: readonly string[]
  readonly cannot: readonly string[]
  readonly playable: number
  /** whether a discard is marked as a good one */
  readonly suggested: boolean
  readonly status: string
  /** dora indicators, hands shown at a draw, whether the dealer deals again, why a wait cannot be won with */
  readonly indicators: number
  readonly exposed: number
  readonly kept: boolean
  readonly limits: string
}

export const see = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const root = document.querySelector("feljong-table")!.shadowRoot!
    const keys = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].map((button) => button.dataset["key"]!)
    const sheets = {
      intro: '[data-key="begin"]',
      score: ".sheet.score",
      ranking: ".sheet.final",
      level: ".sheet.level"
    } as const
    const sheet = (Object.keys(sheets) as (keyof typeof sheets)[]).find(
      (name) => root.querySelector(sheets[name]) !== null
    )
    return {
      sheet: sheet ?? null,
      can: keys(".actions .action:not(.refused)"),
      cannot: keys(".actions .action.refused"),
      playable: root.querySelectorAll(".hand .playable").length,
      suggested: root.querySelector(".hand .suggested") !== null,
      status: root.querySelector(".status")?.textContent ?? "",
      indicators: root.querySelectorAll(".centre .pairs li").length,
      exposed: root.querySelectorAll(".shown-by").length,
      kept: root.querySelector(".kept") !== null,
      limits: [...root.querySelectorAll(".limit")].map((line) => line.textContent).join(" ")
    }
  })

/** A real press of the mouse on the middle of what the selector finds last. */
const press = async (page: Page, selector: string): Promise<void> => {
  const at = await page.evaluate((selector) => {
    const found = [...document.querySelector("feljong-table")!.shadowRoot!.querySelectorAll(selector)].at(-1)!
    found.scrollIntoView({ block: "nearest" })
    const box = found.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  // away first, so that no two presses are a double click
  await page.mouse.move(1, 1)
  await page.mouse.click(at.x, at.y)
  // and away again: a card that is pointed at is what hints speak of
  await page.mouse.move(1, 1)
}

/** How to play: claiming whatever is offered, only from the wall, declaring what goes with a discard, or never winning. */
export type Style = "claims" | "closed" | "declares" | "passive"

/** Takes one step: begins, wins, sets aside, claims or declares by style, else discards a card that is marked as good. */
export const stepOnce = async (page: Page, seen: Seen, style: Style = "closed"): Promise<void> => {
  if (seen.sheet !== null) return press(page, "[data-main]")
  if (style === "passive") return press(page, passOrDiscard(seen))
  if (seen.can.includes("win")) return press(page, '[data-key="win"]')
  const aside = seen.can.find((key) => /^(?:kita|kan|kong|flower)/u.test(key))
  if (aside !== undefined) return press(page, `[data-key="${aside}"]`)
  // cards of the hand that complete a group are in the key of a claim
  const claim = style === "claims" ? seen.can.find((key) => /-\d+-\d+(?:-\d+)?$/u.test(key)) : undefined
  if (claim !== undefined) return press(page, `[data-key="${claim}"]`)
  const declaration = style === "declares" ? seen.can.find((key) => key.startsWith("declare-")) : undefined
  if (declaration !== undefined) {
    await press(page, `[data-key="${declaration}"]`)
    return press(page, ".hand .playable")
  }
  return press(page, passOrDiscard(seen))
}

const passOrDiscard = (seen: Seen): string =>
  seen.can.includes("pass") ? '[data-key="pass"]' : seen.suggested ? ".hand .suggested" : ".hand .playable"

/** Plays until the ranking is shown, telling each thing seen on the way. Steps are answered at once, so nothing is waited for. */
export const playMatch = async (
  page: Page,
  watch: (seen: Seen, step: number) => Promise<boolean | void>,
  style: Style = "closed"
): Promise<number> => {
  for (let step = 0; step < 400; step++) {
    const seen = await see(page)
    if ((await watch(seen, step)) === true || seen.sheet === "ranking") return step
    await stepOnce(page, seen, style)
  }
  throw new Error("the match does not end")
}
