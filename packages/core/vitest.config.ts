import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "core",
    include: ["{src,test}/**/*.test.ts"],
    // no test asserts a time; this only ends one that hangs
    testTimeout: 300_000,
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]]
  }
})
