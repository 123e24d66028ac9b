import { expect, test } from "vitest"
import type { Game } from "../src/index.ts"
import { all, begin, focused, key, mount, one, playUntil, settled } from "./support.ts"

const tiles = (table: Element) => all(table, ".hand button.card").map((card) => card.dataset["key"]!)
const myTurn = (table: Element) => () => all(table, ".hand .playable").length > 0 && all(table, ".sheet").length === 0

test("the table is a landmark with a name, in the language of the page around it", async () => {
  const table = await mount({ lang: "" })
  document.documentElement.lang = "en"
  table.requestUpdate()
  await settled(table)
  expect(one(table, ".base").getAttribute("aria-label")).toContain("Feljong table")
  document.documentElement.lang = "pt-BR"
})

test("a hand is played by keys: arrows, Enter, and one tab stop", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  expect(all(table, '.hand [tabindex="0"]')).toHaveLength(1)
  table.focusHand()
  key(table, "Home")
  expect(focused(table)!.dataset["key"]).toBe(tiles(table)[0])
  key(table, "ArrowRight")
  expect(focused(table)!.dataset["key"]).toBe(tiles(table)[1])
  key(table, "4")
  expect(focused(table)!.dataset["key"]).toBe(tiles(table)[3])
  const chosen = focused(table)!.dataset["key"]!
  key(table, "Enter")
  await settled(table)
  expect(tiles(table)).not.toContain(chosen)
})

test("a whole match by keyboard alone", async () => {
  const table = await mount({ bots: "weak" })
  one(table, '[data-key="begin"]').focus()
  let steps = 0
  while (all(table, ".sheet.final").length === 0 && steps++ < 500) {
    const active = focused(table)
    expect(active).not.toBeNull()
    if (all(table, "[data-main]").length > 0) focused(table)!.click()
    else if (all(table, '[data-key="win"]:not(.refused)').length > 0) key(table, "w")
    else if (all(table, '[data-key="pass"]').length > 0) key(table, "x")
    else if (active!.matches(".hand .playable")) key(table, "Enter")
    else key(table, "t")
    await settled(table)
    if (all(table, ".hand .playable").length > 0 && !focused(table)?.matches(".hand .card")) table.focusHand()
  }
  expect(all(table, ".places li")).toHaveLength(4)
})

test("focus stays inside when the card that had it goes, and is never taken from elsewhere", async () => {
  const table = await mount()
  const outside = document.createElement("button")
  document.body.append(outside)
  await begin(table)
  await playUntil(table, myTurn(table))
  outside.focus()
  all(table, ".hand .playable").at(-1)!.click()
  await settled(table)
  expect(document.activeElement).toBe(outside)
  await playUntil(table, myTurn(table))
  table.focusHand()
  key(table, "Home")
  key(table, "Enter")
  await settled(table)
  expect(document.activeElement).toBe(table)
  expect(focused(table)).not.toBeNull()
})

test("keys mean nothing while focus is elsewhere", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const before = tiles(table)
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true }))
  await settled(table)
  expect(tiles(table)).toEqual(before)
})

test("one click is one action: the second half of a double click does nothing", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const actions: string[] = []
  table.addEventListener("feljong-action", (event) => actions.push(event.detail.action._tag))
  const card = all(table, ".hand .playable")[0]!
  card.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true, composed: true }))
  card.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true, composed: true }))
  await settled(table)
  expect(actions).toEqual(["discard"])
})

test("a key that is held down acts once", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  table.focusHand()
  const actions: string[] = []
  table.addEventListener("feljong-action", (event) => actions.push(event.detail.action._tag))
  const held = { key: "Enter", bubbles: true, composed: true, cancelable: true }
  focused(table)!.dispatchEvent(new KeyboardEvent("keydown", held))
  await settled(table)
  const again = new KeyboardEvent("keydown", { ...held, repeat: true })
  focused(table)!.dispatchEvent(again)
  expect([actions, again.defaultPrevented]).toEqual([["discard"], true])
})

test("a game of another kind: what it refuses is told with its reasons, and can be tried again", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const { moment, labels, names } = table.playing!
  const reason = { id: "late", clause: "X-1", layer: "x", text: { "pt-BR": "Tarde demais.", en: "Too late." } }
  const asked: string[] = []
  const remote: Game = {
    moment,
    labels,
    names,
    act: async (action) => {
      asked.push(action._tag)
      return [reason]
    },
    waitsWithout: () => [],
    listen: () => () => {},
    wake: () => {},
    rest: () => {}
  }
  const told: string[] = []
  table.addEventListener("feljong-rejected", (event) => told.push(event.detail.reasons[0]!.id))
  table.game = remote
  await settled(table)
  await begin(table)
  all(table, ".hand .playable")[0]!.click()
  await settled(table)
  expect(one(table, ".why").textContent).toContain("Tarde demais. (X-1)")
  all(table, ".hand .playable")[1]!.click()
  await settled(table)
  expect([asked, told]).toEqual([
    ["discard", "discard"],
    ["late", "late"]
  ])
})

test("a view alone is drawn, from any side", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const { view } = table.playing!.moment
  const watched = await mount({ viewpoint: "2" })
  watched.view = view
  await settled(watched)
  expect(all(watched, ".own .name")[0]!.textContent.trim()).toMatch(/^(?:Leste|Sul|Oeste|Norte)$/u)
  expect(all(watched, ".hand button.card")).toHaveLength(0)
})

test("an action that is cancelled does not reach the game", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const before = tiles(table)
  table.addEventListener("feljong-action", (event) => event.preventDefault(), { once: true })
  all(table, ".hand .playable")[0]!.click()
  await settled(table)
  expect(tiles(table)).toEqual(before)
  all(table, ".hand .playable")[0]!.click()
  await settled(table)
  expect(tiles(table)).not.toEqual(before)
})

test("two taps discard where that is asked for: the first lifts the card", async () => {
  const table = await mount({ confirm: "always" })
  await begin(table)
  await playUntil(table, myTurn(table))
  const card = all(table, ".hand .playable")[0]!
  card.click()
  await settled(table)
  expect(card.classList.contains("selected")).toBe(true)
  expect(card.getAttribute("aria-pressed")).toBe("true")
  key(table, "Escape")
  await settled(table)
  expect(card.classList.contains("selected")).toBe(false)
})

test("riichi stays visible where it is refused, and says why on focus and on a tap", async () => {
  const table = await mount({ course: "from-level-2" })
  await begin(table)
  await playUntil(table, () => all(table, '[data-key="declare-riichi"].refused').length > 0)
  const riichi = one(table, '[data-key="declare-riichi"]')
  expect(riichi.getAttribute("aria-disabled")).toBe("true")
  expect(riichi.getAttribute("aria-description")).toMatch(/\(FJ-2\.5\)$/u)
  riichi.click()
  await settled(table)
  expect(one(table, ".why").textContent).toContain("FJ-2.5")
})

test("an open hand is the reason against riichi once something was claimed", async () => {
  const table = await mount({ course: "from-level-2", bots: "weak" })
  await begin(table)
  await playUntil(
    table,
    () => all(table, ".own .meld").length > 0 && all(table, '[data-key="declare-riichi"]').length > 0,
    () => all(table, '[data-key^="pon-"], [data-key^="chi-"]')[0]
  )
  expect(one(table, '[data-key="declare-riichi"]').getAttribute("aria-description")).toContain("mão fechada")
})

test("claims show the cards of the group they make", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, () => all(table, '[data-key^="pon-"], [data-key^="chi-"]').length > 0)
  const claim = all(table, '[data-key^="pon-"], [data-key^="chi-"]')[0]!
  expect(claim.querySelectorAll(".card")).toHaveLength(3)
  expect(claim.querySelectorAll(".taken")).toHaveLength(1)
})

test("the score is told line by line with cards and clauses, then who pays whom", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, () => all(table, ".sheet.score .lines").length > 0)
  expect(all(table, ".lines .clause").every((clause) => clause.textContent.startsWith("FJ-"))).toBe(true)
  expect(all(table, ".payments li").length).toBeGreaterThan(0)
  expect(all(table, ".standings li")).toHaveLength(4)
})

test("what the reader is to do is spoken in the light DOM, in the words that are shown", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, myTurn(table))
  const spoken = document.querySelector("[data-feljong-announcer]")!
  expect(spoken.getAttribute("aria-live")).toBe("polite")
  expect(spoken.textContent).toBe(one(table, ".status").textContent)
})

test("nothing is called after the table has left the page, and it goes on when it is back", async () => {
  const table = await mount({ speed: "5" })
  let changes = 0
  table.addEventListener("feljong-change", () => changes++)
  await begin(table)
  table.remove()
  const at = changes
  await new Promise((done) => setTimeout(done, 60))
  expect(changes).toBe(at)
  document.body.append(table)
  await new Promise((done) => setTimeout(done, 60))
  expect(changes).toBeGreaterThan(at)
  table.remove()
})

test("events leave the shadow root and hold no hidden card", async () => {
  const table = await mount()
  const hidden: number[] = []
  document.body.addEventListener("feljong-change", (event) => {
    for (const [seat, { concealed }] of event.detail.view.state.seats.entries())
      if (seat !== 0 && event.detail.view.state.outcome === null) hidden.push(...concealed.filter((tile) => tile >= 0))
    for (const told of event.detail.events)
      if (told._tag === "Drew" && told.seat !== 0) hidden.push(...[told.tile].filter((t) => t >= 0))
  })
  await begin(table)
  await playUntil(table, () => all(table, ".sheet.score").length > 0)
  expect(hidden).toEqual([])
})

test("two tables in two languages on one page do not mix", async () => {
  const table = await mount()
  const other = document.createElement("feljong-table")
  other.lang = "en"
  other.setAttribute("speed", "0")
  document.body.append(other)
  await other.updateComplete
  expect(one(table, "[data-main]").textContent.trim()).toBe("Começar")
  expect(one(other, "[data-main]").textContent.trim()).toBe("Start")
})

test("the next player sits to the left where play runs clockwise", async () => {
  const table = await mount()
  const sides = all(table, ".felt .seat:not(.self)").map((seat) => seat.className.replace("seat ", ""))
  expect(sides).toEqual(["left", "across", "right"])
})

test("no style attribute is in the markup", async () => {
  const table = await mount()
  await begin(table)
  await playUntil(table, () => all(table, ".sheet.score").length > 0)
  expect(all(table, "[style], style, script")).toEqual([])
})
