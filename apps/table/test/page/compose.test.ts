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
    expect(await link(page)).toBe(`${url()}?play=level-4+three-seats+kita+kan&kan.inRiichi=same-waits&lang=${lang}`)
    expect(await page.locator("#compose .described .added dt").allTextContents()).toHaveLength(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.locator("#compose .main").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    const own = lang === "en" ? ", with options of its own" : ", com opções próprias"
    expect(await page.locator("#composed span").textContent()).toContain(own)
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
  const copied = `${url()}?${query}&lang=pt-BR`
  expect(await link(page)).toBe(copied)
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.locator('button[name="copy"]').click()
  await page.locator("#compose .copied", { hasText: "Link copiado." }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied)
  await page.close()
})

test("a link that is wrong says what is, and keeps the rest", { timeout }, async () => {
  const query = "&play=level-4+kan+nope&kan.inRiichi=maybe&riichi.fourLeft=true&furiten.x=1"
  const { page } = await visit({ width: 360, height: 740, lang: "en", query })
  const said = await page.locator("#problems-link li").allTextContents()
  expect(said).toHaveLength(3)
  expect(said[0]).toContain("“nope”")
  expect(said[1]).toMatch(/does not take .?maybe.? for “[^”]+”/u)
  expect(said[2]).toContain("“3 – Furiten” has no option “x”")
  expect(await link(page)).toBe(`${url()}?play=level-4+kan&riichi.fourLeft=true&lang=en`)
  await page.locator("#compose .main").click()
  expect((await played(page)).layers).toBe("feljong/level-4 feljong/kan")
  await page.close()
})

test("a published set can be taken apart", { timeout }, async () => {
  const { page } = await visit({ width: 1280, height: 800, lang: "en", query: "&play=sanma&kan.inRiichi=never" })
  expect(await page.locator("#problems-link li").allTextContents()).toHaveLength(1)
  expect(await link(page)).toBe(`${url()}?play=level-4+three-seats+kita&lang=en`)
  await page.close()
})

test(
  "what a link brought in from elsewhere has a switch, its family's name, and can be taken out",
  { timeout },
  async () => {
    const { page } = await visit({
      width: 360,
      height: 740,
      lang: "pt-BR",
      query: "&play=level-4+riichi/furiten+furiten"
    })
    const own = page.locator('#compose .rule:has([name="feljong/furiten"])')
    const other = page.locator('#compose .rule:has([name="riichi/furiten"])')
    expect(await other.locator("strong").textContent()).toBe("Furiten (Riichi)")
    const clash = await other.locator(".clash li").first().textContent()
    expect(clash).toMatch(/Furiten” \(Riichi\)/u)
    expect(await page.locator("#compose .outcome .problems").textContent()).toContain(clash!)
    expect(await own.locator(".clash li").count()).toBeGreaterThan(0)
    await switchByKey(page, "riichi/furiten")
    expect(await other.count()).toBe(0)
    expect(await page.locator("#compose .clash, #compose .outcome .problems").count()).toBe(0)
    expect(await link(page)).toBe(`${url()}?play=level-4+furiten&lang=pt-BR`)
    await page.close()
  }
)

test(
  "each family's optional layers are switched, and what a set can do without is taken away",
  { timeout },
  async () => {
    const { page, errors } = await visit({ width: 1280, height: 800, lang: "en", query: "&play=compose" })
    const from = (base: string) => page.locator(`#compose input[value="${base}"]`).check()
    const isOn = (layer: string) => page.locator(`#compose [name="${layer}"]`).isChecked()
    await from("british-1924/full")
    expect(await isOn("british-1924/flowers")).toBe(true)
    await switchByKey(page, "british-1924/three-seats")
    expect(await link(page)).toContain("play=british-1924/full+british-1924/three-seats+british-1924/three-flowers&")
    await from("hong-kong/plain")
    await switchByKey(page, "hong-kong/flowers")
    expect(await link(page)).toContain("play=hong-kong/plain+hong-kong/flowers&")
    await from("riichi/tenhou")
    expect(await isOn("riichi/three-seats")).toBe(false)
    await page.locator("#compose summary").click()
    expect(await page.locator("#compose .held h3").allTextContents()).toContain("Furiten")
    expect(await page.locator('#compose [name="riichi/turn"]').count()).toBe(0)
    await switchByKey(page, "riichi/pao")
    await switchByKey(page, "riichi/furiten")
    expect(await page.locator('#compose [name="riichi/pao.covers"]').count()).toBe(0)
    expect(await audit(page)).toEqual([])
    expect(await link(page)).toBe(`${url()}?play=riichi/tenhou+-riichi/furiten+-riichi/pao&lang=en`)
    await page.locator("#compose .main").click()
    expect((await played(page)).layers).toBe("riichi/tenhou -riichi/furiten -riichi/pao")
    expect(await page.locator("feljong-table .sheet").textContent()).toContain("without Furiten and Pao")
    await page.locator('feljong-table [data-key="begin"]').click()
    await page.locator("feljong-table .sheet").waitFor({ state: "detached" })
    expect(errors).toEqual([])
    await page.close()
  }
)

test("an option in a link may be said in words, as conflicts name its values", { timeout }, async () => {
  const query = "&play=level-4&riichi.fourLeft=talvez&riichi/kan.indicator=x"
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR", query })
  expect(await page.locator("#problems-link li").first().textContent()).toMatch(/aceita Não, Sim|aceita Sim, Não/u)
  await page.close()
  const { page: mended } = await visit({
    width: 360,
    height: 740,
    lang: "pt-BR",
    query: "&play=level-4&riichi.fourLeft=sim"
  })
  expect((await played(mended)).options).toEqual({ "feljong/riichi": { fourLeft: true } })
  await mended.close()
})

test("a link with layers taken away is read as it was written", { timeout }, async () => {
  const query = "&play=hong-kong/old-style+-hong-kong/limit-hands+-hong-kong/flowers"
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR", query })
  expect((await played(page)).layers).toBe("hong-kong/old-style -hong-kong/limit-hands -hong-kong/flowers")
  await page.locator('button[name="change"]').click()
  await switchByKey(page, "hong-kong/flowers")
  expect(await link(page)).toBe(`${url()}?play=hong-kong/old-style+-hong-kong/limit-hands&lang=pt-BR`)
  await page.close()
})

test("a name that is not known is answered with the nearest that are", { timeout }, async () => {
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR", query: "&play=tenhou" })
  expect(await page.locator("#problems-link li").textContent()).toContain("“tenhou”")
  await page.locator("#problems-link a", { hasText: "riichi/tenhou" }).first().click()
  await page.locator("feljong-table h2", { hasText: "Tenhou" }).waitFor()
  expect(await page.locator('select[name="play"]').inputValue()).toBe("riichi/tenhou")
  await page.close()
})

test("matches are grouped by family, and each name stands by itself", { timeout }, async () => {
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR" })
  const groups = await page.locator('select[name="play"] optgroup').evaluateAll((all) =>
    all.map((group) => ({
      family: (group as HTMLOptGroupElement).label,
      names: [...group.querySelectorAll("option")].map(({ text }) => text)
    }))
  )
  expect(groups.map(({ family }) => family)).toEqual([
    "Feljong",
    expect.stringContaining("britânico"),
    expect.stringContaining("Hong Kong"),
    "Riichi"
  ])
  const names = groups.flatMap(({ names }) => names)
  expect(new Set(names).size).toBe(names.length)
  expect(groups.at(-1)!.names.filter((name) => !name.startsWith("Riichi"))).toEqual([])
  // the longest is not cut off
  const select = page.locator('select[name="play"]')
  expect((await select.boundingBox())!.width).toBeGreaterThan(280)
  await page.close()
})

test("the language that is chosen stays in the address", { timeout }, async () => {
  const { page } = await visit({ width: 360, height: 740, lang: "pt-BR", query: "&play=level-4+kan" })
  await page.locator('select[name="lang"]').selectOption("en")
  expect(new URL(page.url()).search).toContain("play=level-4+kan")
  expect(new URL(page.url()).searchParams.get("lang")).toBe("en")
  await page.close()
})
