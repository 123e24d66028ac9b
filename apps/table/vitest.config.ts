import { playwright } from "@vitest/browser-playwright"
import { defaultClientConditions } from "vite"
import { defineConfig, type ViteUserConfig } from "vitest/config"
import { findChromium } from "./test/chromium.ts"

const chromium = findChromium()
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
args.push("--disable-background-networking", "--disable-component-update")

const inBrowser = (launchOptions: NonNullable<typeof chromium>): ViteUserConfig["test"] => ({
  include: ["{src,test}/**/*.test.ts"],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: { ...launchOptions, args } }),
    instances: [{ browser: "chromium" }]
  }
})

export default defineConfig({
  resolve: { conditions: ["source", ...defaultClientConditions] },
  test: {
    name: "table",
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]],
    // without a browser one named skip stands for all
    ...(chromium ? inBrowser(chromium) : { include: ["test/no-chromium.ts"] })
  }
})
