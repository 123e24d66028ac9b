import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { get } from "./client.ts"
import { served } from "./harness.ts"

const folder = mkdtempSync(join(tmpdir(), "feljong-page-"))
mkdirSync(join(folder, "page", "assets"), { recursive: true })
writeFileSync(join(folder, "secret.txt"), "secret")
writeFileSync(join(folder, "page", ".hidden"), "secret")
writeFileSync(join(folder, "page", "index.html"), "<!doctype html><title>page</title>")
writeFileSync(join(folder, "page", "assets", "main-1a2b.js"), "export {}")
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const send = served({ pageFolder: join(folder, "page"), frameAncestors: "https://blog.example" })
const bare = served({ pageFolder: join(folder, "nowhere") })

describe("the page", () => {
  it("comes with a strict policy", async () => {
    const response = await get(send, "/")
    expect(await response.text()).toContain("<title>page</title>")
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
    const policy = response.headers.get("content-security-policy")!
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'"
    ])
      expect(policy.split("; ")).toContain(rule)
  })

  it("may be framed where the settings say so, at /embed alone", async () => {
    const response = await get(send, "/embed")
    expect(response.status).toBe(200)
    expect(response.headers.get("content-security-policy")).toContain("frame-ancestors https://blog.example")
  })

  it("brings its files, those with a hash to be kept", async () => {
    const response = await get(send, "/assets/main-1a2b.js")
    expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8")
    expect(response.headers.get("cache-control")).toContain("immutable")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  })

  it.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/%2e%2e%5csecret.txt",
    "/.hidden",
    "/%00",
    "/%",
    "/assets",
    "//etc/passwd"
  ])("nothing outside its folder: %s", async (path) => {
    const response = await get(send, path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain("secret\n")
  })

  it("says so where it is not built", async () => {
    const response = await get(bare, "/")
    expect(response.status).toBe(200)
    expect(await response.text()).toContain("not built")
  })
})
