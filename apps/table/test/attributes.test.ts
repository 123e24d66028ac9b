import { expect, test } from "vitest"
import { all, begin, mount, one, playUntil, settled } from "./support.ts"

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
    [{ level: "two" }, ["level", "“two”", "número"]],
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
