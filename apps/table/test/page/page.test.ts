import axe from "axe-core"
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findChromium } from "../chromium.ts"
import { playMatch, see } from "./match.ts"
import { servePage } from "./server.ts"

declare global {
  interface Window {
    violations?: string[]
    axe?: typeof axe
  }
}

let browser: Browser
let served: Awaited<ReturnType<typeof servePage>>
const launch = findChromium()

beforeAll(async () => {
  served = await servePage()
  browser = await chromium.launch({ ...launch, args: ["--no-sandbox", "--disable-gpu"] })
}, 60_000)
afterAll(async () => {
  await browser.close()
  served.close()
})

interface Visit {
  readonly width: number
  readonly height: number
  readonly lang: string
  readonly query?: string
}

const visit = async ({ width, height, lang, query = "" }: Visit) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 500 })
  const errors: string[] = []
  const foreign: string[] = []
  page.on("pageerror", (error) => errors.push(error.message))
  page.on("request", (request) => request.url().startsWith(served.url) || foreign.push(request.url()))
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener("securitypolicyviolation", (event) =>
      window.violations!.push(`${event.violatedDirective} ${event.blockedURI}`)
    )
  })
  await page.goto(`${served.url}?lang=${lang}&speed=0&seed=00112233445566778899aabbccddeeff${query}`)
  await page.locator("feljong-table .sheet").waitFor()
  return { page, errors, foreign }
}

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

/** What axe finds wrong. Drawings that say nothing take long to look through and are left out. */
const audit = async (page: Page): Promise<string[]> => {
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

const sizes = [
  [360, 740, "pt-BR"],
  [1280, 800, "en"]
] as const

for (const [width, height, lang] of sizes)
  test(
    `a whole match at ${width} px in ${lang}, under a strict policy, its states accessible`,
    { timeout: 60_000 },
    async () => {
      const { page, errors, foreign } = await visit({ width, height, lang })
      const audited = new Set<string>()
      const widest: number[] = []
      await playMatch(page, async (seen) => {
        const state = seen.sheet ?? `play ${seen.can.length > 0} ${seen.cannot.length > 0}`
        if (audited.has(state)) return
        audited.add(state)
        expect({ state, found: await audit(page) }).toEqual({ state, found: [] })
        widest.push(await page.evaluate(() => document.documentElement.scrollWidth))
      })
      expect(await page.locator("feljong-table .places li").count()).toBe(4)
      expect([...audited]).toEqual(expect.arrayContaining(["intro", "score", "level", "ranking"]))
      expect(Math.max(...widest)).toBeLessThanOrEqual(width)
      expect(await page.title()).toMatch(lang === "en" ? /level by level/u : /nível por nível/u)
      expect(errors).toEqual([])
      expect(foreign).toEqual([])
      expect(await page.evaluate(() => window.violations)).toEqual([])
      await page.close()
    }
  )

test("cards are 44 px wide on a phone and buttons as high", { timeout: 30_000 }, async () => {
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR" })
  await playMatch(page, async (seen) => seen.sheet === null && seen.can.includes("pass"))
  const boxes = await page
    .locator("feljong-table .hand button.card")
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width))
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44)
  const buttons = await page
    .locator("feljong-table .actions .action")
    .evaluateAll((all) => all.map((b) => b.getBoundingClientRect().height))
  expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44)
  await page.close()
})

test(
  "nothing is wider than the narrowest phone, and passing is always among the buttons",
  { timeout: 30_000 },
  async () => {
    const { page } = await visit({ width: 320, height: 568, lang: "pt-BR" })
    const widths: number[] = []
    await playMatch(page, async (seen, step) => {
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth))
      if (seen.can.length > 0 && seen.sheet === null && !seen.can.some((key) => key.startsWith("declare")))
        expect(seen.can).toContain("pass")
      return step > 14
    })
    expect(Math.max(...widths)).toBe(320)
    await page.close()
  }
)

test("on touch the first levels ask for a second tap", { timeout: 30_000 }, async () => {
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR" })
  await playMatch(page, async (seen) => seen.sheet === null && seen.playable === 14)
  await page.locator("feljong-table").evaluate((table) => table.setAttribute("confirm", "always"))
  const before = await see(page)
  const card = page.locator("feljong-table .hand .playable").first()
  const key = await card.getAttribute("data-key")
  await card.tap()
  expect(await page.locator("feljong-table .hand .selected").getAttribute("data-key")).toBe(key)
  expect((await see(page)).status).not.toBe(before.status)
  await page.locator(`feljong-table [data-key="${key}"]`).tap()
  expect(await page.locator(`feljong-table .hand [data-key="${key}"]`).count()).toBe(0)
  await page.close()
})

test("the language changes in the middle of a hand and the hand stays", { timeout: 30_000 }, async () => {
  const { page } = await visit({ width: 1280, height: 800, lang: "pt-BR" })
  await playMatch(page, async (seen) => seen.sheet === null && seen.playable > 0)
  const keys = () =>
    page
      .locator("feljong-table .hand button.card")
      .evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset["key"]))
  const before = await keys()
  await page.locator('select[name="lang"]').selectOption("en")
  await page.locator("feljong-table .base[lang='en']").waitFor()
  expect(await keys()).toEqual(before)
  await page.locator('select[name="play"]').selectOption("from-level-2")
  await page.locator('feljong-table [data-key="begin"]').waitFor()
  expect(await page.locator("feljong-table .sheet h2").textContent()).toContain("Level 2")
  await page.close()
})
