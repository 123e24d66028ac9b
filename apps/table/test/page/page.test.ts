import { expect, test } from "vitest"
import { playMatch, see } from "./match.ts"
import { audit, sizes, useSite } from "./visit.ts"

const { visit } = useSite()

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
        // where there is room the score of an ordinary hand is seen at once
        if (state === "score" && width > 1000)
          expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height)
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
