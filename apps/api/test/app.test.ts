import { expect, test } from "vitest"
import { app } from "../src/app.ts"

test("says that it is well", async () => {
  const response = await app.request("/health")
  expect(await response.json()).toEqual({ status: "ok" })
})
