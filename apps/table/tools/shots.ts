import type { Page } from "playwright"
import type { Seen, Style } from "../test/page/match.ts"

/** A state worth a picture. */
export interface Shot {
  readonly name: string
  readonly query: string
  /** the first moment that holds is taken */
  readonly when: (seen: Seen, step: number) => boolean
  readonly style?: Style
  readonly forced?: boolean
  readonly dark?: boolean
  /** the whole page, however long */
  readonly full?: boolean
  readonly after?: (page: Page) => Promise<void>
  readonly sizes?: readonly (keyof typeof sizes)[]
}

export const sizes = {
  phone: [360, 740],
  tablet: [768, 1024],
  desktop: [1280, 800],
  landscape: [740, 360],
  narrow: [320, 568]
} as const
const seed = (n: number) => `seed=${n.toString(16).padStart(32, "0")}`
const plain = seed(3)
const playing = (seen: Seen) => seen.sheet === null
const press = (key: string) => (page: Page) => page.locator(`feljong-table [data-key="${key}"]`).click({ force: true })
const wrongly = async (page: Page): Promise<void> => {
  await press("more")(page)
  await press("alone-wrong-call")(page)
}

const change = (page: Page) => page.locator("#composed button").click()

export const shots: readonly Shot[] = [
  { name: "intro", query: plain, when: (seen) => seen.sheet === "intro" },
  {
    name: "start",
    query: plain,
    when: (seen) => playing(seen) && seen.playable === 14,
    sizes: ["phone", "desktop", "tablet"]
  },
  {
    name: "middle",
    query: plain,
    when: (seen, step) => playing(seen) && step > 12 && seen.playable === 14,
    sizes: ["phone", "desktop", "tablet", "landscape", "narrow"]
  },
  {
    name: "middle-dark",
    query: `${plain}&theme=dark`,
    when: (seen, step) => playing(seen) && step > 12 && seen.playable === 14
  },
  {
    name: "claim",
    query: plain,
    when: (seen) => seen.can.filter((key) => key !== "pass").length >= 1 && seen.can.includes("pass"),
    sizes: ["phone", "desktop", "narrow"]
  },
  {
    name: "claims",
    query: seed(11),
    when: (seen) => seen.can.filter((key) => key !== "pass" && key !== "win").length >= 2 && seen.can.includes("pass"),
    sizes: ["phone", "desktop", "narrow"]
  },
  {
    name: "melds",
    query: `${seed(5)}&play=from-level-2`,
    style: "claims",
    when: (seen, step) => playing(seen) && step > 26 && seen.playable > 0 && seen.playable < 9
  },
  {
    name: "riichi-refused",
    query: `${seed(5)}&play=from-level-2`,
    style: "claims",
    when: (seen) => playing(seen) && seen.playable === 11 && seen.cannot.includes("declare-riichi"),
    after: press("declare-riichi")
  },
  {
    name: "close-up",
    query: `${seed(7)}&play=level-4&bots=weak&assist=on`,
    when: (seen, step) => playing(seen) && step > 16 && seen.playable > 0,
    after: press("look-2"),
    sizes: ["phone"]
  },
  {
    name: "riichi-choosing",
    query: `${seed(7)}&play=level-4&bots=weak&assist=on`,
    when: (seen) => seen.can.includes("declare-riichi"),
    after: press("declare-riichi")
  },
  {
    name: "in-riichi",
    query: `${seed(7)}&play=level-4&bots=weak&assist=on`,
    when: (seen) => seen.can.includes("declare-riichi"),
    after: async (page) => {
      await press("declare-riichi")(page)
      await page.locator("feljong-table .hand .playable").last().click({ force: true })
    }
  },
  { name: "win", query: `${seed(7)}&bots=weak`, when: (seen) => seen.can.includes("win") },
  {
    name: "win-refused",
    query: `${seed(21)}&play=level-4&bots=weak&assist=on`,
    style: "claims",
    when: (seen) => seen.cannot.includes("win")
  },
  { name: "score", query: plain, when: (seen) => seen.sheet === "score" },
  { name: "score-long", query: `${seed(9)}&play=level-4`, when: (seen, step) => seen.sheet === "score" && step > 20 },
  { name: "level", query: plain, when: (seen) => seen.sheet === "level" },
  { name: "level-choice", query: `${plain}&play=from-level-1`, when: (seen) => seen.sheet === "level" },
  { name: "ranking", query: plain, when: (seen) => seen.sheet === "ranking" },
  {
    name: "sanma",
    query: `${seed(6)}&play=sanma-advanced&assist=on`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 10,
    sizes: ["phone", "desktop", "tablet"]
  },
  {
    name: "kita",
    query: `${seed(6)}&play=sanma-advanced&assist=on`,
    when: (seen) => seen.can.some((key) => key.startsWith("kita"))
  },
  { name: "riichi-score", query: `${seed(9)}&play=riichi/tenhou`, when: (seen) => seen.sheet === "score" },
  {
    name: "riichi-play",
    query: `${seed(9)}&play=riichi/tenhou`,
    when: (seen, step) => playing(seen) && step > 16 && seen.playable > 8
  },
  {
    name: "hong-kong",
    query: `${seed(5)}&play=hong-kong/old-style`,
    when: (seen) => playing(seen) && seen.can.some((key) => key.startsWith("flower"))
  },
  {
    name: "hong-kong-claim",
    query: `${seed(5)}&play=hong-kong/old-style`,
    style: "claims",
    when: (seen, step) => playing(seen) && step > 10 && seen.can.includes("pass") && seen.can.length > 1
  },
  {
    name: "hong-kong-score",
    query: `${seed(5)}&play=hong-kong/old-style&hong-kong/minimum.faan=0&bots=weak`,
    style: "claims",
    when: (seen) => seen.sheet === "score"
  },
  {
    name: "hong-kong-ranking",
    query: `${seed(5)}&play=hong-kong/old-style&hong-kong/minimum.faan=0&hong-kong/match.rounds=1&hong-kong/match.drawn=passes&bots=weak`,
    style: "claims",
    when: (seen) => seen.sheet === "ranking"
  },
  {
    name: "british",
    query: `${seed(5)}&play=british-1924/full`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 8
  },
  {
    name: "british-claim",
    query: `${seed(5)}&play=british-1924/full`,
    style: "claims",
    when: (seen, step) => playing(seen) && step > 10 && seen.can.includes("pass") && seen.can.length > 1
  },
  {
    name: "british-wrong-call",
    query: `${seed(5)}&play=british-1924/full`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 8 && seen.can.includes("alone-wrong-call"),
    after: wrongly
  },
  {
    name: "british-dead",
    query: `${seed(5)}&play=british-1924/full`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 8 && seen.can.includes("alone-wrong-call"),
    after: async (page) => {
      await wrongly(page)
      await press("alone-wrong-call")(page)
    }
  },
  {
    name: "british-three",
    query: `${seed(5)}&play=british-1924/three`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 8
  },
  { name: "misread", query: "bots=god&seed=xyz&lang=pt-BR", when: () => true },
  { name: "british-score", query: `${seed(5)}&play=british-1924/full`, when: (seen) => seen.sheet === "score" },
  {
    name: "riichi-ranking",
    query: `${seed(9)}&play=riichi/tenhou&riichi/match.rounds=1&bots=weak`,
    style: "declares",
    when: (seen) => seen.sheet === "ranking"
  },
  {
    name: "riichi-english",
    query: `${seed(9)}&play=riichi/tenhou&lang=en`,
    when: (seen, step) => playing(seen) && step > 16 && seen.playable > 8
  },
  {
    name: "riichi-english-score",
    query: `${seed(9)}&play=riichi/tenhou&lang=en`,
    when: (seen) => seen.sheet === "score"
  },
  {
    name: "riichi-english-intro",
    query: `${seed(9)}&play=riichi/tenhou&lang=en`,
    when: (seen) => seen.sheet === "intro"
  },
  {
    name: "hong-kong-english",
    query: `${seed(5)}&play=hong-kong/old-style&lang=en`,
    style: "claims",
    when: (seen, step) => playing(seen) && step > 16 && seen.playable > 0
  },
  {
    name: "hong-kong-english-score",
    query: `${seed(5)}&play=hong-kong/old-style&hong-kong/minimum.faan=0&bots=weak&lang=en`,
    style: "claims",
    when: (seen) => seen.sheet === "score"
  },
  {
    name: "british-english",
    query: `${seed(5)}&play=british-1924/full&lang=en`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 8
  },
  {
    name: "british-english-score",
    query: `${seed(5)}&play=british-1924/full&lang=en`,
    when: (seen) => seen.sheet === "score"
  },
  { name: "english-score", query: `${plain}&lang=en`, when: (seen) => seen.sheet === "score" },
  { name: "compose-riichi", query: "play=riichi/tenhou+-riichi/furiten", when: () => true, after: change, full: true },
  { name: "compose-families", query: "play=level-4+riichi/furiten+furiten&lang=en", when: () => true, full: true },
  { name: "sanma-score", query: `${seed(4)}&play=sanma`, when: (seen) => seen.sheet === "score" },
  {
    name: "duelo",
    query: `${seed(3)}&play=duelo-advanced&assist=on`,
    when: (seen, step) => playing(seen) && step > 14 && seen.playable > 10,
    sizes: ["phone", "desktop", "tablet"]
  },
  {
    name: "duelo-late",
    query: `${seed(3)}&play=duelo-advanced&assist=on`,
    when: (seen, step) => playing(seen) && step > 18 && seen.playable > 10
  },
  {
    name: "kan",
    query: `${seed(8)}&play=advanced&assist=on`,
    when: (seen) => seen.can.some((key) => key.startsWith("kan"))
  },
  {
    name: "kan-closed",
    query: `${seed(9)}&play=duelo-advanced&assist=on`,
    when: (seen) => seen.can.some((key) => key.startsWith("kan-closed"))
  },
  {
    name: "kans",
    query: `${seed(9)}&play=sanma-advanced&assist=on`,
    when: (seen) => playing(seen) && seen.playable > 0 && seen.indicators > 2
  },
  {
    name: "furiten",
    query: `${seed(6)}&play=advanced&bots=weak&assist=on`,
    style: "passive",
    when: (seen) => playing(seen) && seen.limits.includes("FJ-A3")
  },
  { name: "drawn", query: `${seed(14)}&play=advanced`, when: (seen) => seen.sheet === "score" && seen.exposed > 0 },
  { name: "kept", query: `${seed(15)}&play=advanced&bots=weak`, when: (seen) => seen.sheet === "score" && seen.kept },
  { name: "compose", query: "play=compose", when: () => true, full: true },
  {
    name: "compose-dark",
    query: "play=level-4+kan+furiten&theme=dark&kan.inRiichi=same-waits",
    when: () => true,
    dark: true,
    after: change
  },
  { name: "compose-conflict", query: "play=level-4+duelo+three-seats+kita&lang=en", when: () => true, full: true },
  {
    name: "compose-wrong",
    query: "play=level-4+kan+nope&kan.inRiichi=maybe&riichi.fourLeft=true",
    when: () => true,
    full: true
  },
  {
    name: "composed",
    query: `${seed(3)}&play=level-4+furiten+kan+tenpai-payments&kan.inRiichi=same-waits&tenpai-payments.dealerKeeps=tenpai`,
    when: () => true
  },
  {
    name: "composed-play",
    query: `${seed(3)}&play=level-4+furiten+kan+tenpai-payments&kan.inRiichi=same-waits&assist=on`,
    when: (seen, step) => playing(seen) && step > 6 && seen.playable === 14
  },
  { name: "own-options", query: "play=riichi/tenhou&riichi/match.uma=15-5&lang=pt-BR", when: () => true },
  {
    name: "forced-colors",
    query: plain,
    when: (seen, step) => playing(seen) && step > 12 && seen.playable === 14,
    forced: true
  },
  {
    name: "english",
    query: `${plain}&lang=en`,
    when: (seen, step) => playing(seen) && step > 12 && seen.playable === 14
  }
]
