import { globSync } from "node:fs"
import { defineConfig } from "tsdown"
import pkg from "./package.json" with { type: "json" }

// what is exported is what is built
const sources = Object.values(pkg.exports).flatMap((face) => (typeof face === "string" ? [] : globSync(face.source)))

export default defineConfig({
  entry: Object.fromEntries(sources.map((file) => [file.replace(/^(\.\/)?src\//u, "").replace(/\.ts$/u, ""), file])),
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  sourcemap: true,
  publint: true
})
