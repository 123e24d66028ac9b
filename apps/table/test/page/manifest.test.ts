import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { manifest } from "../../tools/manifest.ts"

test("custom-elements.json is what `npm run manifest` writes", () => {
  expect(readFileSync(new URL("../../custom-elements.json", import.meta.url), "utf8")).toBe(manifest())
})
