import { bots } from "@feljong/core/bots"
import { Players, RuleBook, Shuffle, type Store, Tables } from "@feljong/core/services"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as ManagedRuntime from "effect/ManagedRuntime"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { cors } from "hono/cors"
import { HTTPException } from "hono/http-exception"
import { methodNotAllowed } from "hono/method-not-allowed"
import { openAPIRouteHandler } from "hono-openapi"
import { onlyJson } from "./http/only-json.ts"
import { problem, Refused } from "./http/problem.ts"
import { makeRun } from "./http/run.ts"
import { makeSse } from "./http/sse.ts"
import { page } from "./page/page.ts"
import { healthRoutes } from "./routes/health.ts"
import { ruleRoutes } from "./routes/rules.ts"
import type { Services } from "./routes/services.ts"
import { tableRoutes } from "./routes/tables.ts"

export interface AppOptions {
  readonly allowSeeds?: boolean
  readonly frameAncestors?: string
  /** origins whose pages may call the API; `*` for all */
  readonly origins?: readonly string[]
  readonly pageFolder?: string | undefined
  readonly maxBody?: number
  readonly heartbeat?: number
  /** ends every stream of events */
  readonly closing?: AbortSignal
}

/** Everything that the routes ask, over any store. */
export const servicesLayer = <E>(
  store: Layer.Layer<Store, E>,
  options: Parameters<typeof Tables.layer>[0] = {},
  shuffle: Layer.Layer<Shuffle> = Shuffle.layer
): Layer.Layer<Services, E> =>
  Tables.layer(options).pipe(
    Layer.provide(store),
    Layer.provideMerge(Layer.mergeAll(RuleBook.layer, shuffle, Players.layer(bots)))
  )

const documentation = {
  openapi: "3.1.0",
  info: {
    title: "Feljong",
    version: "1",
    description: "Tables of mahjong by layers of rules, hands scored line by line, and every refusal with its reason."
  },
  components: { securitySchemes: { seat: { type: "http", scheme: "bearer", description: "The token of a seat" } } }
} as const

/** The API and the page as a Hono app, without a port: `app.request("/v1/health")` answers in a test. */
export const makeApp = <ER>(runtime: ManagedRuntime.ManagedRuntime<Services, ER>, options: AppOptions = {}) => {
  const {
    allowSeeds = false,
    frameAncestors = "*",
    origins = ["*"],
    pageFolder,
    maxBody = 65_536,
    heartbeat = 15_000,
    closing = new AbortController().signal
  } = options
  const kit = { run: makeRun(runtime), sse: makeSse(runtime, { heartbeat, closing }), allowSeeds }

  const v1 = new Hono().route("/", healthRoutes()).route("/tables", tableRoutes(kit)).route("/", ruleRoutes(kit))

  const app = new Hono()
  app.use("/v1/*", async (c, next) => {
    await next()
    // what one viewer is told is nobody else's to keep
    c.res.headers.set("cache-control", "no-store")
    c.res.headers.set("x-content-type-options", "nosniff")
  })
  // a seat is held by its token, which no browser sends by itself: other pages may call as other programs do
  const shared = cors({
    origin: origins.includes("*") ? "*" : [...origins],
    allowHeaders: ["authorization", "content-type", "last-event-id"],
    maxAge: 86_400
  })
  for (const path of ["/v1/*", "/openapi.json"]) app.use(path, shared)
  app.use(
    "/v1/*",
    methodNotAllowed({
      app: new Hono().route("/v1", v1),
      onMethodNotAllowed: (c, allowed) => {
        const allow = allowed.join(", ")
        const detail = `${c.req.path} takes ${allow}.`
        return problem("MethodNotAllowed", { title: "Not with this method", status: 405, detail }, { allow })
      }
    })
  )
  app.use(
    "/v1/*",
    bodyLimit({
      maxSize: maxBody,
      onError: () => problem("TooLarge", { title: `A body has ${maxBody} bytes at most`, status: 413 })
    })
  )
  app.use("/v1/*", onlyJson)
  const routed = app.route("/v1", v1)
  app.get("/openapi.json", openAPIRouteHandler(app, { documentation, defaultValidationErrorResponse: false }))
  app.all("/v1/*", () => problem("NotFound", { title: "Nothing is here", status: 404 }))
  app.route("/", page({ folder: pageFolder, frameAncestors }))
  app.notFound(() => problem("NotFound", { title: "Nothing is here", status: 404 }))
  app.onError((error) => {
    if (error instanceof Refused) {
      const headers = error.problem.status === 401 ? { "www-authenticate": "Bearer" } : {}
      return problem(error.tag, error.problem, headers)
    }
    // Hono throws this for a body that is not JSON
    if (error instanceof HTTPException)
      return problem("BadRequest", {
        title: error.status === 400 ? "The body is not JSON" : "Refused",
        status: error.status
      })
    runtime.runFork(Effect.logError("a request failed", error))
    return problem("InternalError", { title: "Internal error", status: 500 })
  })
  return routed
}

/** The routes' types, for `hc<AppType>(url)`. */
export type AppType = ReturnType<typeof makeApp>
