import type { Page } from "playwright"
import { expect, test } from "vitest"
import { audit, sizes, useSite } from "./visit.ts"

const { url, visit } = useSite()
const timeout = 60_000

const link = (page: Page) => page.locator('#compose input[name="link"]').inputValue()
const played = (page: Page) =>
  page.evaluate(() => {
    const { layers, options } = document.querySelector<HTMLElement & { layers: string; options: unknown }>(
      "feljong-table"
    )!
    return { layers, options }
  })
/** Switches what has the name, as a keyboard does. */
const switchByKey = async (page: Page, name: string): Promise<void> => {
  await page.locator(`#compose [name="${name}"]`).focus()
  await page.keyboard.press("Space")
}

for (const [width, height, lang] of sizes)
  test(`rules are composed by keyboard at ${width} px, and what is wrong is said`, { timeout }, async () => {
    const { page, errors } = await visit({ width, height, lang, query: "&play=compose" })
    // at the end nothing lies over anything
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await audit(page)).toEqual([])
    await switchByKey(page, "feljong/duelo")
    await switchByKey(page, "feljong/three-seats")
    const said = (await page.locator("#compose .outcome .problems").textContent())!
    expect(said).toContain(lang === "en" ? "“Duelo” and “Sanma” both change" : "“Duelo” e “Sanma” mudam ambas")
    expect(await page.locator("#compose .main").getAttribute("aria-disabled")).toBe("true")
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await audit(page)).toEqual([])
    await page.locator("#compose .main").focus()
    await page.keyboard.press("Enter")
    expect(await page.locator("#compose").isVisible()).toBe(true)
    await switchByKey(page, "feljong/duelo")
    await switchByKey(page, "feljong/kan")
    await page.locator('#compose [name="feljong/kan.inRiichi"]').selectOption("same-waits")
    expect(await link(page)).toBe(`${url()}?play=level-4+three-seats+kita+kan&kan.inRiichi=same-waits`)
    expect(await page.locator("#compose .described .added dt").allTextContents()).toHaveLength(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator("#compose .main").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    expect(await page.locator("feljong-table .felt.three").count()).toBe(1)
    expect(await page.locator("feljong-table .sheet").count()).toBe(0)
    expect([errors, await page.evaluate(() => window.violations)]).toEqual([[], []])
    await page.close()
  })

test("a rule that needs another says so, in the language that is chosen", { timeout }, async () => {
  const { page } = await visit({ width: 1280, height: 800, lang: "pt-BR", query: "&play=level-2+respect-winds" })
  const said = () => page.locator("#compose .outcome .problems").textContent()
  expect(await said()).toContain("“2 – Respeitar os Ventos” precisa de “Pinfu”")
  await page.locator('select[name="lang"]').selectOption("en")
  expect(await said()).toContain("“2 – Respect the winds” needs “Pinfu”")
  await page.locator('#compose input[value="feljong/level-3"]').check()
  expect(await page.locator("#compose .outcome .problems").count()).toBe(0)
  await page.close()
})

test("a link is played as it was copied, and copied as it was played", { timeout }, async () => {
  const query = "play=level-3+duelo+furiten+kan&duelo.ronOnDummies=true&kan.inRiichi=same-waits&riichi.fourLeft=true"
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR", query: `&${query}` })
  expect(await played(page)).toEqual({
    layers: "feljong/level-3 feljong/duelo feljong/furiten feljong/kan",
    options: {
      "feljong/duelo": { ronOnDummies: true },
      "feljong/kan": { inRiichi: "same-waits" },
      "feljong/riichi": { fourLeft: true }
    }
  })
  expect(await page.locator("feljong-table .sheet").textContent()).toContain("se a espera não muda")
  await page.locator('button[name="change"]').click()
  expect(await link(page)).toBe(`${url()}?${query}`)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.locator('button[name="copy"]').click()
  await page.locator("#compose .copied", { hasText: "Link copiado." }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${url()}?${query}`)
  await page.close()
})

test("a link that is wrong says what is, and keeps the rest", { timeout }, async () => {
  const query = "&play=level-4+kan+nope&kan.inRiichi=maybe&riichi.fourLeft=true&furiten.x=1"
  const { page } = await visit({ width: 360, height: 740, lang: "en", query })
  const said = await page.locator("#problems-link li").allTextContents()
  expect(said).toHaveLength(3)
  expect(said[0]).toContain("feljong/nope")
  expect(said[1]).toContain("does not take maybe for “inRiichi”")
  expect(said[2]).toContain("“3 – Furiten” has no option “x”")
  expect(await link(page)).toBe(`${url()}?play=level-4+kan&riichi.fourLeft=true`)
  await page.locator("#compose .main").click()
  expect((await played(page)).layers).toBe("feljong/level-4 feljong/kan")
  await page.close()
})

test("a published set can be taken apart", { timeout }, async () => {
  const { page } = await visit({ width: 1280, height: 800, lang: "en", query: "&play=sanma&kan.inRiichi=never" })
  expect(await page.locator("#problems-link li").allTextContents()).toHaveLength(1)
  expect(await link(page)).toBe(`${url()}?play=level-4+three-seats+kita`)
  await page.close()
})
