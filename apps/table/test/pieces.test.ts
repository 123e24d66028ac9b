import { expect, test } from "vitest"
import "../src/card.ts"

const draw = async <K extends "feljong-card" | "feljong-hand">(markup: string): Promise<HTMLElementTagNameMap[K]> => {
  document.body.innerHTML = markup
  const element = document.body.firstElementChild as HTMLElementTagNameMap[K]
  await element.updateComplete
  return element
}
const named = (element: Element) =>
  element.shadowRoot!.querySelector("[role=img], [role=group]")!.getAttribute("aria-label")

test("a card is called by its name, with its border where one is stated", async () => {
  expect(named(await draw(`<feljong-card card="5p" lang="pt-BR"></feljong-card>`))).toBe("5 de Círculos")
  expect(named(await draw(`<feljong-card card="5pr" lang="pt-BR"></feljong-card>`))).toBe(
    "5 de Círculos, borda vermelha"
  )
  expect(named(await draw(`<feljong-card card="1s" border="blue" lang="en"></feljong-card>`))).toBe(
    "1 of Bamboos, blue border"
  )
  expect(named(await draw(`<feljong-card card="?" lang="en"></feljong-card>`))).toBe("face-down card")
})

test("flowers and seasons have faces of their own, and no border that tells copies apart", async () => {
  const faces = new Set<string>()
  for (const tile of ["1f", "2f", "3f", "4f", "1g", "2g", "3g", "4g"]) {
    const card = await draw(`<feljong-card card="${tile}" border="blue" lang="en"></feljong-card>`)
    faces.add(card.shadowRoot!.querySelector(".big")!.innerHTML)
    expect(card.shadowRoot!.querySelector(".frame")).toBeNull()
  }
  expect(faces.size).toBe(8)
})

test("a red five differs from a five with a red border, in name and in drawing", async () => {
  const red = await draw(`<feljong-card card="0p" lang="pt-BR"></feljong-card>`)
  expect(named(red)).toBe("5 vermelho de Círculos")
  expect(red.shadowRoot!.querySelector(".ink-red")).not.toBeNull()
  const bordered = await draw(`<feljong-card card="5pr" lang="pt-BR"></feljong-card>`)
  expect(bordered.shadowRoot!.querySelector(".ink-red")).toBeNull()
  expect(bordered.shadowRoot!.querySelector(".border-red")).not.toBeNull()
})

test("the smallest cards show the micro face", async () => {
  const shown = (element: Element, name: string) =>
    getComputedStyle(element.shadowRoot!.querySelector(name)!).display !== "none"
  const small = await draw(`<feljong-card card="8s" style="--feljong-card-width: 18px"></feljong-card>`)
  expect([shown(small, ".big"), shown(small, ".small")]).toEqual([false, true])
  const large = await draw(`<feljong-card card="8s" style="--feljong-card-width: 60px"></feljong-card>`)
  expect([shown(large, ".big"), shown(large, ".small")]).toEqual([true, false])
})

test("a card fills its box, as large as the text around it or as a page says", async () => {
  const sizes = [
    [`<p style="font-size: 18px">The red five <feljong-card card="0p"></feljong-card> is a five.</p>`, 18],
    [`<div style="width: 200px; font-size: 32px"><feljong-card card="5pr"></feljong-card></div>`, 32],
    [`<div style="font-size: 10px; --feljong-card-width: 6em"><feljong-card card="?"></feljong-card></div>`, 60],
    [`<div style="font-size: 10px; --feljong-card-width: 5em"><feljong-hand cards="1m"></feljong-hand></div>`, 50],
    [
      `<div style="font-size: 10px; --feljong-card-width: 5em"><feljong-hand cards="1m" selectable="one"></feljong-hand></div>`,
      50
    ]
  ] as const
  for (const [markup, width] of sizes) {
    const { firstElementChild: element } = await draw(markup)
    await (element as HTMLElementTagNameMap["feljong-card"]).updateComplete
    for (const part of [".card", ".art"]) {
      const box = element!.shadowRoot!.querySelector(part)!.getBoundingClientRect()
      expect([box.width, box.height]).toEqual([expect.closeTo(width, 1), expect.closeTo(width * 1.4, 1)])
    }
  }
})

test("a hand is said as a whole, equal cards counted, groups and the drawn card apart", async () => {
  const hand = await draw(`<feljong-hand lang="pt-BR" cards="123m 111z" drawn="9s" melds="(555z^)"></feljong-hand>`)
  expect(named(hand)).toBe(
    "Mão: 1 de Números, 2 de Números, 3 de Números, 3 × Vento Leste; jogo: 3 × Dragão Branco; comprada: 9 de Bambus"
  )
  expect(hand.shadowRoot!.querySelectorAll(".side")).toHaveLength(1)
})

test("notation that is wrong is told, and what stands before it is drawn", async () => {
  const errors: number[] = []
  document.body.addEventListener("feljong-error", (event) => errors.push(event.detail.index!), { once: true })
  const hand = await draw<"feljong-hand">(`<feljong-hand lang="pt-BR" cards="123m 9z"></feljong-hand>`)
  expect(hand.shadowRoot!.querySelectorAll(".card")).toHaveLength(3)
  expect(hand.shadowRoot!.querySelector(".error")!.textContent).toContain("9z")
  expect(errors).toEqual([5])
})

test("an attribute that cannot be read is named, with what it takes, once", async () => {
  const wrong = [
    [`<feljong-card lang="en" card="5p" border="pink"></feljong-card>`, "border", "black, red, blue, green"],
    [`<feljong-card lang="en" card="5p" faces="small"></feljong-card>`, "faces", "auto, full, micro"],
    [`<feljong-card lang="en" card="5p" borders="thick"></feljong-card>`, "borders", "clear"],
    [`<feljong-card lang="en" card="123m"></feljong-card>`, "card", "5p, 0p, 5pr, 1z, ?"],
    [`<feljong-card lang="fr" card="5p"></feljong-card>`, "lang", "pt-BR, en"],
    [`<feljong-hand lang="en" cards="1m" selectable></feljong-hand>`, "selectable", "one, many"],
    [`<feljong-hand lang="en" cards="1m" borders="thick"></feljong-hand>`, "borders", "clear, none"],
    [`<feljong-hand lang="en" cards="1m" melds="555z"></feljong-hand>`, "melds", "(123m<), (555z^), [1111z]"],
    [`<feljong-hand lang="fr" cards="1m"></feljong-hand>`, "lang", "pt-BR, en"]
  ] as const
  for (const [markup, name, values] of wrong) {
    const told: string[] = []
    const hear = (event: HTMLElementEventMap["feljong-error"]): unknown => told.push(event.detail.message)
    document.body.addEventListener("feljong-error", hear)
    const element = await draw(markup)
    element.requestUpdate()
    await element.updateComplete
    document.body.removeEventListener("feljong-error", hear)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(new RegExp(`(?:attribute|atributo) ${name} .*(?:Use) `, "u"))
    expect(told[0]).toContain(values)
    const said = element.shadowRoot!.querySelector(".wrong")?.getAttribute("title")
    expect(said ?? element.shadowRoot!.querySelector(".error")!.textContent).toBe(told[0])
    for (const attribute of element.getAttributeNames()) element.removeAttribute(attribute)
    await element.updateComplete
    expect(element.shadowRoot!.querySelectorAll(".wrong, .error")).toHaveLength(0)
  }
})

test("cards of a hand can be chosen, one tab stop, arrows inside", async () => {
  const hand = await draw<"feljong-hand">(`<feljong-hand cards="123m" selectable="many"></feljong-hand>`)
  const chosen: number[] = []
  hand.addEventListener("feljong-select", (event) => chosen.push(event.detail.index))
  const buttons = () => [...hand.shadowRoot!.querySelectorAll<HTMLElement>("button.card")]
  expect(buttons().map((button) => button.tabIndex)).toEqual([0, -1, -1])
  buttons()[0]!.focus()
  buttons()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }))
  expect(hand.shadowRoot!.activeElement).toBe(buttons()[1])
  buttons()[1]!.click()
  await hand.updateComplete
  expect([hand.selected, chosen]).toEqual([[1], [1]])
  hand.addEventListener("feljong-select", (event) => event.preventDefault())
  buttons()[2]!.click()
  expect(hand.selected).toEqual([1])
})

test("importing the classes defines nothing", async () => {
  const { FeljongTable } = await import("../src/elements.ts")
  expect(FeljongTable).toBeTypeOf("function")
  expect(customElements.get("feljong-table")).toBeUndefined()
})

test("no style attribute is in the markup", async () => {
  const hand = await draw(`<feljong-hand cards="123m 0p" melds="[1111z]"></feljong-hand>`)
  expect(hand.shadowRoot!.querySelectorAll("[style], style, script")).toHaveLength(0)
})
