import { defineConfig, mergeConfig } from "vite"
import { lean } from "./build/lean.ts"

/** The playable page: served from anywhere, loading nothing from elsewhere. */
export default defineConfig(
  mergeConfig(lean, {
    root: "page",
    base: "./",
    build: {
      target: "es2022",
      outDir: "../dist/page",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false }
    }
  })
)
