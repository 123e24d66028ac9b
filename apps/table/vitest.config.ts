import { playwright } from "@vitest/browser-playwright"
import { defineConfig, type ViteUserConfig } from "vitest/config"
import { lean } from "./build/lean.ts"
import { findChromium } from "./test/chromium.ts"

const chromium = findChromium()
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
args.push("--disable-background-networking", "--disable-component-update")

type Projects = NonNullable<NonNullable<ViteUserConfig["test"]>["projects"]>

const projects = (launchOptions: NonNullable<typeof chromium>): Projects => [
  {
    extends: true,
    test: {
      name: "elements",
      include: ["test/*.test.ts"],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: { ...launchOptions, args } }),
        instances: [{ browser: "chromium" }]
      }
    }
  },
  { extends: true, test: { name: "page", include: ["test/page/*.test.ts"], environment: "node" } }
]

export default defineConfig({
  ...lean,
  test: {
    name: "table",
    reporters: ["default", ["json", { outputFile: ".vitest.json" }]],
    // without a browser one named skip stands for all
    ...(chromium ? { projects: projects(chromium) } : { include: ["test/no-chromium.ts"] })
  }
})
