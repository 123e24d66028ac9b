import type { Context } from "hono"
import { Hono } from "hono"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { problem } from "../http/problem.ts"
import { contentTypeOf } from "./content-type.ts"

export interface PageOptions {
  /** the built page; where it is not said, that of the table's package beside this one */
  readonly folder?: string | undefined
  /** who may show `/embed` in a frame */
  readonly frameAncestors: string
}

// from src/page in the sources and from dist when built, both two or three folders below apps/
const beside = ["../../table/dist/page", "../../../table/dist/page"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url))
)

const policy = (frameAncestors: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors}`
  ].join("; ")

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Feljong</title>
<h1>Feljong</h1>
<p>The API runs. The page is not built: run <code>npm run build</code> and start again.</p>
<p>The API describes itself at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
`

/** The built files of the table's page: `/`, `/embed` for other people's pages, and what both load. */
export const page = ({ folder = beside.find((path) => existsSync(path)), frameAncestors }: PageOptions) => {
  const headers = (embedded: boolean) => ({
    "content-security-policy": policy(embedded ? frameAncestors : "'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer"
  })

  /** Sends a file that lies in the folder. Whatever leads out of it is not there. */
  const send = async (c: Context, path: string, embedded = false): Promise<Response | null> => {
    if (folder === undefined) return null
    const root = resolve(folder)
    const file = resolve(root, `.${sep}${path}`)
    if (!file.startsWith(root + sep) || path.includes("\0") || /(?:^|[/\\])\./u.test(path)) return null
    const body = await readFile(file).catch(() => null)
    if (body === null) return null
    // names under assets/ carry a hash of what is in them
    const caching = path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache"
    return c.body(body, 200, { ...headers(embedded), "content-type": contentTypeOf(file), "cache-control": caching })
  }

  return new Hono()
    .get("/", async (c) => (await send(c, "index.html")) ?? c.html(notBuilt, 200, headers(false)))
    .get(
      "/embed",
      async (c) =>
        (await send(c, "embed.html", true)) ??
        (await send(c, "index.html", true)) ??
        c.html(notBuilt, 200, headers(true))
    )
    .get("/*", async (c) => {
      const path = decoded(c.req.path.slice(1))
      return (
        (path === null ? null : await send(c, path)) ?? problem("NotFound", { title: "Nothing is here", status: 404 })
      )
    })
}

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
