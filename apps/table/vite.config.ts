import { defaultClientConditions, defineConfig } from "vite"

export default defineConfig({
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    target: "es2022",
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "index" },
    // vite leaves the whitespace in an ES library, and a page loads this very file
    rolldownOptions: { output: { minify: true } },
    sourcemap: true
  }
})
