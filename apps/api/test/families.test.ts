// Every family over HTTP: what is published is played and told, and hands are scored in the family's own terms.
import { sets } from "@feljong/core/variants"
import { describe, expect, it } from "vitest"
import { bot, get, open, person, post, read, sit } from "./client.ts"
import { served } from "./harness.ts"

const send = served()

interface Published {
  readonly id: string
  readonly seats: number
  readonly dummies: readonly number[]
}
const seatsFor = async (set: string): Promise<readonly object[]> => {
  const { sets } = (await read(get(send, "/v1/variants"))) as { readonly sets: readonly Published[] }
  const { seats, dummies } = sets.find(({ id }) => id === set)!
  const first = [0, 1].find((seat) => !dummies.includes(seat))!
  return Array.from({ length: seats }, (_, seat) => (seat === first ? person : bot("middle")))
}

describe("a hand of play", () => {
  it.each([...sets.keys()])("of %s is played and told", async (set) => {
    const own = await sit(send, await open(send, { rules: { set }, seats: await seatsFor(set) }))
    for (;;) {
      const { version, state, legal } = await own.turn()
      if (state.outcome !== null) break
      await own.must(version, legal.find(({ _tag }) => _tag === "win") ?? legal.at(-1)!)
    }
    for await (const { event } of own.events()) {
      if (event._tag !== "Settled") continue
      expect(event.scores.flatMap(({ lines }) => lines).every(({ clause }) => /^[A-Z]{2}-/u.test(clause))).toBe(true)
      const paid = event.transfers.every(({ from, to, points }) => from !== to && points > 0)
      expect(paid).toBe(true)
      return
    }
    throw new Error("nothing was settled")
  })
})

describe("a described hand", () => {
  const score = (question: object) => read(post(send, "/v1/score", question))

  it("of riichi has its fu, line by line", async () => {
    const answer = await score({
      rules: { set: "riichi/tenhou" },
      hand: "234m 567p 34567s 55p | 8s",
      by: "self-draw",
      seatWind: 1
    })
    // pinfu, tan'yao and tsumo; a self-drawn pinfu is 20 fu
    expect(answer).toMatchObject({ wins: true, units: { han: 3, fu: 20 }, deltas: [-1300, 2700, -700, -700] })
  })

  it("of Hong Kong Old Style has its faan", async () => {
    const hand = "123m 456m 789m 55m 11z | 1z"
    const answer = await score({ rules: { set: "hong-kong/plain" }, hand, by: "discard", seatWind: 1, fromWind: 2 })
    expect(answer.wins).toBe(true)
    expect(Object.keys(answer.units)).toEqual(["faan"])
    expect(answer.deltas.reduce((sum: number, delta: number) => sum + delta, 0)).toBe(0)
  })

  it("of British 1924 settles between all", async () => {
    const answer = await score({
      rules: { set: "british-1924/plain" },
      hand: "123m 456p 789s 55m 11p | 1p",
      by: "discard",
      seatWind: 1,
      fromWind: 2,
      others: [{ seatWind: 3, hand: "555z 1379m 1379p 13s" }]
    })
    expect(answer.wins).toBe(true)
    expect(answer.others).toMatchObject([{ seatWind: 3, units: { points: 8, doubles: 1 } }])
    expect(answer.deltas.reduce((sum: number, delta: number) => sum + delta, 0)).toBe(0)
    // who counts 16 is paid the difference by those who count nothing
    expect(answer.deltas[2]).toBeLessThan(answer.deltas[3])
  })
})
