import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: {
    name: "conformance",
    include: ["{src,test}/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]]
  }
})
