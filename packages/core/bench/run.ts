import { spawnSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"
import { firstDifference, measure } from "./measure.ts"
import type { Workload } from "./workload.ts"

/**
 * Compares this engine with @kobalab/majiang-core, workload by workload, each in a process of its own:
 *
 *     node --conditions=source bench/run.ts [shanten win ...] [--rounds 31] [--check]
 *
 * First the answers of both must agree; then they work in turns, and the median ratio of the rounds is printed. With
 * `--check` the process ends with 1 where a ratio is under the workload's floor.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: "boolean", default: false },
    rounds: { type: "string", default: "31" },
    workload: { type: "string" }
  }
})

const folder = join(import.meta.dirname, "workloads")

const runOne = async (name: string): Promise<boolean> => {
  const { default: make } = (await import(join(folder, `${name}.ts`))) as { default: () => Workload }
  const workload = make()
  const different = firstDifference(workload)
  if (different >= 0) {
    console.error(`${name}: the engines differ on input ${different}`)
    return false
  }
  const { ours, peer, ratio, worst, best } = measure(workload, Number(values.rounds))
  const times = `${duration(ours)} against ${duration(peer)}`
  const spread = `rounds ${worst.toFixed(1)}..${best.toFixed(1)}, floor ${workload.floor}`
  console.log(`${name.padEnd(20)} ${`${ratio.toFixed(1)}x`.padStart(8)}  ${times}  (${spread})  ${workload.title}`)
  return ratio >= workload.floor
}

const duration = (nanoseconds: number): string => {
  if (nanoseconds < 1e3) return `${nanoseconds.toFixed(1)} ns`
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toFixed(2)} us` : `${(nanoseconds / 1e6).toFixed(2)} ms`
}

const runAll = (): boolean => {
  const names = readdirSync(folder).map((file) => basename(file, ".ts"))
  const wanted = positionals.length === 0 ? names : positionals
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    console.error(`there is no workload ${unknown.join(", ")}: ${names.join(", ")}`)
    return false
  }
  const passed = names
    .filter((name) => wanted.includes(name))
    .map((name) => {
      const args = [...process.execArgv, import.meta.filename, "--workload", name, "--rounds", values.rounds]
      return spawnSync(process.execPath, args, { stdio: "inherit" }).status === 0
    })
  return passed.length > 0 && passed.every(Boolean)
}

const passed = values.workload === undefined ? runAll() : await runOne(values.workload)
// a single workload always tells; the whole run fails only when asked to check
process.exitCode = passed || (values.workload === undefined && !values.check) ? 0 : 1
