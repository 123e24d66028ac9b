// Requests that are wrong, one of each kind, and what comes back.
import { bots } from "@feljong/core/bots"
import { RuleBook } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { bot, get, open, pair, person, plain, post, read, sit, solo } from "./client.ts"
import { seedOf, served } from "./harness.ts"

const send = served({ maxBody: 4096 })
const refused = served({ allowSeeds: false })

describe("a body that is wrong", () => {
  it.each([
    ["not JSON", "{", 400, "The body is not JSON"],
    ["nothing", "", 400, "The body is not JSON"],
    ["no object", "[]", 400, "The request is not as it should be"]
  ])("%s", async (_, body, status, title) => {
    const response = await post(send, "/v1/tables", body)
    expect(response.status).toBe(status)
    expect(response.headers.get("content-type")).toBe("application/problem+json")
    expect((await read(response)).title).toBe(title)
  })

  it.each([
    ["a seat of no kind", { ...solo, seats: [{ kind: "ghost" }, bot(), bot(), bot()] }, "seats.0"],
    ["a field that is not one", { ...solo, colour: "red" }, "colour"],
    ["a number for a text", { ...solo, rules: { set: 4 } }, "rules.set"],
    ["a window that lasts too long", { ...solo, claimWindow: 1e9 }, "claimWindow"],
    ["no seats", { ...solo, seats: [] }, "seats"]
  ])("%s is named by its place", async (_, body, place) => {
    const response = await post(send, "/v1/tables", body)
    expect(response.status).toBe(400)
    const { errors } = await read(response)
    expect(errors.map((e: { path: string }) => e.path).join(" ")).toContain(place)
  })

  it.each(["application/x-www-form-urlencoded", "text/plain", undefined])("not JSON by its type: %s", async (type) => {
    const body = new TextEncoder().encode(JSON.stringify(solo))
    const headers = { "content-length": `${body.length}`, ...(type === undefined ? {} : { "content-type": type }) }
    const response = await send("/v1/tables", { method: "POST", headers, body })
    expect(response.status).toBe(415)
    expect((await read(response)).detail).toContain("content-type: application/json")
  })

  it("none, where none is needed", async () => {
    const id = await open(send, solo)
    expect((await send(`/v1/tables/${id}/join`, { method: "POST" })).status).toBe(201)
  })

  it("too large", async () => {
    const response = await post(send, "/v1/tables", { ...solo, seed: "0".repeat(5000) })
    expect(response.status).toBe(413)
  })
})

describe("a table that cannot be", () => {
  it.each([
    ["an unknown set", { set: "feljong/level-9" }, { type: "urn:feljong:problem:rules-unknown" }],
    ["an unknown course", { course: "feljong/none" }, { type: "urn:feljong:problem:rules-unknown" }],
    [
      "a name without its family",
      { set: "tenhou" },
      { detail: 'No set is published as "tenhou": did you mean "riichi/tenhou"? See /v1/variants.' }
    ],
    [
      "an unknown layer",
      { layers: ["feljong/chess"] },
      { conflicts: [{ _tag: "UnknownLayer", layer: "feljong/chess" }] }
    ],
    [
      "an option that is not one",
      { set: "feljong/level-2", options: { "feljong/riichi": { x: 1 } } },
      { conflicts: [{ _tag: "UnknownOption" }] }
    ],
    [
      "options of a layer that no object can have as a name",
      { set: "feljong/level-1", options: JSON.parse('{ "__proto__": { "x": 1 } }') as object },
      { conflicts: [{ _tag: "OptionOfAbsentLayer", layer: "__proto__" }] }
    ]
  ])("%s", async (_, rules, problem) => {
    const response = await post(send, "/v1/tables", { ...solo, rules })
    expect(response.status).toBe(422)
    expect(await read(response)).toMatchObject(problem)
  })

  it("layers that conflict name both, and how to mend it", async () => {
    const { sets } = await read(get(send, "/v1/variants"))
    const layersOf = (id: string): string[] => sets.find((s: { id: string }) => s.id === id).layers
    const layers = [...new Set([...layersOf("feljong/level-1"), ...layersOf("feljong/level-2")])]
    const response = await post(send, "/v1/tables", { ...solo, rules: { layers } })
    expect(response.status).toBe(422)
    const { conflicts, texts } = await read(response)
    expect(texts).toHaveLength(conflicts.length)
    expect(texts[0]["pt-BR"]).not.toBe(texts[0].en)
    expect(conflicts).toContainEqual(
      expect.objectContaining({ _tag: "SlotFilledTwice", layers: ["feljong/any-hand", "feljong/one-yaku"] })
    )
    expect(conflicts[0].message).toContain("keep one of them")
    // and without the one too many they are a rule set
    const fine = await post(send, "/v1/tables", { ...solo, rules: { layers: layersOf("feljong/level-2") } })
    expect(fine.status).toBe(201)
  })

  it("sets and single layers together, one of them taken away", async () => {
    const layers = ["hong-kong/old-style", "-hong-kong/flowers"]
    const options = { "hong-kong/minimum": { faan: 1 } }
    expect((await post(send, "/v1/tables", { ...solo, rules: { layers, options } })).status).toBe(201)
    const wrong = await post(send, "/v1/tables", { ...solo, rules: { layers: [...layers, "-hong-kong/none"] } })
    expect(await read(wrong)).toMatchObject({ conflicts: [{ _tag: "UnknownLayer", layer: "hong-kong/none" }] })
  })

  it("a match of one set goes by its name, as a course or as a set", async () => {
    for (const rules of [{ course: "riichi/tenhou" }, { set: "riichi/tenhou" }])
      expect((await post(send, "/v1/tables", { ...solo, rules })).status).toBe(201)
  })

  it("seats that do not fit, and bots that nobody knows", async () => {
    const few = await post(send, "/v1/tables", { ...solo, seats: [person, bot()] })
    expect([few.status, (await read(few)).errors[0].path]).toEqual([422, "seats"])
    const divine = await post(send, "/v1/tables", { ...solo, seats: [person, bot("divine"), bot(), bot()] })
    expect([divine.status, (await read(divine)).errors[0].path]).toEqual([422, "seats.1.strength"])
  })

  it("a seed, where the server draws them", async () => {
    const seed = "00112233445566778899aabbccddeeff"
    expect((await post(refused, "/v1/tables", { ...solo, seed })).status).toBe(403)
    expect((await post(send, "/v1/tables", { ...solo, seed })).status).toBe(201)
    expect((await post(send, "/v1/tables", { ...solo, seed: "zz" })).status).toBe(422)
  })
})

describe("paths that lead nowhere", () => {
  it.each([
    ["GET", "/v1/tables/nowhere"],
    ["GET", "/v1/tables/00000000-0000-4000-8000-000000000000/result"],
    ["GET", "/v1/tables/nowhere/events"],
    ["GET", "/v1/nothing"],
    ["GET", "/nothing.html"]
  ])("%s %s", async (method, path) => {
    const response = await send(path, { method })
    expect(response.status).toBe(404)
    expect(response.headers.get("content-type")).toBe("application/problem+json")
  })
})

describe("a method that a path does not take", () => {
  it.each([
    ["DELETE", "/v1/tables/nowhere", "GET, HEAD"],
    ["PUT", "/v1/health", "GET, HEAD"],
    ["GET", "/v1/score", "POST"]
  ])("%s %s", async (method, path, allowed) => {
    const response = await send(path, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get("allow")).toBe(allowed)
    expect((await read(response)).detail).toBe(`${path} takes ${allowed}.`)
  })
})

describe("a page of another origin", () => {
  const asked = {
    method: "OPTIONS",
    headers: { origin: "https://blog.example", "access-control-request-method": "POST" }
  }
  const onlyOne = served({ origins: ["https://club.example"] })

  it("may call, and read what comes back", async () => {
    const before = await send("/v1/tables/nowhere/actions", asked)
    expect(before.status).toBe(204)
    expect(before.headers.get("access-control-allow-headers")).toContain("authorization")
    const response = await send("/v1/health", { headers: { origin: "https://blog.example" } })
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    const refusal = await send("/v1/tables/nowhere", { headers: { origin: "https://blog.example" } })
    expect(refusal.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("may not where others are named", async () => {
    const response = await onlyOne("/v1/health", { headers: { origin: "https://blog.example" } })
    expect(response.headers.get("access-control-allow-origin")).toBeNull()
    const named = await onlyOne("/v1/health", { headers: { origin: "https://club.example" } })
    expect(named.headers.get("access-control-allow-origin")).toBe("https://club.example")
  })
})

describe("an action that is wrong", () => {
  it.each([
    ["a tile that does not exist", { _tag: "discard", tile: 999 }, 400],
    ["half a tile", { _tag: "discard", tile: 0.5 }, 400],
    ["an action that does not exist", { _tag: "fly" }, 400],
    ["no action", undefined, 400],
    ["tiles without end", { _tag: "claim", what: "chi", tiles: Array.from({ length: 50 }, () => 1) }, 400],
    ["a claim that these rules do not have", { _tag: "claim", what: "steal", tiles: [] }, 422],
    ["a declaration that these rules do not have", { _tag: "declare", what: "victory" }, 422],
    ["a tile that is not held", { _tag: "discard", tile: -1 }, 422],
    ["going on while the deal lasts", { _tag: "next" }, 422]
  ])("%s", async (_, action, status) => {
    const own = await sit(send, await open(send, solo))
    const { version } = await own.turn()
    const response = await own.act(version, action)
    expect(response.status).toBe(status)
    const { errors, reasons } = await read(response)
    expect((errors ?? reasons).length).toBeGreaterThan(0)
  })

  it("is told what actions there are", async () => {
    const own = await sit(send, await open(send, solo))
    const { errors } = await read(own.act(1, { _tag: "fly" }))
    expect(errors).toEqual([
      { path: "action", message: expect.stringContaining("discard, claim, setAside, declare, win") }
    ])
  })

  it("out of turn", async () => {
    const id = await open(send, { ...pair, claimWindow: 0 })
    const seats = [await sit(send, id), await sit(send, id)]
    await Promise.race(seats.map((s) => s.turn()))
    const views = await Promise.all(seats.map((s) => s.view()))
    const idle = views.findIndex((v) => v.legal.length === 0)
    const tile = views[idle]!.state.seats[views[idle]!.seat]!.concealed[0]!
    const response = await seats[idle]!.act(views[idle]!.version, { _tag: "discard", tile })
    expect(response.status).toBe(422)
    expect((await read(response)).reasons[0].id).toMatch(/not-your-turn|nothing-to-claim/u)
  })

  it("a run claimed from the wrong seat", async () => {
    for (let n = 0; n < 20; n++) {
      const own = await sit(send, await open(send, { ...solo, seed: seedOf(n) }))
      for (;;) {
        const { version, state, legal } = await own.turn()
        if (state.phase.at === "over") break
        if (state.phase.at === "window" && state.phase.from !== 3) {
          const tiles = state.seats[0]!.concealed.slice(0, 2)
          const response = await own.act(version, { _tag: "claim", what: "chi", tiles })
          expect(response.status).toBe(422)
          expect((await read(response)).reasons).toMatchObject([{ id: "wrong-seat", clause: "FJ-1.12" }])
          return
        }
        await own.must(version, plain(legal))
      }
    }
    throw new Error("no such window came")
  })
})

it("what the rules refuse is listed with its reason beside what they allow", async () => {
  // who plays for any hand at all soon has one that is complete and has no yaku
  const easy = RuleBook.use((book) => book.course({ set: "feljong/level-1" }))
  const { rules: course } = Effect.runSync(easy.pipe(Effect.provide(RuleBook.layer)))
  const seen = new Set<string>()
  for (let n = 0; n < 20 && !seen.has("win below-minimum FJ-2.1"); n++) {
    const rules = { set: "feljong/level-2" }
    const own = await sit(send, await open(send, { ...solo, rules, seed: seedOf(n) }))
    for (;;) {
      const view = await own.turn()
      if (view.state.phase.at === "over") break
      const { version, legal, refused } = await own.legal()
      expect({ version, legal }).toEqual({ version: view.version, legal: view.legal })
      for (const { action, reasons } of refused) {
        expect(reasons.length).toBeGreaterThan(0)
        seen.add(`${action._tag} ${reasons[0].id} ${reasons[0].clause}`)
        const tried = await own.act(version, action)
        expect([tried.status, (await read(tried)).reasons]).toEqual([422, reasons])
      }
      await own.must(view.version, bots.middle.act(course, view, Math.random))
    }
  }
  expect([...seen]).toContain("win below-minimum FJ-2.1")
})

it("nothing that a viewer is told may be kept by a cache", async () => {
  const id = await open(send, solo)
  const own = await sit(send, id)
  for (const path of ["", "/view", "/legal", "/result"]) {
    const response = await get(send, `/v1/tables/${id}${path}`, own.token, { "if-none-match": "*" })
    expect([path, response.status, response.headers.get("cache-control")]).toEqual([path, 200, "no-store"])
    expect(response.headers.get("etag")).toBeNull()
  }
  const stream = await get(send, `/v1/tables/${id}/events`, own.token)
  expect(stream.headers.get("cache-control")).toBe("no-store")
  await stream.body?.cancel()
})
