import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "api",
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: "test/postgres.ts",
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]]
  }
})
