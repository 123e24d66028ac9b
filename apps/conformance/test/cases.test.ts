import { expect, test } from "vitest"
import { loadCases } from "../src/load.ts"
import { runCase } from "../src/run.ts"

test.each(loadCases())("$id", (one) => {
  expect(runCase(one)).toEqual([])
})
