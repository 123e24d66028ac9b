import { fileURLToPath } from "node:url"
import { defaultClientConditions, type Plugin, type UserConfig } from "vite"

/** Style sheets in templates keep their whitespace through minifiers: take it out. */
const tightStyles = (): Plugin => ({
  name: "tight-styles",
  apply: "build",
  transform: (code, id) =>
    /\/src\/(?:styles|elements)\/[^?]*\.ts$/u.test(id)
      ? { code: code.replaceAll(/css`[^`]*`/gu, (sheet) => tighten(sheet)), map: null }
      : undefined
})

const tighten = (sheet: string): string =>
  sheet
    .replaceAll(/\/\*[\s\S]*?\*\//gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ?([{};,]) ?/gu, "$1")
    .replaceAll(/: /gu, ":")
    .replaceAll(";}", "}")

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** What the library, the page and the tests share: sources of the core, and small stand-ins for what it builds on. */
export const lean: UserConfig = {
  plugins: [tightStyles()],
  resolve: {
    conditions: ["source", ...defaultClientConditions],
    alias: [
      { find: "effect/Result", replacement: here("../src/stand-ins/result.ts") },
      { find: /^@noble\/hashes\/(?:sha2|utils)\.js$/u, replacement: here("../src/stand-ins/sha256.ts") }
    ]
  }
}
