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

/** JSON is made a script, yet the type that a dynamic import asks for is left, by which a browser would refuse it. */
const untypedJson = (): Plugin => ({
  name: "untyped-json",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith("/lazy.generated.ts")
      ? { code: code.replaceAll(', { with: { type: "json" } }', ""), map: null }
      : undefined
})

/** What the library, the page and the tests share: the sources of the core. */
export const lean: UserConfig = {
  plugins: [tightStyles(), untypedJson()],
  resolve: { conditions: ["source", ...defaultClientConditions] }
}
