import { Hono } from "hono"

/** The API as a Hono app, without a port: `app.request("/health")` answers in a test. */
export const app = new Hono().get("/health", (c) => c.json({ status: "ok" }))
