import { type Event, type State, windOf } from "@feljong/core"
import { expect, test } from "vitest"
import type { FeljongTable, Game } from "../src/index.ts"
import { all, begin, mount, one, playUntil, settled, stillOf } from "./support.ts"

const played = async (attributes: Readonly<Record<string, string>>): Promise<FeljongTable> => {
  const table = await mount({ bots: "weak", ...attributes })
  await begin(table)
  await playUntil(table, () => all(table, ".sheet.score").length > 0)
  return table
}

test("the score and the table behind it show the winds of the hand that was played", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "british-1924/plain", bots: "weak" })
  await begin(table)
  const seen = () => [...all(table, ".plate .wind abbr"), one(table, ".where strong")].map((el) => el.textContent)
  const now = () => table.playing!.moment.view.state
  let [before, dealer] = [seen(), now().dealer]
  // until somebody wins and the deal passes on: then the state has the next hand's winds
  while (now().dealer === dealer || all(table, ".win").length === 0) {
    all(table, '[data-key="continue"]')[0]?.click()
    await settled(table)
    ;[before, dealer] = [seen(), now().dealer]
    await playUntil(table, () => all(table, ".sheet.score").length > 0)
    expect(seen()).toEqual(before)
  }
  const was: Pick<State, "dealer" | "seats"> = { dealer, seats: now().seats }
  const names = ["Leste", "Sul", "Oeste", "Norte"]
  const heads = all(table, ".hands h3").map(({ textContent }) => textContent)
  for (const [seat, name] of [/(?:Você|Sua mão)/u, /Bia/u, /Caio/u, /Davi/u].entries())
    expect(heads.some((head) => name.test(head) && head.includes(`(${names[windOf(was, seat)]})`))).toBe(true)
})

test("where one set of rules is played, the next hand follows the score at once", { timeout: 60_000 }, async () => {
  const table = await played({ course: "riichi/tenhou" })
  expect(one(table, '[data-key="continue"]').textContent).toContain("Próxima mão")
  one(table, '[data-key="continue"]').click()
  await settled(table)
  expect(all(table, ".sheet")).toHaveLength(0)
  const climbing = await played({ course: "first-match" })
  expect(one(climbing, '[data-key="continue"]').textContent).toContain("Continuar")
  one(climbing, '[data-key="continue"]').click()
  await settled(climbing)
  expect(all(climbing, ".sheet.level")).toHaveLength(1)
})

test("a win is told as a sentence in each family's words", { timeout: 60_000 }, async () => {
  const hong = { course: "hong-kong/old-style", options: '{"hong-kong/minimum":{"faan":0}}' }
  for (const [attributes, how] of [
    [{ course: "level-1" }, /bateu por (?:Tsumo|Ron)/u],
    [hong, /\) bateu(?: por autocompra \(ji mo\)| roubando o Kong)? /u],
    [{ course: "british-1924/plain" }, /declarou Mah Jong/u]
  ] as const) {
    const table = await played(attributes)
    await playUntil(table, () => all(table, ".sheet .win").length > 0)
    expect(one(table, ".win h3").textContent).toMatch(how)
    expect(one(table, ".history").textContent).toMatch(/(?:bateu|declarou Mah Jong)[^:]*!/u)
  }
})

test(
  "what changed for each player is since the hand was dealt, with what was laid out",
  { timeout: 60_000 },
  async () => {
    const table = await mount({ course: "riichi/tenhou" })
    const laidOut: number[] = []
    let dealt: readonly number[] = []
    table.addEventListener("feljong-change", ({ detail }) => {
      if (detail.events.some(({ _tag }) => _tag === "Dealt")) laidOut.length = 0
      laidOut.push(...detail.events.flatMap((event) => (event._tag === "Staked" ? [event.points] : [])))
    })
    do {
      all(table, '[data-key="begin"], [data-key="continue"]')[0]!.click()
      dealt = table.playing!.moment.view.state.points
      await settled(table)
      await playUntil(table, () => all(table, ".sheet.score").length > 0)
    } while (laidOut.length === 0)
    const number = (text: string) => Number(text.replaceAll(".", "").replace("−", "-").replace(/[+±]/u, ""))
    const began = all(table, ".standings li").map(
      (row) => number(row.querySelector("strong")!.textContent) - number(row.querySelector(".by")!.textContent)
    )
    expect(began).toEqual(dealt)
  }
)

test("what is drawn from goes by one word: the British pile", { timeout: 60_000 }, async () => {
  for (const [lang, pile, drawn, wall] of [
    ["pt-BR", "Monte", /do monte$/u, /baralho|muro/iu],
    ["en", "Pile", /from the pile$/u, /wall/iu]
  ] as const) {
    const table = await mount({ course: "british-1924/plain", bots: "strong", lang })
    expect(one(table, ".wall small").textContent).toBe(pile)
    expect(one(table, ".wall .sr").textContent).toContain(pile.toLowerCase())
    await begin(table)
    await playUntil(table, () => all(table, ".win .faint").some(({ textContent }) => drawn.test(textContent)))
    expect(one(table, ".sheet").textContent).not.toMatch(wall)
  }
})

/** A match that is over with these points, and what moved then. */
const over = (
  game: Game,
  points: readonly number[],
  transfers: readonly (readonly [number, number, number, string])[]
) => {
  const moved = transfers.map(([from, to, points, why]) => ({ from, to, points, why, clause: "RO-10.5" }))
  const final = points.map((own, seat) =>
    moved.reduce((sum, t) => sum + (t.to === seat ? t.points : 0) - (t.from === seat ? t.points : 0), own)
  )
  const ranking = final
    .map((own, seat) => ({
      seat,
      points: own,
      before: points[seat]!,
      place: 1 + final.filter((other) => other > own).length
    }))
    .toSorted((a, b) => a.place - b.place)
  const ended: Event = { _tag: "Ended", why: "rounds-played", clause: "", ranking, transfers: moved, reveal: "" }
  const { moment } = game
  const state: State = { ...moment.view.state, phase: { at: "over" }, points: final, ranking }
  return { ended, game: { ...stillOf(game).game, moment: { ...moment, view: { ...moment.view, state, legal: [] } } } }
}

test(
  "riichi's ranking: what each player had, uma and oka, and the result in thousands",
  { timeout: 60_000 },
  async () => {
    const table = await played({ course: "riichi/tenhou" })
    const oka = [0, 1, 2, 3].map((from) => [from, 0, 5000, "oka"] as const)
    const { ended, game } = over(
      table.playing!,
      [41_200, 30_000, 20_000, 8800],
      [...oka, [3, 0, 20_000, "uma"], [2, 1, 10_000, "uma"]]
    )
    const { tell, game: still } = stillOf(game)
    table.game = still
    await settled(table)
    await begin(table)
    tell([ended])
    await settled(table)
    // the seats and the score go by the hands that were played
    const held = ["41.200", "30.000", "20.000", "8.800"]
    for (const points of held)
      expect(one(table, ".felt").textContent + one(table, ".own").textContent).toContain(points)
    expect(all(table, ".standings strong").map(({ textContent }) => textContent)).toEqual(held)
    one(table, '[data-key="continue"]').click()
    await settled(table)
    // (41.2 − 30) + 20 + 20, (30 − 30) + 10, (20 − 30) − 10, (8.8 − 30) − 20
    expect(all(table, ".places strong").map(({ textContent }) => textContent)).toEqual([
      "+51,2",
      "+10,0",
      "−20,0",
      "−41,2"
    ])
    const rows = all(table, ".closings").map(({ textContent }) => textContent.replaceAll(/\s+/gu, " "))
    expect(rows[0]).toMatch(/41\.200 pontos ?Oka \+15\.000 ?Uma \+20\.000/u)
    expect(rows[3]).toMatch(/8\.800 pontos ?Oka −5\.000 ?Uma −20\.000/u)
    expect(one(table, ".final").textContent).toContain("o que passa dos 25.000 pontos iniciais")
  }
)
