import { expect, test } from "vitest"
import { all, begin, mount, one, playUntil, seed, settled } from "./support.ts"

/** What a table says is wrong, in the card and as events. */
const wrongIn = async (attributes: Readonly<Record<string, string>>) => {
  const told: string[] = []
  const hear = (event: HTMLElementEventMap["feljong-error"]): unknown => told.push(event.detail.message)
  document.body.addEventListener("feljong-error", hear)
  const table = await mount(attributes)
  document.body.removeEventListener("feljong-error", hear)
  expect(all(table, ".wrong li").map((line) => line.textContent)).toEqual(told)
  return { table, told }
}

test("an attribute that cannot be read is named, with what it takes", async () => {
  const wrong = [
    [{ bots: "god" }, ["bots", "“god”", "weak, middle, strong"]],
    [{ theme: "blue" }, ["theme", "“blue”", "auto, light, dark"]],
    [{ seed: "xyz" }, ["seed", "“xyz”", "32 ou mais dígitos hexadecimais"]],
    [{ speed: "fast" }, ["speed", "“fast”", "número"]],
    [{ speed: "-1" }, ["speed", "“-1”", "de 0 em diante"]],
    [{ level: "two" }, ["level", "“two”", "de 1 a 4"]],
    [{ level: "9" }, ["level", "“9”", "de 1 a 4"]],
    [{ lang: "pt-PT", confirm: "yes" }, ["confirm", "“yes”", "auto, always, never"]],
    [{ assist: "yes" }, ["assist", "“yes”", "auto, on, off"]],
    [{ viewpoint: "up" }, ["viewpoint", "“up”", "east, south, west, north, 0, 1, 2, 3"]],
    [{ viewpoint: "north", course: "sanma" }, ["viewpoint", "“north”", "east, south, west, 0, 1, 2"]],
    [{ lang: "fr" }, ["lang", "“fr”", "pt-BR, en"]],
    [{ options: '{"kan":1}' }, ["options", '{"kan":1}', '{"kan":{"inRiichi":"same-waits"}}']],
    [{ options: "[]" }, ["options", "[]"]],
    [{ variant: "riichi/tenhou" }, ["variant", 'course="riichi/tenhou"']]
  ] as const
  for (const [attributes, parts] of wrong) {
    const { table, told } = await wrongIn(attributes)
    expect(told).toHaveLength(1)
    for (const part of parts) expect(told[0]).toContain(part)
    expect(one(table, "h2").textContent).toBe("Esta mesa não pode ser aberta")
    expect(all(table, '[data-key="begin"]')).toHaveLength(0)
  }
})

test("a name that nothing is published under: the attribute, and the nearest names or some that there are", async () => {
  const wrong = [
    [{ course: "sanmma" }, "O atributo course não conhece “sanmma”. Seria sanma?"],
    [{ course: "nope" }, "O atributo course não conhece “nope”. Estão publicados, entre outros, first-match, "],
    [{ course: "riichi/tenhuo" }, "O atributo course não conhece “riichi/tenhuo”. Seria riichi/tenhou?"],
    [{ layers: "level-4 furitem" }, "O atributo layers não conhece “furitem”. Seria furiten"]
  ] as const
  for (const [attributes, text] of wrong) {
    const { told } = await wrongIn(attributes)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(text)
  }
})

test("an attribute that is taken away is as if it had never been there", async () => {
  const values = { course: "sanma", layers: "duelo", bots: "weak", seed, theme: "dark", confirm: "always" }
  const table = await mount({ ...values, assist: "off", speed: "0", viewpoint: "east", level: "2", options: "{}" })
  for (const name of [...table.getAttributeNames()].filter((one) => one !== "lang")) table.removeAttribute(name)
  await settled(table)
  const { course, layers, bots, theme, confirm, assist, speed, viewpoint, level } = table
  expect([course, layers, bots, theme, confirm, assist]).toEqual(["first-match", "", "middle", "auto", "auto", "auto"])
  expect([speed, viewpoint, level]).toEqual([700, null, null])
  expect(all(table, ".wrong")).toHaveLength(0)
})

test("a table that is looked at names its wrong attributes as well", async () => {
  const table = await mount()
  table.view = table.playing!.moment.view
  table.setAttribute("viewpoint", "up")
  await settled(table)
  expect(all(table, ".wrong li").map((line) => line.textContent)).toEqual([expect.stringContaining("viewpoint")])
  table.setAttribute("viewpoint", "south")
  await settled(table)
  expect(all(table, ".wrong")).toHaveLength(0)
})

test("options that are not JSON: where, and how they are written", async () => {
  const { told } = await wrongIn({ lang: "en", options: "{'kan': {'inRiichi': 'never'}}" })
  expect(told[0]).toContain("wrong at position 1, in “{'kan'")
  expect(told[0]).toContain("between double quotes")
  const { told: cut } = await wrongIn({ lang: "en", options: '{"kan":{' })
  expect(cut[0]).toContain("at position 8")
})

test("several faults are said together, and gone once they are mended", async () => {
  const { table, told } = await wrongIn({ bots: "god", options: "{" })
  expect(told).toHaveLength(2)
  table.setAttribute("options", "{}")
  table.bots = "weak"
  await settled(table)
  expect(all(table, ".wrong")).toHaveLength(0)
  await begin(table)
})

test("another language in the middle of a hand: reasons and rules are told in it", async () => {
  const table = await mount({ course: "from-level-2", lang: "en" })
  await begin(table)
  await playUntil(table, () => all(table, '[data-key="declare-riichi"].refused').length > 0)
  const hand = () => all(table, ".hand button.card").map((card) => card.dataset["key"])
  const before = hand()
  table.lang = "pt-BR"
  await settled(table)
  expect(hand()).toEqual(before)
  const why = one(table, '[data-key="declare-riichi"]').getAttribute("aria-description")
  expect(why).toMatch(/ã|ç|é/u)
  table.lang = "en"
  await settled(table)
  expect(one(table, '[data-key="declare-riichi"]').getAttribute("aria-description")).not.toBe(why)
})
