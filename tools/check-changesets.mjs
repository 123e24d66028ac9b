// A change to a package needs a changeset. On top of an upstream main the new commits are what counts; on main itself,
// where there is nothing new, all that came since the last release.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const git = (...args) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? ""

const head = git("rev-parse", "HEAD")
const fork = git("merge-base", "HEAD", "origin/main")
// the release is the commit that last set the version
const release = git("log", "-1", "--format=%H", "-G", '^  "version":', "--", "packages/core/package.json")
const since = fork !== "" && fork !== head ? fork : release

if (since === "") {
  console.log("no history to compare with: nothing checked")
} else {
  const { status } = spawnSync("changeset", ["status", `--since=${since}`], { cwd: root, stdio: "inherit" })
  process.exitCode = status ?? 1
}
