import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { clear, tally } from "./tally.mjs"

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "tally-"))
})
afterEach(() => rmSync(root, { recursive: true }))

const pack = (name, report, scripts = { test: "vitest run" }) => {
  mkdirSync(join(root, "packages", name), { recursive: true })
  writeFileSync(join(root, "packages", name, "package.json"), JSON.stringify({ name, scripts }))
  if (report) writeFileSync(join(root, "packages", name, ".vitest.json"), JSON.stringify(report))
}
const green = { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [] }
const skip = {
  assertionResults: [
    { status: "skipped", fullName: "the moon" },
    { status: "passed", fullName: "a" }
  ]
}

test("passes, failures and skips of all packages", () => {
  pack("a", green)
  pack("b", { success: false, numPassedTests: 1, numFailedTests: 2, testResults: [skip] })
  pack("c", undefined, {})
  expect(tally(root)).toEqual({ passed: 4, failed: 2, skipped: ["b: the moon"] })
})

test("a file that does not load fails though no test did", () => {
  pack("a", { ...green, success: false })
  expect(tally(root)).toEqual({ passed: 3, failed: 1, skipped: [] })
})

test("a package without a report fails, and yesterday's report does not count", () => {
  pack("a", green)
  clear(root)
  expect(tally(root)).toEqual({ passed: 0, failed: 1, skipped: [] })
})
