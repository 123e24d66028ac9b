import { defineConfig } from "tsdown"

export default defineConfig({
  entry: ["src/app.ts", "src/main.ts"],
  format: "esm",
  platform: "node",
  target: "node24",
  // else .mjs, which nothing here expects
  fixedExtension: false,
  dts: { entry: "src/app.ts" },
  sourcemap: true
})
