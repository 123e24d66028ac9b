import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { extname, join, normalize } from "node:path"
import { build } from "vite"

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml"
}

/** Nothing from elsewhere, nothing inline, no markup from strings but what lit makes itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types lit-html"
].join("; ")

/** Builds the page into a folder of its own and serves it as strictly as a server can. */
export const servePage = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), "feljong-page-"))
  await build({
    configFile: join(import.meta.dirname, "../../vite.page.config.ts"),
    root: join(import.meta.dirname, "../../page"),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true }
  })
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname)
    const file = path.endsWith("/") ? "index.html" : path.slice(1)
    try {
      const body = readFileSync(join(folder, file))
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "text/plain",
        "content-security-policy": policy
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
