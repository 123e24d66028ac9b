// What breaks inside is logged, and says nothing outside.
import { Store, StoreFailed, TableNotFound } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as Stream from "effect/Stream"
import { expect, it } from "vitest"
import { makeApp, servicesLayer } from "../src/app.ts"
import { get, post, read, solo } from "./client.ts"

const broken = Layer.succeed(Store, {
  create: () => Effect.fail(new StoreFailed({ cause: new Error("secret password") })),
  load: (id) => (id === "defect" ? Effect.die(new Error("secret path")) : Effect.fail(new TableNotFound({ id }))),
  append: () => Effect.void,
  sit: () => Effect.succeed(true),
  news: Stream.empty
})

it("a store that fails and a defect are logged and not told", async () => {
  const logged: string[] = []
  const logger = Logger.layer([
    Logger.make(({ message, cause }) => void logged.push(`${String(message)} ${String(cause)}`))
  ])
  const runtime = ManagedRuntime.make(Layer.merge(servicesLayer(broken), logger))
  const app = makeApp(runtime)
  const send = (path: string, init?: RequestInit) => app.request(path, init)
  const failed = await post(send, "/v1/tables", solo)
  const died = await get(send, "/v1/tables/defect")
  const bodies = [await read(failed), await read(died)]
  expect([failed.status, died.status]).toEqual([503, 500])
  expect(bodies[1]).toEqual({ type: "urn:feljong:problem:internal-error", title: "Internal error", status: 500 })
  expect(JSON.stringify(bodies)).not.toContain("secret")
  expect(logged).toHaveLength(2)
  expect(logged[1]).toContain("secret path")
  expect((await get(send, "/v1/tables/other")).status).toBe(404)
  await runtime.dispose()
})
