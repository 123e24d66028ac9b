#!/usr/bin/env node
// Every `npm start`, `npm test` and `npm run ...` passes through here, so that a fresh clone needs nothing but
// Node 18 and npm: the pinned Node (where this one is older) and pnpm are laid into .tools/ once, the workspace is
// installed, and the task runs with them in front of PATH. Plain JavaScript, no dependency.
import { spawn, spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packageManager, config } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const shell = process.platform === "win32"
const tools = join(root, ".tools")
const stamp = join(tools, ".stamp")

// what npm hands down as npm_config_* is not meant for pnpm
const env = Object.fromEntries(
  Object.entries(process.env).filter(([k]) => !/^npm_(?:config|package|lifecycle)/iu.test(k))
)
const path = Object.keys(env).find((k) => k.toUpperCase() === "PATH") ?? "PATH"
env[path] = [join(tools, "node_modules", ".bin"), join(root, "node_modules", ".bin"), env[path]].join(delimiter)
env.TURBO_TELEMETRY_DISABLED = env.DO_NOT_TRACK = "1"

const turbo = (task, ...flags) => ["turbo", "run", task, "--concurrency=2", "--output-logs=errors-only", ...flags]
const script = (folder, name) => ["pnpm", "--silent", "-C", folder, "run", name]

const tasks = {
  test: ["node", "tools/check.mjs"],
  dev: ["turbo", "run", "dev"],
  build: turbo("build"),
  typecheck: turbo("typecheck"),
  lint: ["oxlint"],
  fmt: ["oxfmt"],
  boundaries: ["node", "tools/check-boundaries.mjs"],
  generate: script("packages/core", "generate"),
  bench: script("packages/core", "bench"),
  "verify-shuffle": script("packages/core", "verify-shuffle"),
  agree: script("packages/core", "agree"),
  bots: script("packages/core", "bots"),
  legality: script("packages/core", "legality"),
  convert: script("packages/core", "convert"),
  replay: script("packages/core", "replay"),
  screenshots: script("apps/table", "screenshots"),
  conformance: script("apps/conformance", "conformance"),
  changeset: ["changeset"],
  start: ["node", "apps/api/dist/main.js"]
}

/** Runs a step of preparation; what it prints goes to stderr, since a task's stdout may be data. */
const prepare = (command, args, cwd = root) => {
  const { status, error } = spawnSync(command, args, { cwd, env, shell, stdio: ["ignore", 2, 2] })
  if (status === 0) return
  console.error(`\n${command} ${args.join(" ")}: ${error?.message ?? `exit code ${status}`}`)
  if (task === "test") console.log("0 passed, 1 failed")
  process.exit(1)
}

const fetchTools = () => {
  const major = (version) => Number(version.split(".")[0])
  // a shell may have .tools itself on its PATH: that Node is not one to count on
  const modern = major(process.versions.node) >= major(config.node) && !process.execPath.startsWith(tools)
  const wanted = modern ? [packageManager] : [`node@${config.node}`, packageManager]
  const present = existsSync(stamp) ? readFileSync(stamp, "utf8").split(",") : []
  if (wanted.every((tool) => present.includes(tool))) return
  console.error(`> fetching ${wanted.join(" and ")}`)
  mkdirSync(tools, { recursive: true })
  // the `node` package picks its platform's binary in an install script, which newer npms want approved
  writeFileSync(join(tools, "package.json"), '{ "private": true, "allowScripts": { "node": true } }\n')
  prepare("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...wanted], tools)
  writeFileSync(stamp, wanted.join())
}

/** Who started this: the parent, and where that is npm's shell, npm too (as far as /proc tells). */
const ancestors = () => {
  const stat = `/proc/${process.ppid}/stat`
  if (!process.env.npm_lifecycle_event || !existsSync(stat)) return `${process.ppid}`
  const [, name, parent] = /\((.*)\) \S (\d+)/u.exec(readFileSync(stat, "utf8"))
  return name === "sh" ? `${process.ppid} ${parent}` : `${process.ppid}`
}

/** Runs the task itself. Not spawnSync, which would swallow the signals that are meant for it. */
const run = ([command, ...args]) => {
  const child = spawn(command, args, { cwd: root, env, shell, stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  // killing npm may reach only npm, or it and its `sh -c`: follow them when they go
  const above = ancestors()
  setInterval(() => ancestors() !== above && child.kill("SIGTERM"), 500).unref()
  child.on("error", (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on("exit", (code) => process.exit(code ?? 1))
}

const [task = "", ...rest] = process.argv.slice(2)
if (!Object.hasOwn(tasks, task)) {
  console.error(`usage: node tools/run.mjs <${Object.keys(tasks).join("|")}> [arguments]`)
  process.exit(2)
}
fetchTools()
prepare("pnpm", ["install", "--frozen-lockfile", "--prefer-offline", "--loglevel=error"])
if (task === "start") prepare(...((t) => [t[0], t.slice(1)])(turbo("build", "--filter=@feljong/api...")))
// a file is named from where the caller stands, not from the package that reads it
const from = process.env.INIT_CWD ?? root
run([...tasks[task], ...rest.map((word) => (existsSync(join(from, word)) ? join(from, word) : word))])
