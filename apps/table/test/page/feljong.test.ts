import { expect, test } from "vitest"
import { playByScript } from "./by-script.ts"
import { audit, sizes, useSite } from "./visit.ts"

const { visit } = useSite()

const tables = [
  { play: "sanma", players: 3 },
  { play: "level-4+duelo+respect-winds+furiten+kan", players: 4 }
] as const

for (const { play, players } of tables)
  for (const [width, height, lang] of sizes)
    test(`${play}: a match to the end at ${width} px`, { timeout: 120_000 }, async () => {
      const query = `&play=${play}&bots=weak&assist=on`
      const { page, errors, foreign } = await visit({ width, height, lang, query })
      const begun = await playByScript(page, ".own .meld, .own .aside-tiles, .sheet.score")
      expect([begun.found, await audit(page)]).toEqual([true, []])
      const { found, widest } = await playByScript(page, ".sheet.final")
      expect(found).toBe(true)
      expect(await page.locator("feljong-table .places li").count()).toBe(players)
      expect(Math.max(begun.widest, widest)).toBeLessThanOrEqual(width)
      expect([errors, foreign, await page.evaluate(() => window.violations)]).toEqual([[], [], []])
      await page.close()
    })
