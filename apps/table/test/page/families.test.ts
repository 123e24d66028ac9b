import { expect, test } from "vitest"
import { playMatch, type Style } from "./match.ts"
import { audit, spilled, useSite } from "./visit.ts"

const { visit } = useSite()

interface Match {
  readonly play: string
  readonly players: number
  readonly size: readonly [width: number, height: number]
  readonly style?: Style
  /** what comes to the buttons on the way */
  readonly offers: readonly string[]
}

/** Of one round each, so that they are short. */
const matches: readonly Match[] = [
  {
    play: "riichi/tenhou&riichi/match.rounds=1&assist=on",
    players: 4,
    size: [1280, 800],
    style: "declares",
    offers: ["declare-riichi", "pon", "chi"]
  },
  { play: "riichi/tenhou-sanma&riichi/match.rounds=1", players: 3, size: [360, 740], offers: ["kita", "pon"] },
  {
    play: "hong-kong/old-style&hong-kong/match.rounds=1&hong-kong/match.drawn=passes&hong-kong/minimum.faan=0",
    players: 4,
    size: [360, 740],
    offers: ["flower", "pung", "chow"]
  },
  {
    play: "british-1924/full&british-1924/match.rounds=1",
    players: 4,
    size: [1280, 800],
    offers: ["flower", "pung", "chow"]
  },
  {
    play: "british-1924/three&british-1924/three-seats.rounds=1",
    players: 3,
    size: [360, 740],
    offers: ["flower", "pung", "chow"]
  }
]

for (const { play, players, size, style = "claims", offers } of matches)
  test(`${play.split("&")[0]}: a match to the end at ${size[0]} px`, { timeout: 120_000 }, async () => {
    const [width, height] = size
    const { page, errors, foreign } = await visit({ width, height, lang: "pt-BR", query: `&play=${play}&bots=weak` })
    const audited = new Set<string>()
    const offered = new Set<string>()
    const widest: number[] = []
    const beyond = new Set<string>()
    const tallest: number[] = [0]
    await playMatch(
      page,
      async ({ sheet, can, cannot }) => {
        for (const key of can) offered.add(key)
        for (const part of await spilled(page)) beyond.add(part)
        // where there is room the score of any hand is seen at once
        if (sheet === "score" && width > 1000)
          tallest.push(
            await page.locator("feljong-table .sheet").evaluate((sheet) => sheet.getBoundingClientRect().height)
          )
        const state = sheet ?? `play ${can.length > 0} ${cannot.length > 0}`
        if (audited.has(state)) return
        audited.add(state)
        expect({ state, found: await audit(page) }).toEqual({ state, found: [] })
        widest.push(await page.evaluate(() => document.documentElement.scrollWidth))
      },
      style
    )
    const places = await page.locator("feljong-table .places .rank").allInnerTexts()
    expect(places.map((text) => text.slice(0, 1))).toEqual(expect.arrayContaining(["1"]))
    expect(places).toHaveLength(players)
    expect([...beyond]).toEqual([])
    expect(offers.filter((what) => ![...offered].some((key) => key.startsWith(what)))).toEqual([])
    expect(Math.max(...widest)).toBeLessThanOrEqual(width)
    // beneath the page's own head, with its margin
    expect(Math.max(...tallest)).toBeLessThanOrEqual(height - 80)
    expect([errors, foreign, await page.evaluate(() => window.violations)]).toEqual([[], [], []])
    await page.close()
  })
