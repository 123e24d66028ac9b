import { expect, test } from "vitest"
import { all, begin, key, mount, one, playUntil, settled, stillOf } from "./support.ts"

const wrongCall = '[data-key="alone-wrong-call"]'
const toCall = async (lang = "pt-BR") => {
  const table = await mount({ course: "british-1924/plain", bots: "weak", lang })
  const told: string[] = []
  table.addEventListener("feljong-change", ({ detail }) => told.push(...detail.events.map(({ _tag }) => _tag)))
  await begin(table)
  await playUntil(table, () => all(table, wrongCall).length > 0 && all(table, ".hand .playable").length > 0)
  return { table, told }
}

test("what shows the hand to everybody is asked about once, with what it costs", async () => {
  const { table, told } = await toCall()
  one(table, wrongCall).click()
  await settled(table)
  expect(told).not.toContain("Exposed")
  expect(one(table, wrongCall).textContent).toContain("Confirmar")
  expect(one(table, ".why").textContent).toContain("é mostrada a todos")
  expect(one(table, ".status").textContent).toContain("Escolha de novo para confirmar")
  one(table, wrongCall).click()
  await settled(table)
  expect(told).toContain("Exposed")
})

test(
  "a dead hand is said to be one, at the seat and aloud, and counts 0 in the score",
  { timeout: 60_000 },
  async () => {
    const { table } = await toCall()
    const dead = "A mão está morta: não pode vencer e conta 0."
    const aloud = document.querySelector("[data-feljong-announcer]")!
    const callWrongly = async () => {
      await playUntil(table, () => all(table, wrongCall).length > 0 && all(table, ".hand .playable").length > 0)
      // it is not among what is done at every turn
      expect(one(table, wrongCall).closest("details")!.open).toBe(false)
      one(table, wrongCall).click()
      await settled(table)
      expect(one(table, wrongCall).closest("details")!.open).toBe(true)
      one(table, wrongCall).click()
      await settled(table)
      expect(one(table, ".own .laid-open").textContent).toBe("mão morta")
      expect(one(table, ".status").textContent).toContain(dead)
      expect(aloud.textContent).toContain(dead)
      await playUntil(table, () => all(table, ".hand .playable, .sheet.score").length > 0)
      expect(all(table, '[data-key^="declare-"], [data-key^="alone-"]')).toHaveLength(0)
      await playUntil(table, () => all(table, ".sheet.score").length > 0)
    }
    await callWrongly()
    // once somebody wins, every other hand is counted
    while (all(table, ".win").length === 0) {
      one(table, '[data-key="continue"]').click()
      await settled(table)
      await callWrongly()
    }
    expect(all(table, ".counted")).toHaveLength(3)
    const own = all(table, ".counted").find(({ textContent }) => textContent.includes("Sua mão"))!
    expect(own.textContent).toContain(dead)
    expect(own.textContent).toContain("UK-S10")
    expect(own.querySelector(".total strong")!.textContent).toBe("0")
    expect(own.querySelectorAll(".card").length).toBeGreaterThan(12)
  }
)

test("it is taken back by Escape, by choosing a card, and no letter leads to it", async () => {
  const { table, told } = await toCall("en")
  expect(one(table, wrongCall).hasAttribute("aria-keyshortcuts")).toBe(false)
  one(table, wrongCall).focus()
  for (const letter of ["w", "w", "c", "d"]) key(table, letter)
  await settled(table)
  expect(one(table, wrongCall).textContent).not.toContain("Confirm")
  one(table, wrongCall).click()
  await settled(table)
  key(table, "Escape")
  await settled(table)
  expect(one(table, wrongCall).textContent).not.toContain("Confirm")
  one(table, wrongCall).click()
  await settled(table)
  table.confirm = "always"
  all(table, ".hand .playable")[0]!.click()
  await settled(table)
  expect(one(table, wrongCall).textContent).not.toContain("Confirm")
  expect(told).not.toContain("Exposed")
})

test("a hand that another has shown lies open until the next deal, without the cards that have left it", async () => {
  const { table } = await toCall()
  const discarded = () => table.playing!.moment.view.state.seats[1]!.river[0]?.tile
  await playUntil(table, () => discarded() !== undefined && all(table, ".hand .playable").length > 0)
  const { game, tell } = stillOf(table.playing!)
  table.game = game
  await settled(table)
  await begin(table)
  tell([{ _tag: "Exposed", seat: 1, tiles: [discarded()!, 4, 8, 12] }])
  await settled(table)
  const open = one(table, ".seat.right .backs.open, .seat.left .backs.open")
  expect([open.querySelectorAll(".card:not(.back)").length, open.querySelectorAll(".back").length]).toEqual([3, 10])
  expect(one(table, ".status").textContent).toContain("mostrou a mão a todos")
  expect(all(table, ".laid-open")).toHaveLength(1)
})

test("what must be set aside first is what the table asks for", async () => {
  const table = await mount({ course: "hong-kong/old-style" })
  await begin(table)
  await playUntil(table, () => all(table, '[data-key^="flower"]').length > 0)
  expect(one(table, ".status").textContent).toContain("Antes de descartar: Flor ou Estação.")
})

test("of several offers with one key the first shows it, and the key goes from one to the next", async () => {
  const table = await mount()
  const chis = () => all(table, '[data-key^="chi-"]:not(.refused)')
  await begin(table)
  await playUntil(table, () => chis().length > 1)
  expect(chis().map((chi) => chi.querySelectorAll("kbd").length)).toEqual([
    1,
    ...chis()
      .slice(1)
      .map(() => 0)
  ])
  chis()[0]!.focus()
  key(table, "c")
  expect(table.shadowRoot!.activeElement).toBe(chis()[1])
})

test("hints speak in the words of the rules, and plainly where those have none", async () => {
  const hint = async (course: string) => {
    const table = await mount({ course, assist: "on" })
    await begin(table)
    await playUntil(table, () => /^Faltam? /u.test(all(table, ".hints span")[0]?.textContent ?? ""))
    return one(table, ".hints span").textContent
  }
  expect(await hint("level-4")).toMatch(/para o Tenpai\.$/u)
  expect(await hint("british-1924/plain")).toMatch(/^Faltam \d cartas para bater\.$/u)
})
