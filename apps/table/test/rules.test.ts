import { compile } from "@feljong/core"
import { layers, sets } from "@feljong/core/variants"
import { expect, test } from "vitest"
import { all, begin, key, mount, one, playUntil, settled } from "./support.ts"

const seedOf = (n: number) => n.toString(16).padStart(32, "0")
const pons = (table: Element) => () => all(table, '[data-key^="pon-"]')[0]
const suggested = (table: Element) => () => all(table, ".hand .suggested").at(-1)
const has = (table: Element, selector: string) => () => all(table, selector).length > 0

const kans = [
  { what: "kan-open", n: 34, cards: 4, taken: 1, after: ".own .meld .side" },
  { what: "kan-added", n: 34, cards: 4, taken: 1, after: ".own .meld .stacked" },
  { what: "kan-closed", n: 36, cards: 4, taken: 0, after: ".own .meld .back" }
] as const

for (const { what, n, cards, taken, after } of kans)
  test(`${what} by keyboard, its cards shown before and after`, { timeout: 60_000 }, async () => {
    const table = await mount({ course: "advanced", bots: "weak", seed: seedOf(n) })
    await begin(table)
    await playUntil(table, has(table, `[data-key^="${what}"]:not(.refused)`), pons(table))
    const button = one(table, `[data-key^="${what}"]:not(.refused)`)
    expect(button.querySelectorAll(".card")).toHaveLength(cards)
    expect(button.querySelectorAll(".taken")).toHaveLength(taken)
    const turned = all(table, ".centre .pairs li").length
    key(table, "k")
    await settled(table)
    expect(all(table, after).length).toBeGreaterThan(0)
    expect(all(table, ".centre .pairs li").length).toBeGreaterThan(turned)
  })

test("no kan straight after a claim: the button stays and says why", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "advanced", bots: "weak", seed: seedOf(34) })
  await begin(table)
  await playUntil(table, has(table, '[data-key^="kan-added"].refused'), pons(table))
  key(table, "k")
  await settled(table)
  expect(one(table, ".why").textContent).toContain("FJ-A6.11")
})

test("kita by keyboard: the North lies aside, with a name", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "sanma", seed: seedOf(6) })
  await begin(table)
  await playUntil(table, has(table, '[data-key^="kita"]'))
  expect(one(table, '[data-key^="kita"] .card').classList.contains("back")).toBe(false)
  key(table, "k")
  await settled(table)
  const aside = one(table, ".own .aside-tiles")
  expect(aside.getAttribute("aria-label")).toBe("Separadas por Você")
  expect(aside.querySelector(".card")!.getAttribute("aria-label")).toContain("Norte")
})

test("three players leave a place empty, where the reserve lies", async () => {
  const table = await mount({ course: "sanma" })
  const sides = all(table, ".felt .seat:not(.self)").map((seat) => seat.className.replace("seat ", ""))
  expect(sides).toEqual(["left", "across"])
  expect(one(table, ".place").className).toBe("place right")
  expect(one(table, ".place .reserve").textContent).toContain("30.000")
})

test("two people sit opposite each other, and dummies hold no hand", async () => {
  const table = await mount({ course: "duelo" })
  expect(all(table, ".dummy .rack")).toHaveLength(0)
  expect(all(table, ".dummy .name").map((name) => name.textContent.split(",")[0])).toEqual(["Fictício 1", "Fictício 2"])
  expect(one(table, ".seat.across .rack").querySelectorAll(".back")).toHaveLength(13)
})

test("the dealer's wind alone is shown, and every seat's where winds are worth different things", async () => {
  const plain = await mount({ course: "level-4" })
  expect(all(plain, ".plate .wind")).toHaveLength(1)
  const table = await mount({ layers: "level-4 respect-winds" })
  expect(all(table, ".plate abbr").map((wind) => wind.textContent)).toEqual(
    expect.arrayContaining(["L", "S", "O", "N"])
  )
})

test("play the other way round: the next player sits to the right", async () => {
  const table = await mount({ layers: "level-1 counter-clockwise" })
  const sides = all(table, ".felt .seat:not(.self)").map((seat) => seat.className.replace("seat ", ""))
  expect(sides).toEqual(["right", "across", "left"])
})

test("a wait that only a draw may complete says why", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "advanced", bots: "weak", seed: seedOf(6), assist: "on" })
  await begin(table)
  await playUntil(
    table,
    () => all(table, ".limit").some((line) => line.textContent.includes("FJ-A3.2")),
    suggested(table)
  )
  expect(one(table, ".waits em").textContent).toBe("só Tsumo")
})

test("hands shown at a draw, who pays whom, and a dealer who stays", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "advanced", bots: "weak", seed: seedOf(6), assist: "on" })
  await begin(table)
  await playUntil(table, has(table, ".shown-by"), suggested(table))
  expect(all(table, ".won-hand").length).toBe(all(table, ".shown-by").length)
  expect(one(table, ".payments").textContent).toContain("FJ-A7.2")
  expect(one(table, ".kept").textContent).toContain("continua como Jogador Inicial")
})

test("what makes a payment more is a line of its own", { timeout: 60_000 }, async () => {
  const table = await mount({ course: "level-1", bots: "weak" })
  await begin(table)
  await playUntil(table, has(table, ".scale"))
  expect(one(table, ".scale").textContent).toContain("× 1,5")
})

test("any composition can be embedded by ids and options", async () => {
  const options = { "feljong/kan": { inRiichi: "same-waits" } }
  const table = await mount({ layers: "feljong/level-4 feljong/kan", options: JSON.stringify(options) })
  expect(one(table, ".sheet h2").textContent).toContain("Kan")
  expect(one(table, ".sheet").textContent).toContain("se a espera não muda")
  expect(table.options).toEqual(options)
})

test("a rule set that is published by name goes by it, however it was put together", async () => {
  const table = await mount({ layers: "level-4 three-seats kita" })
  expect(one(table, ".sheet h2").textContent).toBe("Sanma")
  const compiled = compile(sets.get("feljong/duelo")!.layers)
  if (compiled._tag === "Success") table.rules = compiled.success
  await settled(table)
  expect(one(table, ".sheet h2").textContent).toBe("Duelo")
})

test("layers that do not go together are not played: the reasons are told", async () => {
  const told: string[] = []
  const hear = (event: HTMLElementEventMap["feljong-error"]): unknown => told.push(event.detail.message)
  document.body.addEventListener("feljong-error", hear)
  const table = await mount({ layers: "level-4 duelo three-seats nope", lang: "en" })
  // no other table stands in for the one that was asked for
  expect(all(table, ".play, .hand, .status, .plate")).toHaveLength(0)
  document.body.removeEventListener("feljong-error", hear)
  expect(one(table, ".wrong").textContent).toContain("“Duelo” and “Sanma”")
  expect(told.some((message) => message.includes("layers does not know “nope”"))).toBe(true)
  expect(all(table, '[data-key="begin"]')).toHaveLength(0)
})

test("what is wrong in the same words is said once", async () => {
  const table = await mount({ layers: "british-1924/full riichi/furiten" })
  const lines = all(table, ".wrong li").map(({ textContent }) => textContent)
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines).size).toBe(lines.length)
})

test("options that are not as usual are said wherever the rules are called by name", async () => {
  const options = '{"hong-kong/minimum":{"faan":1}}'
  for (const [lang, name, own] of [
    ["pt-BR", "Hong Kong sem Flores", "com opções próprias"],
    ["en", "Hong Kong without flowers", "with options of its own"]
  ] as const) {
    const table = await mount({ course: "hong-kong/plain", options, lang })
    expect(one(table, ".sheet h2").textContent).toBe(`${name}${own}`)
    for (const place of [".stage", ".panel h3"]) expect(one(table, place).textContent).toBe(`${name}, ${own}`)
    expect(one(table, ".sheet .chosen").textContent).toContain("HK-")
  }
  const added = await mount({ layers: "level-4 kan", options: '{"kan":{"inRiichi":"same-waits"}}', lang: "en" })
  expect(one(added, ".stage").textContent).toBe("Level 4 + 1, with options of its own")
  expect(one(added, ".sheet h2").textContent).toBe("Level 4+ Kan, with options of its own")
})

test("every layer of the registry has words in both languages at the table", async () => {
  for (const id of layers.keys()) {
    const table = await mount({ layers: `level-4 ${id}` })
    expect(one(table, ".sheet").textContent).not.toMatch(/layer\.|option\./u)
  }
})
