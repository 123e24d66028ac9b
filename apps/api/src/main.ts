import { serve } from "@hono/node-server"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Cause from "effect/Cause"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { makeApp, servicesLayer } from "./app.ts"
import { settings } from "./settings.ts"
import * as database from "./sql/database.ts"

const leave = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const read = await Effect.runPromiseExit(settings)
const plainly = (cause: unknown): string =>
  String(cause instanceof Error ? cause.message : cause).replaceAll(/\s+/gu, " ")
const given = Exit.isSuccess(read)
  ? read.value
  : leave(`The settings cannot be read: ${plainly(Cause.squash(read.cause))}`)
const { port, claimWindow } = given

const runtime = ManagedRuntime.make(servicesLayer(database.layer(given.database), { claimWindow }))
await runtime.context().catch((error: unknown) => {
  const where = "file" in given.database ? given.database.file : "DATABASE_URL"
  leave(`The database (${where}) cannot be opened: ${plainly(error)}`)
})

const closing = new AbortController()
const server = serve({ fetch: makeApp(runtime, { ...given, closing: closing.signal }).fetch, port }, (info) => {
  console.log(`Feljong: http://localhost:${info.port}`)
})
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") leave(`Port ${port} is taken: stop what listens there, or set PORT to another one.`)
  if (error.code === "EACCES") leave(`Port ${port} may not be used: set PORT to one above 1023.`)
  throw error
})

let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  closing.abort()
  // answers under way and ends of streams get a moment; connections that hang would keep the process
  const patience = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), 500)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(patience)
  await runtime.dispose()
  process.exit(0)
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop())
