import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { bot, follow, get, open, pair, plain, post, read, Seated, sit, solo, type Told } from "./client.ts"
import { databases, type Served, serveOver } from "./harness.ts"

const collect = async (events: AsyncGenerator<Told>): Promise<readonly Told[]> => {
  const all: Told[] = []
  for await (const told of events) all.push(told)
  return all
}

describe.each(databases)("tables in %s", (_, database, there) => {
  let api: Served
  const where = database()
  const send = (path: string, init?: RequestInit) => api.send(path, init)

  describe.skipIf(!there)("played over HTTP", () => {
    beforeAll(() => {
      api = serveOver(where)
    })
    afterAll(() => api.close())

    it("a match is played to its end", async () => {
      const id = await open(send, solo)
      const own = await sit(send, id)
      const told = collect(own.events())
      await own.play()
      const events = await told
      expect(events.map((e) => e.seq)).toEqual(events.map((_, i) => i + 1))
      expect(events.at(-1)!.event._tag).toBe("Ended")
      const result = await read(get(send, `/v1/tables/${id}/result`))
      expect(result).toMatchObject({ over: true, why: "rounds-played" })
      expect(result.deals).toHaveLength(4)
      expect(result.points.reduce((a: number, b: number) => a + b)).toBe(120_000)
      // who has it all is told that there is nothing more
      const version = events.length
      const more = await get(send, `/v1/tables/${id}/events`, own.token, { "last-event-id": String(version) })
      expect(more.status).toBe(204)
    })

    it("a seat belongs to its token", async () => {
      const id = await open(send, solo)
      const own = await sit(send, id)
      expect(own.seat).toBe(0)
      expect(own.token).toMatch(/^[0-9a-f]{64}$/u)
      const again = new Seated(send, id, 0, own.token)
      expect((await again.view()).seat).toBe(0)
      expect((await post(send, `/v1/tables/${id}/join`, {})).status).toBe(409)
      expect((await post(send, `/v1/tables/${id}/join`, { seat: 0 })).status).toBe(409)
      expect((await post(send, `/v1/tables/${id}/join`, { seat: 1 })).status).toBe(409)
      expect((await get(send, `/v1/tables/${id}/view`)).status).toBe(401)
      const wrong = await get(send, `/v1/tables/${id}/view`, "0".repeat(64))
      expect(wrong.status).toBe(401)
      expect(wrong.headers.get("www-authenticate")).toBe("Bearer")
      expect((await get(send, `/v1/tables/${id}/events`, "guess")).status).toBe(401)
      const other = await sit(send, await open(send, solo))
      expect((await get(send, `/v1/tables/${id}/view`, other.token)).status).toBe(401)
    })

    it("nothing is played before everybody sits", async () => {
      const id = await open(send, { ...pair, claimWindow: 0 })
      const first = await sit(send, id, 2)
      expect(first.seat).toBe(2)
      const early = await first.act((await first.view()).version, { _tag: "pass" })
      expect(early.status).toBe(409)
      expect((await read(early)).seats).toEqual([0])
      expect((await sit(send, id)).seat).toBe(0)
    })

    it("a refused action names every reason and clause, and changes nothing", async () => {
      const own = await sit(send, await open(send, solo))
      const before = await own.ownTurn()
      const response = await own.act(before.version, { _tag: "discard", tile: 143 })
      expect(response.status).toBe(422)
      expect(response.headers.get("content-type")).toBe("application/problem+json")
      const problem = await read(response)
      expect(problem).toMatchObject({
        type: "urn:feljong:problem:action-refused",
        status: 422,
        version: before.version
      })
      expect(problem.reasons[0]).toMatchObject({ id: "tile-unknown", clause: expect.stringMatching(/^FJ-/u) })
      expect(problem.reasons[0].text["pt-BR"]).not.toBe(problem.reasons[0].text.en)
      expect(await own.view()).toEqual(before)
    })

    it("an action for a position that is gone is told the present one", async () => {
      const own = await sit(send, await open(send, solo))
      const { version, legal } = await own.turn()
      expect((await own.act(version, plain(legal))).status).toBe(200)
      const twice = await own.act(version, plain(legal))
      expect(twice.status).toBe(409)
      expect((await read(twice)).version).toBeGreaterThan(version)
    })

    it("of twenty actions at once one is taken", async () => {
      const own = await sit(send, await open(send, solo))
      const { version, legal } = await own.turn()
      const answers = await Promise.all(Array.from({ length: 20 }, () => own.act(version, plain(legal))))
      const statuses = answers.map((a) => a.status).toSorted((a, b) => a - b)
      expect(statuses[0]).toBe(200)
      expect(statuses.slice(1).every((s) => s === 409 || s === 422)).toBe(true)
    })

    it("events go on after the last one that came", async () => {
      const id = await open(send, { ...solo, seats: [bot(), bot(), bot(), bot()] })
      const all = await collect(follow(send, id, undefined))
      const rest = await collect(follow(send, id, undefined, 40))
      expect(rest).toEqual(all.slice(40))
      expect((await get(send, `/v1/tables/${id}/events`, undefined, { "last-event-id": "99999" })).status).toBe(409)
      expect((await get(send, `/v1/tables/${id}/events`, undefined, { "last-event-id": "x" })).status).toBe(400)
    })

    it.skipIf("file" in where && where.file === ":memory:")("a table goes on in another process", async () => {
      const id = await open(send, { ...pair, claimWindow: 0 })
      const own = await sit(send, id)
      const other = await sit(send, id)
      // each of the two in turn, until one of them is to move
      for (let i = 0; i < 12; i++) {
        const [mover, view] = await Promise.race([own, other].map(async (one) => [one, await one.turn()] as const))
        if (i < 11) await mover.must(view.version, plain(view.legal))
      }
      const views = await Promise.all([own.view(), other.view()])
      const second = serveOver(where)
      const again = new Seated(second.send, id, 0, own.token)
      const still = new Seated(second.send, id, 2, other.token)
      expect(await Promise.all([again.view(), still.view()])).toEqual(views)
      await second.close()
    })

    it.skipIf("file" in where && where.file === ":memory:")(
      "two processes at one table: nothing is played twice",
      async () => {
        const id = await open(send, solo)
        const own = await sit(send, id)
        const { version, legal } = await own.turn()
        const second = serveOver(where)
        const twin = new Seated(second.send, id, 0, own.token)
        expect((await twin.view()).version).toBe(version)
        const answers = await Promise.all([own.act(version, plain(legal)), twin.act(version, plain(legal))])
        expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([200, 409])
        await second.close()
      }
    )

    it.skipIf("file" in where)("what is played in one process is told in another", async () => {
      const second = serveOver(where)
      const id = await open(send, { ...pair, claimWindow: 0 })
      const own = await sit(send, id)
      const theirs = await sit(second.send, id)
      const told = [collect(own.events()), collect(theirs.events())]
      for (;;) {
        const [mover, view] = await Promise.race([own, theirs].map(async (one) => [one, await one.turn()] as const))
        if (view.state.phase.at === "over") break
        // both may go on between two deals: the second of them is told that it is late
        const { status } = await mover.act(view.version, plain(view.legal))
        expect([200, 409]).toContain(status)
        // an app without a port may answer without waiting for anything: let the news of the other in
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
      const [a, b] = await Promise.all(told)
      const publicly = (events: readonly Told[]) => events.map((e) => e.event._tag).filter((tag) => tag !== "Passed")
      expect(publicly(a!)).toEqual(publicly(b!))
      await second.close()
    })

    it("two rule sets are played in one process", async () => {
      const easy = await open(send, solo)
      const hard = await open(send, { ...solo, rules: { set: "feljong/level-2" } })
      const [a, b] = await Promise.all([easy, hard].map((id) => read(get(send, `/v1/tables/${id}`))))
      expect([a.stage, b.stage]).toEqual(["feljong/level-1", "feljong/level-2"])
      expect(Object.keys(a.state.facets)).not.toEqual(Object.keys(b.state.facets))
      expect(a.seats[0]).toEqual({ kind: "person", strength: null, taken: false })
    })
  })
})
