import type { MiddlewareHandler } from "hono"
import { problem } from "./problem.ts"

const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/iu

/** A body of another kind would be read as an empty one: it is refused by its name. */
export const onlyJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header("content-type")
  const given = type !== undefined || Number(c.req.header("content-length") ?? 0) > 0
  if (c.req.method !== "POST" || !given || isJson.test(type ?? "")) return next()
  return problem("UnsupportedMediaType", {
    title: "A body is JSON",
    status: 415,
    detail: `Send it with content-type: application/json, not ${type ?? "without one"}.`
  })
}
