import * as Schema from "effect/Schema"
import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import { json } from "../http/schema.ts"

const Health = Schema.Struct({ status: Schema.Literal("ok") }).annotate({ identifier: "Health" })

export const healthRoutes = () =>
  new Hono().get(
    "/health",
    describeRoute({
      operationId: "getHealth",
      summary: "Whether the server answers",
      tags: ["server"],
      responses: { 200: json("It does", Health) }
    }),
    (c) => c.json({ status: "ok" } as const)
  )
