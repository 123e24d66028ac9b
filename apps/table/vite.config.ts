import { defineConfig, mergeConfig } from "vite"
import { lean } from "./build/lean.ts"

/** The library: one file for each entry, and what they share. */
export default defineConfig(
  mergeConfig(lean, {
    build: {
      target: "es2022",
      lib: {
        entry: { index: "src/index.ts", table: "src/table.ts", card: "src/card.ts", elements: "src/elements.ts" },
        formats: ["es"]
      },
      // vite leaves the whitespace in an ES library, and a page loads this very file
      rolldownOptions: {
        output: {
          minify: true,
          chunkFileNames: ({ name }: { name: string }) => (name.startsWith("feljong") ? "[name].js" : "shared.js")
        }
      },
      sourcemap: true
    }
  })
)
