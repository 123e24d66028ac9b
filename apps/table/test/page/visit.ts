import axe from "axe-core"
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll } from "vitest"
import { findChromium } from "../chromium.ts"
import { opened } from "./opened.ts"
import { type Served, servePage } from "./server.ts"

declare global {
  interface Window {
    violations?: string[]
    axe?: typeof axe
  }
}

export interface Visit {
  readonly width: number
  readonly height: number
  readonly lang: string
  readonly query?: string
}

export const sizes = [
  [360, 740, "pt-BR"],
  [1280, 800, "en"]
] as const

/** Something built behind a strict server, and one browser, for the tests of a file. */
export const useServed = (serve: () => Promise<Served>) => {
  let browser: Browser
  let served: Served
  beforeAll(async () => {
    served = await serve()
    browser = await chromium.launch({ ...findChromium(), args: ["--no-sandbox", "--disable-gpu"] })
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    served.close()
  })
  return { url: () => served.url, browser: () => browser }
}

/** The built page. */
export const useSite = () => {
  const { url, browser } = useServed(servePage)
  return {
    url,
    visit: async ({ width, height, lang, query = "" }: Visit) => {
      const page = await browser().newPage({
        viewport: { width, height },
        reducedMotion: "reduce",
        hasTouch: width < 500
      })
      const errors: string[] = []
      const foreign: string[] = []
      page.on("pageerror", (error) => errors.push(error.message))
      page.on("request", (request) => request.url().startsWith(url()) || foreign.push(request.url()))
      await page.addInitScript(() => {
        window.violations = []
        document.addEventListener("securitypolicyviolation", (event) =>
          window.violations!.push(`${event.violatedDirective} ${event.blockedURI}`)
        )
      })
      await page.goto(`${url()}?lang=${lang}&speed=0&seed=00112233445566778899aabbccddeeff${query}`)
      await opened(page)
      return { page, errors, foreign }
    }
  }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What axe finds wrong. Drawings that say nothing take long to look through and are left out. */
export const audit = async (page: Page): Promise<string[]> => {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const exclude = [".sprite", ".waves", ".art"].map((part) => ({
      fromShadowDom: ["feljong-table", part] as [string, string]
    }))
    const { violations } = await window.axe!.run(
      { include: ["body"], exclude },
      { runOnly: tags, resultTypes: ["violations"] }
    )
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(" ")} ${node.failureSummary}`).join(" | ")}`
    )
  }, tags)
}

/** Cards that lie beyond the part of the table that they belong to. */
export const spilled = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("feljong-table")!.shadowRoot!
    return [".own", ".felt", ".sheet"].flatMap((part) => {
      const right = root.querySelector(part)?.getBoundingClientRect().right ?? 0
      const cards = [...root.querySelectorAll(`${part} .card`)]
      return cards.some((card) => card.getBoundingClientRect().right > right + 1) ? [part] : []
    })
  })
