import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { chromium } from "playwright"
import { findChromium } from "../test/chromium.ts"
import { playMatch } from "../test/page/match.ts"
import { servePage } from "../test/page/server.ts"
import { opened } from "../test/page/opened.ts"
import { shots, sizes } from "./shots.ts"

/** Pictures of the main states: `npm run screenshots -- [part of a name]`. They land in `screenshots/`. */
const folder = join(import.meta.dirname, "../screenshots")
const wanted = process.argv.slice(2).filter((arg) => arg !== "--")
mkdirSync(folder, { recursive: true })
const served = await servePage()
const browser = await chromium.launch({ ...findChromium(), args: ["--no-sandbox", "--disable-gpu"] })
for (const shot of shots) {
  if (wanted.length > 0 && !wanted.some((part) => shot.name.startsWith(part))) continue
  for (const size of shot.sizes ?? (["phone", "desktop"] as const)) {
    const [width, height] = sizes[size]
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: "reduce",
      forcedColors: shot.forced === true ? "active" : "none",
      colorScheme: shot.dark === true ? "dark" : "light",
      deviceScaleFactor: width < 500 ? 2 : 1
    })
    await page.goto(`${served.url}?speed=0&${shot.query}`)
    await opened(page)
    let found = false
    await playMatch(page, async (seen, step) => (found = shot.when(seen, step)), shot.style).catch(() => 0)
    if (!found) console.log(`${shot.name}: never seen`)
    await page.mouse.move(2, 2)
    await shot.after?.(page)
    await page.screenshot({
      path: join(folder, `${shot.name}-${size}.png`),
      fullPage: shot.full === true || size !== "desktop"
    })
    await page.close()
  }
}
await browser.close()
served.close()
