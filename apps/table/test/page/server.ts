import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

const made = (): string => mkdtempSync(join(tmpdir(), "feljong-page-"))
const root = join(import.meta.dirname, "../..")

/** Builds the page into a folder of its own and serves it as strictly as a server can. */
export const servePage = async (): Promise<Served> => {
  const folder = made()
  await build({
    configFile: join(root, "vite.page.config.ts"),
    root: join(root, "page"),
    logLevel: "error",
    build: { outDir: folder, emptyOutDir: true }
  })
  return serve(folder)
}

/** Builds the library and serves it beside pages that embed a table by one script: by that of the table, or by all. */
export const serveEmbed = async (): Promise<Served> => {
  const folder = made()
  await build({
    configFile: join(root, "vite.config.ts"),
    root,
    logLevel: "error",
    build: { outDir: join(folder, "feljong"), sourcemap: false }
  })
  for (const [page, entry] of [
    ["index.html", "table.js"],
    ["all.html", "index.js"]
  ] as const) {
    const script = `<script type="module" src="/feljong/${entry}"></script>`
    writeFileSync(
      join(folder, page),
      `<!doctype html><html lang="pt-BR"><title>Mesa</title>${script}<feljong-table speed="0"></feljong-table></html>`
    )
  }
  return serve(folder)
}

export interface Served {
  readonly url: string
  readonly close: () => void
}

const serve = async (folder: string): Promise<Served> => {
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
