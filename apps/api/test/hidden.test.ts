// A match of two persons and two bots: everything that each viewer is sent is looked through for tiles it may not see.
import { describe, expect, it } from "vitest"
import { type Action, type Body, follow, get, open, pair, post, read, sit, type Told } from "./client.ts"
import { served } from "./harness.ts"

const send = served({}, { claimWindow: 4 })

/** Names under which tiles travel. */
const tileKeys = new Set([
  "tile",
  "tiles",
  "concealed",
  "drawn",
  "claimed",
  "added",
  "aside",
  "indicators",
  "under",
  "hands"
])

/** Every tile in an answer, wherever it lies; face-down ones left out. */
const tilesIn = (value: unknown, key = ""): readonly number[] => {
  if (typeof value === "number") return tileKeys.has(key) && value >= 0 ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => tilesIn(one, key))
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([name, one]) => tilesIn(one, name))
}

/** What a viewer may know, by the events it was told; those themselves are held against the rules of secrecy. */
class Knowledge {
  readonly seat: number
  /** by number: all that was known after that event */
  readonly known: ReadonlySet<number>[] = [new Set()]
  seq = 0
  passes = 0
  constructor(seat: number) {
    this.seat = seat
  }

  hear({ seq, event }: Told): void {
    expect(seq).toBe(++this.seq)
    switch (event._tag) {
      case "Dealt":
        for (const [seat, tiles] of event.hands.entries())
          if (seat !== this.seat) expect(tiles.every((tile) => tile === -1)).toBe(true)
        break
      case "Drew":
        if (event.seat !== this.seat) expect(event.tile).toBe(-1)
        break
      case "Passed":
        this.passes += 1
        expect(event.seat).toBe(this.seat)
        break
      default:
    }
    const before = event._tag === "Dealt" ? [] : this.known[seq - 1]!
    this.known.push(new Set([...before, ...tilesIn(event)]))
  }

  /** Another answer may hold only what the events up to its version have told. */
  look(answer: Body): void {
    const known = this.known[answer.version]!
    for (const tile of tilesIn(answer))
      if (!known.has(tile)) throw new Error(`${this.seat} was shown ${tile} at ${answer.version}`)
  }
}

describe("nobody is shown what is hidden", () => {
  it("in a match of two persons and two bots", async () => {
    const id = await open(send, pair)
    const players = [await sit(send, id), await sit(send, id)]
    const viewers = [
      ...players.map((p) => ({ token: p.token as string | undefined, knows: new Knowledge(p.seat) })),
      { token: undefined, knows: new Knowledge(-1) }
    ]
    const onlooker = viewers[2]!
    const heard = viewers.map(async ({ token, knows }) => {
      for await (const told of follow(send, id, token)) knows.hear(told)
    })

    const heardUpTo = async ({ knows }: (typeof viewers)[number], version: number): Promise<void> => {
      for (let i = 0; i < 500 && knows.seq < version; i++) await new Promise((resolve) => setTimeout(resolve, 1))
    }

    /** Asks for everything there is, wrong requests included. */
    const look = async (viewer: (typeof viewers)[number]): Promise<void> => {
      const { token, knows } = viewer
      const open = await read(get(send, `/v1/tables/${id}`, token))
      await heardUpTo(onlooker, open.version)
      // the table is the same for everybody: it may hold what an onlooker knows, whoever asks
      onlooker.knows.look(open)
      if (token !== undefined)
        for (const path of ["/view", "/legal"]) {
          const answer = await read(get(send, `/v1/tables/${id}${path}`, token))
          await heardUpTo(viewer, answer.version)
          knows.look(answer)
        }
      const wrongs = [
        { version: knows.seq + 7, action: { _tag: "win" } },
        { version: knows.seq, action: { _tag: "discard", tile: 143 } },
        { version: knows.seq, action: { _tag: "setAside", what: "kan", tiles: [0, 1, 2, 3] } }
      ]
      for (const wrong of wrongs) {
        const answer = await post(send, `/v1/tables/${id}/actions`, wrong, token ?? "0")
        expect([401, 409, 422]).toContain(answer.status)
        expect(tilesIn(await read(answer))).toEqual([])
      }
    }

    let claims = 0
    const choose = (legal: readonly Action[]): Action => {
      const win = legal.find(({ _tag }) => _tag === "win")
      const claim = claims++ % 2 === 0 ? legal.find(({ _tag }) => _tag === "claim") : undefined
      return win ?? claim ?? legal.find(({ _tag }) => _tag === "pass") ?? legal[claims % legal.length]!
    }
    for (let i = 0; ; i++) {
      if (i % 25 === 0) for (const viewer of viewers) await look(viewer)
      const views = await Promise.all(players.map((p) => p.view()))
      if (views[0]!.state.phase.at === "over") break
      for (const [at, { version, legal }] of views.entries())
        if (legal.length > 0) await players[at]!.act(version, choose(legal))
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await Promise.all(heard)
    for (const { knows } of viewers) expect(knows.seq).toBeGreaterThan(200)
    // rows differ by one's own passes and by nothing else
    for (const { knows } of viewers) expect(knows.seq - knows.passes).toBe(onlooker.knows.seq)
    expect(onlooker.knows.passes).toBe(0)
    expect(viewers[0]!.knows.passes + viewers[1]!.knows.passes).toBeGreaterThan(0)
  })
})

it("errors inside say nothing", async () => {
  const response = await get(send, "/v1/tables/%00")
  expect(response.status).toBe(404)
  expect(Object.keys(await read(response)).toSorted()).toEqual(["status", "title", "type"])
})
