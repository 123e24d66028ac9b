// The server as a process of its own, as `npm start` runs it.
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, describe, expect, it } from "vitest"
import { get, open, plain, post, read, Seated, type Send, sit, solo, type Told } from "./client.ts"

const folder = mkdtempSync(join(tmpdir(), "feljong-server-"))
const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill("SIGKILL")
  rmSync(folder, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  readonly send: Send
  readonly said: () => string
}

const spawned = (env: Record<string, string>): { child: ChildProcess; said: () => string } => {
  let said = ""
  const child = spawn(process.execPath, ["--conditions=source", main], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: undefined, PORT: "0", ...env }
  })
  children.push(child)
  for (const out of [child.stdout, child.stderr]) out.on("data", (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said }
}

const start = async (env: Record<string, string> = {}): Promise<Running> => {
  const { child, said } = spawned(env)
  for (let i = 0; i < 1500; i++) {
    const url = /^Feljong: (http:\/\/localhost:\d+)$/mu.exec(said())?.[1]
    if (url !== undefined) return { child, said, send: (path, init) => fetch(url + path, init) }
    if (child.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`it did not start: ${said()}`)
}

const kill = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  const exit = once(child, "exit")
  child.kill(signal)
  const [code] = (await exit) as [number | null]
  return code
}

describe("the server", () => {
  it("is killed in the middle of a match, and goes on where it was", async () => {
    const first = await start()
    const id = await open(first.send, solo)
    const own = await sit(first.send, id)
    await own.play(25)
    const before = await own.turn()
    await kill(first.child, "SIGKILL")

    const second = await start()
    const again = new Seated(second.send, id, own.seat, own.token)
    expect(await again.view()).toEqual(before)
    // and once more, with an action under way
    void again.act(before.version, plain(before.legal)).catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, 3))
    await kill(second.child, "SIGKILL")

    const third = await start()
    const still = new Seated(third.send, id, own.seat, own.token)
    const all: Told[] = []
    const told = (async () => {
      for await (const one of still.events()) all.push(one)
    })()
    await still.play()
    await told
    expect(all.map((one) => one.seq)).toEqual(all.map((_, i) => i + 1))
    expect(all.at(-1)!.event._tag).toBe("Ended")
    expect((await read(get(third.send, `/v1/tables/${id}/result`))).deals).toHaveLength(4)
    await kill(third.child, "SIGTERM")
  })

  it("a whole match is played over HTTP by a script that knows only the events", async () => {
    const { send, child } = await start({ DATA_DIR: join(folder, "script") })
    const id = await open(send, { ...solo, rules: { course: "feljong/first-match" } })
    const own = await sit(send, id)
    let deals = 0
    for await (const { event, seq } of own.events()) {
      if (event._tag === "Settled") deals += 1
      const { version, legal } = await own.view()
      // what has been answered already, or goes on by itself, needs nothing
      if (version !== seq || legal.length === 0) continue
      const response = await own.act(version, plain(legal))
      expect(response.status).toBe(200)
    }
    expect(deals).toBe(4)
    await kill(child, "SIGTERM")
  })

  it("stops when it is told to, open streams or not", async () => {
    const { send, child } = await start({ DATA_DIR: join(folder, "stop") })
    const own = await sit(send, await open(send, solo))
    const stream = (async () => {
      for await (const _ of own.events());
    })()
    await get(send, "/v1/health")
    await own.view()
    const begun = performance.now()
    expect(await kill(child, "SIGTERM")).toBe(0)
    expect(performance.now() - begun).toBeLessThan(2000)
    // the stream ended, it did not break
    await stream
  })

  it("says that the port is taken, and how to mend it", async () => {
    const other = createServer().listen(0)
    await once(other, "listening")
    const { port } = other.address() as AddressInfo
    const { child, said } = spawned({ PORT: String(port), DATA_DIR: join(folder, "taken") })
    const [code] = (await once(child, "exit")) as [number]
    expect(code).toBe(1)
    expect(said()).toBe(`Port ${port} is taken: stop what listens there, or set PORT to another one.\n`)
    other.close()
  })

  it.each([
    ["PORT", { PORT: "many" }],
    ["DATA_DIR", { DATA_DIR: join(main, "data") }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" }]
  ])("ends with a plain word where %s is wrong", async (name, env) => {
    const { child, said } = spawned(env)
    const [code] = (await once(child, "exit")) as [number]
    expect([code, said()]).toEqual([1, expect.stringContaining(name === "DATA_DIR" ? join(main, "data") : name)])
    expect(said()).not.toContain("    at ")
  })

  it("keeps a stream alive", async () => {
    const { send, child } = await start({ DATA_DIR: join(folder, "beat"), HEARTBEAT_MS: "50" })
    const own = await sit(send, await open(send, solo))
    const response = await get(send, `/v1/tables/${own.id}/events`, own.token)
    let text = ""
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      if (text.split(": still here\n\n").length > 3) break
    }
    expect((await post(send, "/v1/score", "{")).status).toBe(400)
    await kill(child, "SIGTERM")
  })
})
