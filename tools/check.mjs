// `npm test`: every check in order, each one even when an earlier one failed, and one total at the end.
// `npm test -- lint types` runs only the stages named.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { clear, tally } from "./tally.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const turbo = (task) => ["turbo", "run", task, "--concurrency=2", "--continue", "--output-logs=errors-only"]

const stages = {
  format: ["oxfmt", "--check"],
  lint: ["oxlint", "--quiet"],
  types: turbo("typecheck"),
  boundaries: ["node", "tools/check-boundaries.mjs"],
  generated: ["pnpm", "--silent", "-C", "packages/core", "run", "generate", "--check"],
  tests: turbo("test"),
  build: turbo("build"),
  sizes: turbo("size"),
  changesets: ["node", "tools/check-changesets.mjs"]
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(stages, name))
if (unknown.length > 0) {
  console.error(`no stage ${unknown.join(", ")}; there are: ${Object.keys(stages).join(", ")}`)
  process.exit(2)
}

const results = []
if (named.length === 0 || named.includes("tests")) clear(root)
for (const [name, [command, ...args]] of Object.entries(stages)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n== ${name}`)
  const start = performance.now()
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] })
  if (error) console.error(error.message)
  results.push({ name, ok: status === 0, seconds: ((performance.now() - start) / 1000).toFixed(1) })
}

const total = { passed: 0, failed: 0, skipped: [] }
console.log("")
for (const { name, ok, seconds } of results) {
  console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`)
  // the tests count one by one; the stage itself counts only where it failed without a failing test
  const tests = name === "tests" ? tally(root) : { passed: 0, failed: 0, skipped: [] }
  const own =
    name === "tests"
      ? { passed: 0, failed: ok || tests.failed > 0 ? 0 : 1 }
      : { passed: Number(ok), failed: Number(!ok) }
  total.passed += tests.passed + own.passed
  total.failed += tests.failed + own.failed
  total.skipped.push(...tests.skipped)
}
if (total.skipped.length > 0) console.log(`skipped (${total.skipped.length}): ${total.skipped.join("; ")}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
