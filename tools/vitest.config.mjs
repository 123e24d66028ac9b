import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    name: "tools",
    include: ["*.test.mjs"],
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]]
  }
})
