import { execFileSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

const packageVersion = (): string => {
  const main = createRequire(import.meta.url).resolve("@sparticuz/chromium")
  return createRequire(main)(join(dirname(main), "..", "package.json")).version
}

/** Unpacks the Chromium of the npm package into a folder, to be run from its home. */
const unpack = (folder: string, home: string): void => {
  const script = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())'
  execFileSync(process.execPath, ["-e", script], {
    cwd: import.meta.dirname,
    // it brings its shared libraries only where it believes to be on Lambda
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" }
  })
  // its own font and no other, on every machine
  const fonts = join(folder, "fonts", "fonts.conf")
  writeFileSync(fonts, readFileSync(fonts, "utf8").replaceAll("/tmp/", `${home}/`))
}

/** How to launch a Chromium: CHROMIUM_PATH, else the one that npm brought, else undefined. */
export const findChromium = (): { executablePath: string; env?: Record<string, string> } | undefined => {
  const given = process.env["CHROMIUM_PATH"]
  if (given) return { executablePath: given }
  if (process.platform !== "linux" || process.arch !== "x64") return undefined

  // the package runs whatever lies in its folder: one folder a version, complete from the moment that it has its name
  const home = join(tmpdir(), `feljong-chromium-${packageVersion()}`)
  if (!existsSync(home)) {
    const staging = mkdtempSync(`${home}-`)
    unpack(staging, home)
    try {
      renameSync(staging, home)
    } catch {
      rmSync(staging, { recursive: true }) // another run was first
    }
  }
  const env = { LD_LIBRARY_PATH: join(home, "al2023", "lib"), FONTCONFIG_PATH: join(home, "fonts") }
  return { executablePath: join(home, "chromium"), env: { ...(process.env as Record<string, string>), ...env } }
}
