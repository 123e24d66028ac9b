import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "api",
    include: ["{src,test}/**/*.test.ts"],
    // whole matches are played, on machines that do other things too
    testTimeout: 30_000,
    globalSetup: "test/postgres.ts",
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]]
  }
})
