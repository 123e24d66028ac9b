import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

test("counts the files that it is given", () => {
  const cli = join(import.meta.dirname, "..", "src", "cli.ts")
  expect(execFileSync(process.execPath, [cli, "a.json", "b.json"], { encoding: "utf8" })).toBe("0 cases in 2 files\n")
})
