import { serve } from "@hono/node-server"
import { app } from "./app.ts"

const server = serve({ fetch: app.fetch, port: Number(process.env["PORT"] ?? 3000) }, ({ port }) => {
  console.log(`listening on http://localhost:${port}`)
})
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0))
    // an open stream of events would keep close() waiting
    if ("closeAllConnections" in server) server.closeAllConnections()
  })
}
