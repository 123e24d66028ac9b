import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { serveEmbed } from "./server.ts"
import { useServed } from "./visit.ts"

const site = useServed(serveEmbed)

interface Budget {
  readonly name: string
  readonly path: readonly string[]
}
const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly "size-limit": readonly Budget[]
}
const budget = (start: string) =>
  manifest["size-limit"].find(({ name }) => name.startsWith(start))!.path.map((path) => path.replace("dist/", ""))

for (const [address, entry] of [
  ["", "table.js"],
  ["all.html", "index.js"]
] as const)
  test(
    `${entry} alone plays Feljong, and loads what the budget counts and nothing else`,
    { timeout: 60_000 },
    async () => {
      const page = await site.browser().newPage({ reducedMotion: "reduce" })
      const loaded: string[] = []
      page.on("request", (request) => loaded.push(request.url()))
      const scripts = () =>
        loaded.filter((url) => url.endsWith(".js")).map((url) => url.replace(`${site.url()}feljong/`, ""))
      await page.goto(`${site.url()}${address}`)
      await page.locator('feljong-table [data-key="begin"]').click()
      await page.locator("feljong-table .hand .playable, feljong-table .actions .action").first().waitFor()
      expect(scripts().toSorted()).toEqual(budget(entry).toSorted())

      // another family brings its rules and its words, and nothing that is here already
      loaded.length = 0
      await page.locator("feljong-table").evaluate((table) => table.setAttribute("course", "riichi/tenhou"))
      await page.locator("feljong-table .sheet h2", { hasText: "Tenhou" }).waitFor()
      expect(scripts().toSorted()).toEqual(budget("riichi").toSorted())
      await page.close()
    }
  )

test("a card alone on a page fills its box", async () => {
  const page = await site.browser().newPage()
  await page.goto(`${site.url()}all.html`)
  const size = await page.evaluate(async () => {
    const card = document.createElement("feljong-card")
    card.setAttribute("card", "0p")
    const line = document.createElement("p")
    line.append("The red five ", card, " is no five with a red border.")
    document.body.replaceChildren(line)
    await (card as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete
    const of = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return [width, height].map(Math.round)
    }
    return { box: of(card), drawing: of(card.shadowRoot!.querySelector(".art")!) }
  })
  expect(size.drawing).toEqual(size.box)
  expect(size.box[0]).toBeGreaterThan(10)
  await page.close()
})

test("rules that cannot be loaded are said, and the table opens once they can", { timeout: 60_000 }, async () => {
  const page = await site.browser().newPage()
  await page.route("**/words/riichi.*", (route) => route.abort())
  await page.goto(site.url())
  await page.locator('feljong-table [data-key="begin"]').waitFor()
  const table = page.locator("feljong-table")
  await table.evaluate((element) => element.setAttribute("course", "riichi/tenhou"))
  await page.locator("feljong-table .unreachable", { hasText: "não puderam ser carregadas" }).waitFor()
  await table.evaluate((element) => element.setAttribute("course", "level-1"))
  await page.locator('feljong-table [data-key="begin"]').waitFor()
  // what could not be had keeps nothing else away
  await table.evaluate((element) => element.setAttribute("course", "riichi/tenhou"))
  await page.locator("feljong-table .unreachable").waitFor()
  await table.evaluate((element) => element.setAttribute("course", "hong-kong/old-style"))
  await page.locator("feljong-table .sheet h2", { hasText: "Hong Kong" }).waitFor()
  await page.close()
})
