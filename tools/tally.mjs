// Adds up the vitest reports of all packages, those that turbo restored from its cache too.
import { existsSync, globSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"

const json = (file) => JSON.parse(readFileSync(file, "utf8"))
const reportOf = (folder) => join(folder, ".vitest.json")
const tested = (root) =>
  globSync(["{packages,apps}/*/package.json", "tools/package.json"], { cwd: root })
    .toSorted()
    .map((file) => ({ pkg: json(join(root, file)), folder: join(root, dirname(file)) }))
    .filter(({ pkg }) => pkg.scripts?.test)

/** Removes the reports of an earlier run, which must not count for a package whose run broke off. */
export const clear = (root) => {
  for (const { folder } of tested(root)) rmSync(reportOf(folder), { force: true })
}

/** What one report says. A run that failed without a failing test (a file that does not load) counts as one failure. */
const count = (report, name) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests || Number(!report.success),
  skipped: report.testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status !== "passed" && status !== "failed")
    .map(({ fullName }) => `${name}: ${fullName}`)
})

/** The sum over all packages that have tests; a package without a report counts as one failure. */
export const tally = (root) => {
  const counts = tested(root).map(({ pkg, folder }) =>
    existsSync(reportOf(folder)) ? count(json(reportOf(folder)), pkg.name) : { passed: 0, failed: 1, skipped: [] }
  )
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    skipped: counts.flatMap(({ skipped }) => skipped)
  }
}
