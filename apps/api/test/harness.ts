// The API over each database that it knows, without a port.
import { Shuffle } from "@feljong/core/services"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Redacted from "effect/Redacted"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, inject } from "vitest"
import { type AppOptions, makeApp, servicesLayer } from "../src/app.ts"
import * as database from "../src/sql/database.ts"
import type { Send } from "./client.ts"

/** A seed for each number: matches that are the same every time, bots included. */
export const seedOf = (n: number): string => ((n + 1) * 2_654_435_761).toString(16).padStart(32, "f")

export interface Served {
  readonly send: Send
  readonly close: () => Promise<void>
}

export const serveOver = (
  where: database.Database,
  options: AppOptions = {},
  tables: Parameters<typeof servicesLayer>[1] = {}
): Served => {
  const runtime = ManagedRuntime.make(servicesLayer(database.layer(where), tables, Shuffle.fixed(seedOf(0))))
  const closing = new AbortController()
  const app = makeApp(runtime, { allowSeeds: true, closing: closing.signal, ...options })
  return {
    send: (path, init) => app.request(path, init),
    close: async () => {
      closing.abort()
      await runtime.dispose()
    }
  }
}

const url = inject("databaseUrl")
const folder = mkdtempSync(join(tmpdir(), "feljong-api-"))
process.once("exit", () => rmSync(folder, { recursive: true, force: true }))

let files = 0
export const newFile = (): string => join(folder, `${process.pid}-${files++}.db`)

/** Every database by name; PostgreSQL where one can be had. */
export const databases: readonly (readonly [string, () => database.Database, boolean])[] = [
  ["SQLite in memory", () => ({ file: ":memory:" }), true],
  ["SQLite in a file", () => ({ file: newFile() }), true],
  ["PostgreSQL", () => ({ url: Redacted.make(url) }), url !== ""]
]

/** An API for the tests of this file. */
export const served = (options: AppOptions = {}, tables: Parameters<typeof servicesLayer>[1] = {}): Send => {
  let own: Served | undefined
  beforeAll(() => {
    own = serveOver({ file: ":memory:" }, options, tables)
  })
  afterAll(() => own?.close())
  return (path, init) => own!.send(path, init)
}
